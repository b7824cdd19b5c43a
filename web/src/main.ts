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
