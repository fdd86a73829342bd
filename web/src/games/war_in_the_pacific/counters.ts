/** Counters of ground units on an island, and what lies in a hex beside them. */
import { catalog } from "../../lib/catalog";
import { say } from "../../lib/language";
import { look } from "../../lib/powers";
import type { Place, Unit } from "../../lib/types";
import type { Chip, Face } from "../../map/nato";

/** A unit as a view tells it; ships have no steps. */
export interface Troop extends Unit {
  steps?: number;
  tq?: number;
  active?: boolean;
  broken?: boolean;
  leader?: string;
  shots?: number;
}

interface Fort {
  side: string;
  level: number;
  seen: boolean;
}

/** What stands in a hex besides troops. */
interface Works {
  fort?: Fort;
  battery?: { strength: number; suppressed: boolean };
  airfield?: { level: number; damage: string };
}

const SIGNS: Record<string, string> = { marine: "marine", snlf: "marine", sbf: "garrison", artillery: "ART", engineer: "ENG", labor: "LAB", unknown: "?" };
const PAPER = { fill: "#efe6d2", ink: "#1a1a1a" };

export const isTroop = (unit: Troop): boolean => unit.steps !== undefined;

/** Quality and steps, as counters print them. */
export const factors = ({ tq, steps }: Troop): string => (tq === undefined ? String(steps) : `${tq}-${steps}`);

/** The counter of a unit; ships lie beside the map. */
export function face(unit: Troop): Face | null {
  if (!isTroop(unit)) return null;
  const nations = catalog()["nations"] as Record<string, { fill: string; ink: string }> | undefined;
  const printed = (catalog().units?.[unit.id ?? ""] ?? {}) as { steps?: number };
  return {
    sign: SIGNS[unit.kind] ?? unit.kind,
    ...(nations?.[unit.nation ?? ""] ?? PAPER),
    band: unit.owner ? look(unit.owner).fill : "",
    factors: factors(unit),
    steps: unit.steps ?? 0,
    most: printed.steps ?? unit.steps ?? 0,
    ...(unit.broken ? { alarm: "B" } : {}),
    ...(unit.active === false ? { spent: true } : {}),
  };
}

/** Fort, battery and airfield as markers beside the stack. */
export function chips(place: Place): Chip[] {
  const { fort, battery, airfield } = place as Place & Works;
  const found: Chip[] = [];
  if (fort) found.push({ text: say("Fort {level}", { level: fort.seen ? fort.level : `${fort.level}+` }), ...look(fort.side) });
  if (battery) found.push({ text: say("Guns {strength}", { strength: battery.strength }), ...PAPER });
  if (airfield) found.push({ text: airfield.damage ? say("Field {damage}", { damage: airfield.damage }) : say("Field"), ...PAPER });
  return found.map(({ text, fill, ink }) => ({ text, fill, ink }));
}
