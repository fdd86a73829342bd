/** Links to be shared name a place by its path, so that whoever receives one is shown what it leads to: `/game/ID/ANSWER`, `/join/TOKEN`. */
const SHARED = /^\/(game|join)\/[\w-]+(\/\d+)?\/?$/;
if (SHARED.test(location.pathname) && !location.hash) history.replaceState(null, "", `/#${location.pathname}`);

/** Where we are: the part of the address after the hash. */
function parse(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const route = $state<{ parts: string[] }>({ parts: parse() });

addEventListener("hashchange", () => {
  route.parts = parse();
});

export function go(...parts: string[]): void {
  location.hash = "/" + parts.map(encodeURIComponent).join("/");
}
