import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, so that the wheel carries it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/kleeblatt/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8127", ws: true } },
    fs: { allow: [".."] },
  },
});
