import { mount } from "svelte";

import App from "./App.svelte";
import "./page.css";
import { learn, preferred } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target !== null) {
  await learn(preferred());
  mount(App, { target });
}
