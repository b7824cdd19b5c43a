import { mount } from "svelte";

import App from "./App.svelte";
import "./page.css";
import { wear } from "./lib/settings.svelte";
import { learn, preferred } from "./lib/words.svelte";

const FONT_MS = 400; // that the first look waits for the typeface, so that no line moves later

const target = document.getElementById("app");
if (target !== null) {
  wear();
  const patience = new Promise((done) => setTimeout(done, FONT_MS));
  const font = Promise.race([document.fonts.load("1em Nunito"), patience]).catch(() => undefined);
  await Promise.all([learn(preferred()), font]);
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
