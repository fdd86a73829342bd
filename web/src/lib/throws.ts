/** Dice as the log tells of them. */
import type { LogLine } from "./types";

export interface Throw {
  who: string; // the seat, or several, that threw; empty for guns of several
  about: string; // what for, in words
  low: number;
  high: number; // faces from low to high hit; 0 if none of them does
  faces: number[];
  sides: number;
  seq: number;
}

/** How many sides the dice of a line have. */
export const sidesOf = (line: LogLine): number => Number(line.event?.["sides"] ?? 6);

/** A line of the log that tells of dice. */
export function readThrow(line: LogLine): Throw | null {
  const event = line.event;
  if (!event || event.event !== "rolled") return null;
  const [low, high] = [Number(event["low"] ?? 0), Number(event["high"] ?? 0)];
  return { who: String(event["who"] ?? ""), about: line.about ?? line.text, low, high, faces: (event["faces"] as number[]) ?? [], sides: sidesOf(line), seq: line.seq };
}

export const isHit = (one: Throw, face: number): boolean => one.high > 0 && one.low <= face && face <= one.high;

export const hitsOf = (one: Throw): number => one.faces.filter((face) => isHit(one, face)).length;
