/** Units that wait for orders, and where each may go, as a game tells it; the client only picks among it. */
import { printedShip } from "./engagement";
import type { Destination, Place, Unit, View } from "../../lib/types";

/** A place with what it costs to get there and how many faces of a die succeed; empty where neither matters. */
export type Ways = Record<string, number[]>;

export interface Waiting {
  way: number;
  others?: string[]; // other orders than a place
  default?: string; // where it goes when nobody says anything
}

export interface Orders {
  seat: string;
  several?: boolean; // whether many may be sent at once
  ways?: Ways[];
  units?: Record<string, Waiting>;
}

export interface Goal {
  place: string;
  ships: string[]; // those of the picked that can go there
  cost: number | null;
  faces: number; // of the slowest
}

export const FACES = 6;

/** The orders a seat may give now: the first document among the panels that lists units. */
export function ordersOf(view: View | null): Orders | null {
  for (const panel of Object.values(view?.panels ?? {})) {
    const found = panel as Orders | null;
    if (found && typeof found === "object" && Array.isArray(found.ways) && found.units) return found;
  }
  return null;
}

/** Where the picked units may go: what most can reach first, then the surest, then the nearest. */
export function goals(orders: Orders, picked: readonly string[]): Goal[] {
  const found = new Map<string, Goal>();
  for (const id of picked) {
    const waiting = orders.units?.[id];
    for (const [place, [cost, faces]] of Object.entries(waiting ? (orders.ways?.[waiting.way] ?? {}) : {})) {
      const goal = found.get(place) ?? { place, ships: [], cost: null, faces: FACES };
      goal.ships.push(id);
      if (cost !== undefined) goal.cost = Math.max(goal.cost ?? 0, cost);
      goal.faces = Math.min(goal.faces, faces ?? FACES);
      found.set(place, goal);
    }
  }
  return [...found.values()].sort((a, b) => b.ships.length - a.ships.length || b.faces - a.faces || (a.cost ?? 0) - (b.cost ?? 0));
}

/** Orders without a place that some of the picked units may get. */
export function others(orders: Orders, picked: readonly string[]): { verb: string; ships: string[] }[] {
  const found = new Map<string, string[]>();
  for (const id of picked) for (const verb of orders.units?.[id]?.others ?? []) found.set(verb, [...(found.get(verb) ?? []), id]);
  return [...found].map(([verb, ships]) => ({ verb, ships }));
}

export const sendLine = (goal: Goal): string => `send ${goal.place} ${goal.ships.join(" ")}`;

/** The goals as the map shows them: what can be reached lights up, and a click goes there. */
export const onMap = (list: Goal[]): Destination[] =>
  list.map((goal) => ({ space: goal.place, path: [], cost: goal.cost, left: null, roles: ["sail"], risk: goal.faces < FACES, ...(goal.cost !== null && goal.faces < FACES ? { badge: goal.faces > 0 ? `${goal.faces}/${FACES}` : "✗" } : {}), action: sendLine(goal) }));

/** A chance of so many faces in words. */
export const chanceOf = (faces: number): string => (faces >= FACES ? "sure" : faces <= 0 ? "fails" : `${faces} in ${FACES}`);

export interface Berth {
  place: string;
  ships: Unit[];
}

/** The waiting units by the place they are in, in the order of the board. */
export function berths(orders: Orders, places: Record<string, Place>): Berth[] {
  const waiting = orders.units ?? {};
  const found: Berth[] = [];
  for (const [place, facts] of Object.entries(places)) {
    const ships = (Array.isArray(facts.units) ? facts.units : []).filter((unit) => unit.id !== undefined && unit.id in waiting);
    if (ships.length) found.push({ place, ships });
  }
  const known = new Set(found.flatMap((one) => one.ships.map((ship) => ship.id)));
  const unseen = Object.keys(waiting).filter((id) => !known.has(id));
  if (unseen.length) found.push({ place: "", ships: unseen.map((id) => printedShip(id, orders.seat)) });
  return found;
}
