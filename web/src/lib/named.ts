/** Pieces with a name of their own. What they are called and print comes from the game. */
import { catalog, kind, rankOf } from "./catalog";
import type { Unit } from "./types";

export interface Named extends Unit {
  id: string;
  name: string;
}

export const isNamed = (unit: Unit): unit is Named => typeof unit.id === "string" && typeof unit.name === "string";

/** The flag a unit sails under, else its owner. */
export const flagOf = (unit: Unit): string => unit.nation ?? unit.owner;

/** Whether a unit shows the back of its counter. */
export const isTurned = (unit: Unit): boolean => catalog().modes?.[unit.mode ?? ""]?.look === "striped";

export const isHurt = (unit: Unit): boolean => Boolean(unit.damaged || unit.damage || unit.disabled);

export interface Squadron {
  flag: string;
  mode: string;
  ships: Named[];
}

/** Letters only, so that a search finds Noumea and Königsberg without accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Named pieces of a place by flag and side of the counter, the strongest first, as far as name and types are wanted. */
export function squadrons(units: Unit[], wanted = "", types: ReadonlySet<string> = new Set()): Squadron[] {
  const found = new Map<string, Squadron>();
  const text = plain(wanted.trim());
  for (const unit of units) {
    if (!isNamed(unit)) continue;
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
