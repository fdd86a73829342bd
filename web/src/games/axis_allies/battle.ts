/** What a battle board shows, taken from panels and log. */
import { worth } from "../../lib/catalog";
import type { Force } from "../../lib/force";
import { say, several } from "../../lib/language";
import type { Action, LogLine, Unit } from "../../lib/types";
import { readThrow, type Throw } from "../../lib/throws";
import { bare, isDamaged, isLoaded, readPiece, still } from "./notation";

export interface Battle {
  space: string;
  sea?: boolean;
  round?: number;
  attacker: string;
  attackers: Unit[];
  defenders: Unit[];
  casualties: Unit[];
  stage?: string;
}

export interface Losses {
  side: "attackers" | "defenders";
  choosers: string[];
  hits: Record<string, number>;
  taken: number;
  still_fire?: boolean;
  proposed?: string[];
}

/** Where the battle or raid going on in a space began in the log; -1 when it did not. */
const beginning = (log: LogLine[], space: string): number =>
  log.findLastIndex(({ event }) => event?.["space"] === space && (event.event === "battle_began" || event["what"] === "raids"));

/** What has happened in the battle going on, without the dice. */
export function story(log: LogLine[], space: string): LogLine[] {
  const from = beginning(log, space);
  return from < 0 ? [] : log.slice(from).filter((line) => line.event?.event !== "rolled");
}

/** The throws of the battle going on: those since it began, the newest round only. */
export function lastThrows(log: LogLine[], space: string): Throw[] {
  const from = beginning(log, space);
  if (from < 0) return [];
  const thrown = log.slice(from).map(readThrow).filter((one): one is Throw => one !== null);
  const last = thrown.at(-1)?.seq ?? -1;
  const newest = thrown.filter((one) => one.seq === last);
  const before = thrown.filter((one) => one.seq < last);
  const seen = new Set(newest.map((one) => one.who));
  // the defender answers after a choice of the attacker: show the other side's throw of the same round too
  const other = before.filter((one) => !seen.has(one.who) && one.seq >= last - 6);
  return [...other, ...newest].slice(-8);
}

/** How many of a piece named in an answer stand on the strip. */
export function countOf(piece: string, strip: Unit[], seat: string): number {
  const { owner = seat, kind } = readPiece(piece) ?? { kind: piece };
  const text = bare(piece);
  const exact = strip.filter((unit) => unit.owner === owner && unit.text === text);
  const found = exact.length ? exact : strip.filter((unit) => unit.owner === owner && unit.kind === kind && still(unit.text) === still(text));
  return found.reduce((sum, unit) => sum + unit.count, 0);
}

/** The losses a sensible player takes: cheap ones first, free hits on capital ships before anything else. */
export function prepick(legal: Action[], strip: Unit[], seat: string, hits: number): Force {
  const pieces = legal.filter((action) => action[0] === "lose").map((action) => String(action[1]));
  const value = (piece: string): number => worth(readPiece(piece)?.kind ?? piece, { damaged: isDamaged(piece), loaded: isLoaded(piece) });
  const order = [...pieces].sort((a, b) => value(a) - value(b));
  const force: Force = {};
  let left = hits;
  for (const piece of order) {
    if (left <= 0) break;
    const take = Math.min(left, Math.max(1, countOf(piece, strip, seat)));
    force[piece] = take;
    left -= take;
  }
  return force;
}

export const toTake = (losses: Losses): number => Object.values(losses.hits).reduce((sum, n) => sum + n, 0) - (losses.taken ?? 0);

/** Whether rolling on by itself should stop, and why. */
export function stopReason(battle: Battle | undefined, side: "attackers" | "defenders", least: number): string | null {
  if (!battle) return say("The battle is over.");
  const units = battle[side].reduce((sum, unit) => sum + unit.count, 0);
  return units <= least ? several(units, "Stopped: {count} unit left.", "Stopped: {count} units left.") : null;
}
