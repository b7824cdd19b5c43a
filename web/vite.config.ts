import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { defineConfig, type Plugin, transformWithOxc } from "vite";

/** sw.js: the service worker, told which files the page has. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((file) => file.fileName !== "index.html");
      const files = ["/", ...built.map((file) => `/${file.fileName}`), ...readdirSync("public").map((name) => `/${name}`)];
      const sums = createHash("sha256");
      for (const file of Object.values(bundle))
        sums.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      for (const name of ["index.html", ...readdirSync("public").map((each) => `public/${each}`)])
        sums.update(readFileSync(name));
      const version = sums.digest("hex").slice(0, 12);
      const { code } = await transformWithOxc(readFileSync("worker.ts", "utf8"), "worker.ts");
      const told = `const FILES = ${JSON.stringify(files)};\nconst VERSION = "${version}";\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: told + code });
    },
  };
}

/** sbom/packages.json: the npm packages whose code is in the page, for the bill of materials. */
function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
      const used = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
      const names = used
        .map((id) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1])
        .filter((name) => name !== undefined);
      const source = JSON.stringify([...new Set(names)].sort());
      this.emitFile({ type: "asset", fileName: "sbom/packages.json", source });
    },
  };
}

// The page is built into the Python package, so that the wheel carries it.
export default defineConfig({
  plugins: [svelte(), serviceWorker(), bundledPackages()],
  build: {
    outDir: "../src/kleeblatt/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault of the page
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8127", ws: true } },
    fs: { allow: [".."] },
  },
});
