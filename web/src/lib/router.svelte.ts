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
