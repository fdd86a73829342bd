/** What territories bring in, and the complexes and bases that stand in them. */
import type { Built } from "../../lib/family.svelte";
import { say } from "../../lib/language";
import type { Place } from "../../lib/types";
import { word } from "../../lib/words";
import { facilitiesOf, type Facility } from "./types";

export const worth = (place: Place): number => Number(place["ipc"] ?? 0);

/** What is built in a territory; a complex says how much it makes. */
export const built = (place: Place): Built[] => Object.entries(facilitiesOf(place)).map(([id, part]) => facility(id, part));

function facility(id: string, { size, output, damage, operative }: Facility): Built {
  const complex = id === "complex";
  return {
    name: word(id),
    text: complex && output !== undefined ? say("{size} complex (makes {output})", { size: word(size ?? ""), output }) : word(id),
    shape: complex ? (size === "major" ? "major_ic" : "minor_ic") : id,
    damage,
    out: operative === false || (complex && output === 0),
  };
}
