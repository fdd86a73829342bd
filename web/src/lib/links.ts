/** Addresses that people pass on. */

/** The address of a place to be shared. */
export const linkTo = (...parts: (number | string)[]): string => `${location.origin}/${parts.map((one) => encodeURIComponent(one)).join("/")}`;

/** The place that an address leads to, as it is shared or as the browser shows it; null where it is none of these. */
export function placeIn(text: string): string[] | null {
  const found = /\/(game|join)\/([\w-]+)(?:\/(\d+))?/.exec(text);
  return found ? found.slice(1).filter((part): part is string => part !== undefined) : null;
}
