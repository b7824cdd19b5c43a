// What `npm run lint` asks of the page's code. Its layout is Prettier's, its types are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["public/", "src/lib/schema.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }], // of ASCII
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void turn` reads what an effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // With noUncheckedIndexedAccess, `!` says what is known of an index.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Not every browser has all that its types promise, and `$state` changes behind a closure.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // What an object keeps for itself need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The service worker has the types of workers, which the project of the page has not.
    files: ["worker.ts", "vite.config.ts", "**/*.{js,mjs}"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ["worker.ts"], languageOptions: { globals: globals.serviceworker } },
);
