/** Ships: named pieces with the factors that stand on their counters. */
import { catalog, kind, rankOf } from "../../lib/catalog";
import { say } from "../../lib/language";
import { isNamed, type Named } from "../../lib/named";
import type { Unit } from "../../lib/types";
import { word } from "../../lib/words";
import { shipFacts } from "./printed";

export { flagOf, isHurt, isTurned, plain, type Squadron, squadrons } from "../../lib/named";

export interface Ship extends Named {
  printed?: string[]; // the factors on its counter, a star behind one with a bonus
  strike?: string; // its airstrikes
  overhaul?: number;
  base?: string;
}

export const isShip = (unit: Unit): unit is Ship => isNamed(unit);

/** A printed factor: its number, and whether a bonus goes with it. */
export const factor = (text: string): { text: string; bonus: boolean } => ({ text: text.replace("*", ""), bonus: text.endsWith("*") });

/** How many of each type, the strongest first. */
export function tally(units: Unit[]): { kind: string; count: number }[] {
  const found = new Map<string, number>();
  for (const unit of units) found.set(unit.kind, (found.get(unit.kind) ?? 0) + unit.count);
  return [...found].map(([id, count]) => ({ kind: id, count })).sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

/** A ship in words, for those who hear the board. */
export function shipWords(ship: Ship): string {
  const parts = [kind(ship.kind)?.name ?? ship.kind, (ship.printed ?? []).join("-")];
  if (ship.strike) parts.push(say("airstrike {strike}", { strike: ship.strike }));
  if (ship.mode) parts.push(catalog().modes?.[ship.mode]?.name ?? ship.mode);
  if (ship.damage) parts.push(say("damage {damage}", { damage: ship.damage }));
  if (ship.disabled) parts.push(say("disabled"));
  if (ship.overhaul) parts.push(say("in overhaul"));
  return `${ship.name}, ${parts.filter(Boolean).join(", ")}`;
}

const SURE = new Set(["text", "public", "own"]);

/** Values on a ship's counter that no source gives: worked out, or remembered. */
export function guessed(id: string): string[] {
  const facts = shipFacts(id);
  if (!facts?.origin) return [];
  const shown = ["gunnery", "armor", "speed", "attack", "defense", ...(facts.air ? ["airstrike"] : []), ...(facts.bonus ? ["gunnery_bonus", "armor_bonus", "airstrike_bonus", "bonus"] : [])];
  return shown.filter((name) => facts.origin?.[name] !== undefined && !SURE.has(facts.origin[name]));
}

/** A ship in words, and which of its values are not certain. */
export function shipTitle(ship: Ship): string {
  const unsure = guessed(ship.id).map((name) => word(name));
  return unsure.length ? say("{ship} (≈ worked out, not printed: {unsure})", { ship: shipWords(ship), unsure: unsure.join(", ") }) : shipWords(ship);
}
