import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { languageOf, speak } from "./lib/language";
import { renew } from "./lib/renewed";

/** The language asked for in the address, `?language=sv`, else the one this browser asked for last. */
function wanted(): string {
  const asked = new URLSearchParams(location.search).get("language");
  if (asked !== null) localStorage.setItem("flagplot.language", asked);
  return asked ?? localStorage.getItem("flagplot.language") ?? "en";
}

window.addEventListener("vite:preloadError", () => void renew());

const target = document.getElementById("app");
void languageOf(wanted())
  .then(speak)
  .then(() => target && mount(App, { target }));
