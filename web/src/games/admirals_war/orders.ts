/** Units that wait for orders, and where each may go, as a game tells it; the client only picks among it. */
import { say } from "../../lib/language";
import { printedShip } from "./engagement";
import type { Destination, Place, Unit, View } from "../../lib/types";

export interface Waiting {
  others?: string[]; // other orders than a place
  default?: string; // where it goes when nobody says anything
}

export interface Orders {
  seat: string;
  several?: boolean; // whether many may be sent at once
  units?: Record<string, Waiting>;
}

/** A place some of the picked can go to; `faces` of a die succeed, of the slowest. */
export interface Goal extends Destination {
  units: string[];
  faces: number;
}

export const FACES = 6;

/** The orders a seat may give now: the first document among the panels that lists units. */
export function ordersOf(view: View | null): Orders | null {
  for (const panel of Object.values(view?.panels ?? {})) {
    const found = panel as Orders | null;
    if (found && typeof found === "object" && found.units && typeof found.units === "object") return found;
  }
  return null;
}

/** What is in reach, as far as the outlook is one of ships by name. */
export const goals = (reach: readonly Destination[]): Goal[] => reach.filter((one): one is Goal => Array.isArray(one.units) && typeof one["faces"] === "number");

/** Orders without a place that some of the picked units may get. */
export function others(orders: Orders, picked: readonly string[]): { verb: string; ships: string[] }[] {
  const found = new Map<string, string[]>();
  for (const id of picked) for (const verb of orders.units?.[id]?.others ?? []) found.set(verb, [...(found.get(verb) ?? []), id]);
  return [...found].map(([verb, ships]) => ({ verb, ships }));
}

/** A chance of so many faces in words. */
export const chanceOf = (faces: number): string => (faces >= FACES ? say("sure") : faces <= 0 ? say("fails") : say("{faces} in {all}", { faces, all: FACES }));

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
