/** Named pieces: every ship with its own name and numbers. What they are called and print comes from the game. */
import { catalog, kind, rankOf } from "./catalog";
import type { Unit } from "./types";
import { word } from "./words";

export interface Ship extends Unit {
  id: string;
  name: string;
}

export const isShip = (unit: Unit): unit is Ship => typeof unit.id === "string" && typeof unit.name === "string";

/** The flag a unit sails under, else its owner. */
export const flagOf = (unit: Unit): string => unit.nation ?? unit.owner;

/** Whether a unit shows the back of its counter. */
export const isTurned = (unit: Unit): boolean => catalog().modes?.[unit.mode ?? ""]?.look === "striped";

export const isHurt = (unit: Unit): boolean => Boolean(unit.damaged || unit.damage || unit.disabled);

/** A printed factor: its number, and whether a bonus goes with it. */
export const factor = (text: string): { text: string; bonus: boolean } => ({ text: text.replace("*", ""), bonus: text.endsWith("*") });

/** How many of each type, the strongest first. */
export function tally(units: Unit[]): { kind: string; count: number }[] {
  const found = new Map<string, number>();
  for (const unit of units) found.set(unit.kind, (found.get(unit.kind) ?? 0) + unit.count);
  return [...found].map(([id, count]) => ({ kind: id, count })).sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

export interface Squadron {
  flag: string;
  mode: string;
  ships: Ship[];
}

/** Letters only, so that a search finds Noumea and Königsberg without accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The ships of a place by flag and side of the counter, the strongest first, as far as name and types are wanted. */
export function squadrons(units: Unit[], wanted = "", types: ReadonlySet<string> = new Set()): Squadron[] {
  const found = new Map<string, Squadron>();
  const text = plain(wanted.trim());
  for (const unit of units) {
    if (!isShip(unit)) continue;
    if (types.size && !types.has(unit.kind)) continue;
    if (text && !plain(`${unit.name} ${kind(unit.kind)?.name ?? ""} ${unit.kind}`).includes(text)) continue;
    const key = `${unit.side ?? ""} ${flagOf(unit)} ${unit.mode ?? ""}`;
    const group = found.get(key);
    if (group) group.ships.push(unit);
    else found.set(key, { flag: flagOf(unit), mode: unit.mode ?? "", ships: [unit] });
  }
  const sorted = [...found].sort(([a], [b]) => a.localeCompare(b)).map(([, group]) => group);
  for (const group of sorted) group.ships.sort((a, b) => rankOf(a.kind) - rankOf(b.kind) || a.name.localeCompare(b.name));
  return sorted;
}

/** A ship in words, for those who hear the board. */
export function shipWords(ship: Ship): string {
  const parts = [kind(ship.kind)?.name ?? ship.kind, (ship.printed ?? []).join("-")];
  if (ship.strike) parts.push(`airstrike ${ship.strike}`);
  if (ship.mode) parts.push(catalog().modes?.[ship.mode]?.name ?? ship.mode);
  if (ship.damage) parts.push(`damage ${ship.damage}`);
  if (ship.disabled) parts.push("disabled");
  if (ship.overhaul) parts.push("in overhaul");
  return `${ship.name}, ${parts.filter(Boolean).join(", ")}`;
}

const SURE = new Set(["text", "public", "own"]);

/** Values on a ship's counter that no source gives: worked out, or remembered. */
export function guessed(id: string): string[] {
  const facts = catalog().units?.[id];
  if (!facts?.origin) return [];
  const shown = ["gunnery", "armor", "speed", "attack", "defense", ...(facts.air ? ["airstrike"] : []), ...(facts.bonus ? ["gunnery_bonus", "armor_bonus", "airstrike_bonus", "bonus"] : [])];
  return shown.filter((name) => facts.origin?.[name] !== undefined && !SURE.has(facts.origin[name]));
}

/** A ship in words, and which of its values are not certain. */
export function shipTitle(ship: Ship): string {
  const unsure = guessed(ship.id).map((name) => word(name));
  return unsure.length ? `${shipWords(ship)} (≈ worked out, not printed: ${unsure.join(", ")})` : shipWords(ship);
}
