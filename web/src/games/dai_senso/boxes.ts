/** What lies beside the map: Naval Zones with their three boxes, the Turn Track, Force Pools, boxes off the map. */
import { catalog } from "../../lib/catalog";
import { unitsOf } from "../../lib/table.svelte";
import type { Place, Unit } from "../../lib/types";
import { factors, type Troop } from "./counters";

interface Printed {
  name?: string;
  group?: string; // sea, track, pool or off_map
  of?: string; // the Naval Zone or the faction
  part?: string; // of a Naval Zone
}

export interface Box {
  id: string;
  name: string;
  units: Unit[];
}

/** Boxes that are drawn together: those of one Naval Zone, or one by itself. */
export interface Tray {
  key: string;
  name: string;
  owner: string; // of a Force Pool
  parts: Box[];
}

export interface Trays {
  sea: Tray[];
  track: Tray[];
  pool: Tray[];
  other: Tray[];
}

const printed = (id: string): Printed => catalog().spaces?.[id] ?? {};

/** The boxes that hold anything, in the order of the catalog. */
export function traysOf(places: Record<string, Place>, onMap: ReadonlySet<string>): Trays {
  const found: Trays = { sea: [], track: [], pool: [], other: [] };
  const seas = new Map<string, Tray>();
  const order = Object.keys(catalog().spaces ?? {});
  const ids = Object.keys(places).filter((id) => !onMap.has(id) && unitsOf(places[id]).length);
  for (const id of ids.sort((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const { name = id, group, of = "", part = "" } = printed(id);
    const box: Box = { id, name: part || name, units: unitsOf(places[id]) };
    const known = group === "sea" ? seas.get(of) : undefined;
    if (known) known.parts.push(box);
    else {
      const tray: Tray = { key: id, name: group === "sea" ? of : name, owner: group === "pool" ? of : "", parts: [box] };
      found[group === "sea" || group === "track" || group === "pool" ? group : "other"].push(tray);
      if (group === "sea") seas.set(of, tray);
    }
  }
  return found;
}

/** What tells counters apart that look alike. */
export const looksOf = (unit: Troop): string => [unit.owner, unit.nation, unit.kind, unit.steps, factors(unit)].join(" ");

/** Counters that are alike lie on one another: the first of them, and how many. */
export function heaps(units: readonly Unit[], alike: (unit: Unit) => string): { unit: Unit; count: number }[] {
  const found = new Map<string, { unit: Unit; count: number }>();
  for (const unit of units) {
    const heap = found.get(alike(unit));
    if (heap) heap.count += 1;
    else found.set(alike(unit), { unit, count: 1 });
  }
  return [...found.values()];
}
