/** What this browser's player likes; kept in local storage. */
export interface Settings {
  theme: "system" | "light" | "dark";
  text: number; // percent
  motion: "system" | "reduced" | "full";
  sound: boolean;
  tour: boolean; // seen already
  names: boolean; // names of spaces on the map
  results: boolean; // a card for every battle and throw
  safe: boolean; // colours that are easy to tell apart
  telling: "slow" | "normal" | "fast"; // how fast what others did is told
  follow: boolean; // the map goes where others act while one waits or watches
}

const KEY = "flagplot.settings";
const DEFAULTS: Settings = { theme: "system", text: 100, motion: "system", sound: false, tour: false, names: true, results: true, safe: false, telling: "normal", follow: true };

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

const media = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const isDark = (): boolean =>
  settings.theme === "dark" || (settings.theme === "system" && media("(prefers-color-scheme: dark)"));

export const isStill = (): boolean =>
  settings.motion === "reduced" || (settings.motion === "system" && media("(prefers-reduced-motion: reduce)"));

/** Put the settings into effect and keep them; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = isStill() ? "reduced" : "full";
  root.style.fontSize = `${settings.text}%`;
  localStorage.setItem(KEY, JSON.stringify(settings));
}
