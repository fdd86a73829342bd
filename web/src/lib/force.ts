/** Choosing how many of what: a force is counts by piece text. */
import type { Unit } from "./types";

export type Force = Record<string, number>;

export const size = (force: Force): number => Object.values(force).reduce((sum, n) => sum + n, 0);

export const asList = (force: Force): { piece: string; count: number }[] =>
  Object.entries(force)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => ({ piece, count }));

/** A text for a piece as the acting seat names it. */
export const pieceFor = (unit: Unit, seat: string): string =>
  unit.owner === seat ? unit.text : `${unit.owner}:${unit.text}`;

/** Change one count, kept between nothing and all there is. */
export function change(force: Force, piece: string, by: number, most: number): Force {
  const next = Math.max(0, Math.min(most, (force[piece] ?? 0) + by));
  const { [piece]: _, ...rest } = force;
  return next ? { ...rest, [piece]: next } : rest;
}

/** `lose infantry:2 tank` from counts. */
export function macro(verb: string, force: Force): string {
  return [verb, ...asList(force).map(({ piece, count }) => (count > 1 ? `${piece}:${count}` : piece))].join(" ");
}
