/** Counters of ground and air units: what stands on the side that is up. */
import { catalog } from "../../lib/catalog";
import { look } from "../../lib/powers";
import { unitsOf } from "../../lib/table.svelte";
import type { Place, Unit } from "../../lib/types";
import { type Chip, type Face, isSign } from "../../map/nato";

/** A unit on the map or in a pool, as a view tells it. */
export interface Troop extends Unit {
  steps?: number; // of ground units only, with the factors
  attack?: number;
  defense?: number;
  move?: number;
  supplied?: boolean;
}

/** A side of a counter, as it is printed. */
interface Side {
  kind: string;
  steps: number;
  size?: string;
}

interface Printed {
  sides?: Side[];
  quality?: string;
  type?: string;
}

const printed = (unit: Unit): Printed => (catalog().units?.[unit.id ?? ""] ?? {}) as Printed;

const BOXES: Record<string, Face["box"]> = { colonial: "white", elite: "tint" };
const PAPER = { fill: "#efe6d2", ink: "#1a1a1a" };

/** In the colours of the nation it belongs to. */
export function paint(nation: string | undefined): { fill: string; ink: string } {
  const nations = catalog()["nations"] as Record<string, { fill: string; ink: string }> | undefined;
  return nations?.[nation ?? ""] ?? PAPER;
}

/** Convoys are drawn by what they are, and say which of their sides is up. */
const CONVOYS: Record<string, string> = { supply: "convoy", troop: "convoy", escort_troop_convoy: "escort" };

export const isTroop = (unit: Troop): boolean => unit.steps !== undefined;

/** Attack, defense and movement as they are printed. */
export const factors = ({ attack, defense, move }: Troop): string => [attack, defense, move].filter((one) => one !== undefined).join("-");

/** The counter of a unit; markers are chips beside the stack. */
export function face(unit: Troop): Face | null {
  const convoy = CONVOYS[unit.kind];
  if (!isTroop(unit) && !convoy && !isSign(unit.kind)) return null;
  const { sides = [], quality = "" } = printed(unit);
  const size = sides.find((one) => one.kind === unit.kind && one.steps === unit.steps)?.size;
  const most = Math.max(0, ...sides.map((one) => one.steps));
  return {
    sign: convoy ?? unit.kind,
    ...(convoy ? { factors: catalog().kinds?.[unit.kind]?.name?.split(" ")[0] ?? "" } : {}),
    ...paint(unit.nation),
    band: unit.owner ? look(unit.owner).fill : "",
    box: BOXES[quality] ?? "plain",
    ...(isTroop(unit) ? { factors: factors(unit), steps: unit.steps ?? 0, most } : {}),
    ...(size ? { size } : {}),
    ...(unit.supplied === false ? { alarm: "!" } : {}),
    ...(unit.status === "done" ? { spent: true } : {}),
  };
}

export const isAloft = (unit: Troop): boolean => !isTroop(unit);

/** Markers on a stack. */
export function chips(place: Place): Chip[] {
  return unitsOf(place)
    .filter((unit) => face(unit) === null)
    .map((unit) => ({ text: catalog().kinds?.[unit.kind]?.name ?? unit.name ?? unit.kind, ...(unit.owner ? look(unit.owner) : PAPER) }))
    .map(({ text, fill, ink }) => ({ text: text.split(" ")[0] ?? text, fill, ink }));
}
