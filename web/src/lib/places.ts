// What is said of a space, wherever it is said.

import type { Place } from "./types";
import { title, word } from "./words";

/** Who holds a space; and where nobody does but it has joined a side, which. */
export function holding(place?: Place): string {
  if (!place?.control) return "";
  const side = place.side ? `, on the side of the ${title(word(place.side))}` : "";
  return `${title(word(place.control))}${side}`;
}
