// Both languages say the same things, and everything the page asks for is there: else no build.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const files = (folder, ends) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, ends) : path.endsWith(ends) ? [path] : [];
  });

const messages = (language) => {
  const found = new Map();
  const paths = [...files("texts", `.${language}.ftl`), ...files("../src/kleeblatt", `${language}.ftl`)];
  for (const path of paths) {
    for (const block of readFileSync(path, "utf8").split(/\n(?=[a-z])/)) {
      const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
      if (id === undefined) continue;
      if (found.has(id)) throw new Error(`${id} is said twice (${path})`);
      found.set(id, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort().join());
    }
  }
  return found;
};

const german = messages("de");
const english = messages("en");
const problems = [];
for (const id of new Set([...german.keys(), ...english.keys()])) {
  const isTold = id.startsWith("told-") && german.has(id) && english.has(id); // each takes what it needs of an event
  const isName = id.startsWith("name-"); // of a word that only one language writes otherwise in a sentence
  if (!isTold && !isName && german.get(id) !== english.get(id)) problems.push(`${id} differs between the languages`);
}
for (const path of files("src", ".svelte").concat(files("src", ".ts"))) {
  for (const [, id] of readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([\w-]+)"/g)) {
    if (!english.has(id)) problems.push(`${path} asks for “${id}”, which is nowhere`);
  }
}
const sources = files("src", ".svelte")
  .concat(files("src", ".ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join();
const texts = files("texts", ".en.ftl")
  .map((path) => readFileSync(path, "utf8"))
  .join();
for (const path of files("texts", ".en.ftl")) {
  for (const [, id] of readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)) {
    const families = [...id.matchAll(/-/g)].map(({ index }) => id.slice(0, index + 1));
    const isPart = texts.includes(`{ ${id} }`); // of other messages
    const said = isPart || sources.includes(`"${id}"`) || families.some((family) => sources.includes(`\`${family}$`));
    if (!said) problems.push(`nothing says “${id}”`);
  }
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
