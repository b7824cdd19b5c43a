import { mount } from "svelte";

import App from "./App.svelte";
import "./page.css";
import { wear } from "./lib/settings.svelte";
import { learn, preferred } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target !== null) {
  wear();
  await learn(preferred());
  mount(App, { target });
}

// Installed, or simply come back to: the page itself is there without the server.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");

// After an update the files of an open page may be gone: begin anew with the new ones, once.
addEventListener("vite:preloadError", () => {
  const at = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - at < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});
