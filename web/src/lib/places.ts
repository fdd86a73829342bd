// What is said of a space, wherever it is said.

import { say } from "./language";
import type { Place } from "./types";
import { title, word } from "./words";

/** Who holds a space; and where nobody does but it has joined a side, which. */
export function holding(place?: Place): string {
  if (!place?.control) return "";
  const holder = title(word(place.control));
  return place.side ? say("{holder}, on the side of the {side}", { holder, side: title(word(place.side)) }) : holder;
}
