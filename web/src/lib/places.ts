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

/** The name of a space as it stands at the beginning of a line; a printed label stays as it is: w5525, not W5525. */
export const placeName = (id: string, places: Parameters<typeof word>[1]): string => {
  const name = word(id, places);
  return name === id ? id : title(name);
};
