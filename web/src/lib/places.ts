// What is said of a space, wherever it is said.

import { say } from "./language";
import type { Place, Unit } from "./types";
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

/** Whether units with names of a seat were in a space, and none of them is any more. */
export function vacated(seat: string | null, before: readonly Unit[], now: readonly Unit[]): boolean {
  const own = (units: readonly Unit[]): Unit[] => units.filter((unit) => unit.id !== undefined && unit.owner === seat);
  const here = new Set(own(now).map((unit) => unit.id));
  return own(before).length > 0 && !own(before).some((unit) => here.has(unit.id));
}
