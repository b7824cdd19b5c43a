// Builds the verifier: one HTML file that holds the rules, Python and all they need.
// node verifier/build.mjs SITE_PACKAGES FILE
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gzipSync, zipSync } from "fflate";
import ts from "typescript";

const HERE = dirname(fileURLToPath(import.meta.url));
const KLEEBLATT = join(HERE, "../../src/kleeblatt");
const PYODIDE = join(HERE, "../node_modules/pyodide");
const LANGUAGES = ["de", "en"];
const LIBRARIES = ["attr", "babel", "fluent", "pytz", "typing_extensions.py"];
const LICENCES = /^(attrs|babel|fluent\.(runtime|syntax)|pytz|typing_extensions)-.*\.dist-info\/.*(LICENSE|METADATA)/;
const LOCALES = ["global.dat", ...["root", ...LANGUAGES].map((name) => `locale-data/${name}.dat`)];

const [sitePackages, target] = process.argv.slice(2);
const here = (name) => readFileSync(join(HERE, name), "utf8");

/** A TypeScript file as a classic script: a page from the disk may start no module workers. */
function script(name) {
  const { outputText } = ts.transpileModule(here(name), { compilerOptions: { target: "esnext", module: "esnext" } });
  return outputText.replace(/^export \{\};\n/m, "");
}

/** All files under a path, by their names relative to `root`, sorted. */
function files(root, path = "") {
  const found = join(root, path);
  if (!statSync(found).isDirectory()) return [path];
  const names = readdirSync(found).filter((name) => name !== "__pycache__" && name !== "nets");
  return names.flatMap((name) => files(root, path ? `${path}/${name}` : name)).sort();
}

/** A plain zip that is the same on every machine: no compression, one date for all. */
function zip(root, paths, folder = "") {
  const mtime = new Date(1980, 0, 1);
  const entries = paths.map((path) => [folder + path, readFileSync(join(root, path))]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0, mtime }));
}

const isRules = (path) => /^(__init__\.py|(core|games|texts)\/.*\.(py|toml|ftl))$/.test(path);
const isLibrary = (path) =>
  (path.endsWith(".py") && !path.startsWith("babel/messages/")) || LOCALES.some((name) => path === `babel/${name}`);

const libraries = [
  ...LIBRARIES.flatMap((path) => files(sitePackages, path)).filter(isLibrary),
  ...readdirSync(sitePackages)
    .filter((name) => name.endsWith(".dist-info"))
    .flatMap((name) => files(sitePackages, name))
    .filter((path) => LICENCES.test(path)),
].sort();
const packed = {
  "kleeblatt.zip": zip(KLEEBLATT, files(KLEEBLATT).filter(isRules), "kleeblatt/"),
  "libraries.zip": zip(sitePackages, libraries),
  ...Object.fromEntries(
    ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"].map((name) => [
      name,
      readFileSync(join(PYODIDE, name)),
    ]),
  ),
};

// fflate compresses in JavaScript: the bytes do not depend on the machine's zlib.
const plain = { "worker.js": script("worker.ts"), "check.py": here("check.py") };
const parts = [
  ...Object.entries(plain).map(([name, text]) => `<script type="text/plain" id="${name}">${text}</script>`),
  ...Object.entries(packed).map(([name, content]) => {
    const text = Buffer.from(gzipSync(content, { level: 9, mtime: 0 })).toString("base64");
    return `<script type="application/gzip" id="${name}">${text}</script>`;
  }),
];

const bundles = LANGUAGES.map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(here(`verifier.${language}.ftl`)));
  if (problems.length > 0) throw problems[0];
  return [language, bundle];
});

/** A text in all languages; the style shows the one that is chosen. */
function say(id) {
  return bundles
    .map(([language, bundle]) => {
      const message = bundle.getMessage(id);
      if (!message?.value) throw new Error(`${id} is not said in ${language}`);
      return `<span lang="${language}">${bundle.formatPattern(message.value)}</span>`;
    })
    .join("");
}

const FONT = /@font-face \{.*?\}\n/s; // a file of its own, and this page is one file
const style = readFileSync(join(HERE, "../src/page.css"), "utf8").replace(FONT, "") + here("verifier.css");
const program = script("page.ts");
const icon = readFileSync(join(HERE, "../public/clover.svg"), "utf8").trim();
const sha256 = (text) => createHash("sha256").update(text);
const policy = [
  "default-src 'none'", // no network, not for anything
  `script-src 'sha256-${sha256(program).digest("base64")}' blob: 'wasm-unsafe-eval'`,
  "worker-src blob:",
  `style-src 'sha256-${sha256(style).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const filled = {
  policy: () => policy,
  style: () => style,
  program: () => program,
  clover: () => icon,
  icon: () => encodeURIComponent(icon),
  parts: () => parts.join("\n"),
};
const page = here("index.html").replaceAll(/\{\{([\w-]+)\}\}/g, (_, name) => filled[name]?.() ?? say(name));

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, page);
writeFileSync(`${target}.sha256`, `${sha256(page).digest("hex")}  ${basename(target)}\n`);
console.log(`${target}: ${(page.length / 1e6).toFixed(1)} MB`);
