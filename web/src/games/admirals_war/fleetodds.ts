/** The odds of named ships in a few words: for a badge on the map, a tip, a line on the battle board. */
import { say } from "../../lib/language";
import { chanceText, type Planned, type TableOdds } from "../../lib/odds";
import { title, word } from "../../lib/words";

/** What may become of a named ship or unit. */
export interface UnitChances {
  id: string;
  name: string;
  side: string;
  sunk: number;
  home: number;
  hit: number;
  bottomed?: number; // in port, on the bottom
}

/** A question about named ships and its answer: of a battle to the end, a round, or the attacks as they are aimed. */
export interface FleetAnswer {
  title: string;
  rounds: number;
  ends: { text: string; chance: number }[];
  wins?: Record<string, number>; // by side, of a battle to its end
  units: UnitChances[];
  unresolved?: number; // what was too much to be worked out
}

/** One fight: its answers, what every open answer of a seat would bring, and a line about the numbers. */
export interface FleetOdds {
  space: string;
  port: string;
  kind: string; // battle, volley, raid, torpedo, pursuit
  title: string;
  answers: FleetAnswer[];
  choices: Record<string, UnitChances[]>;
  note: string;
  pending?: boolean; // still to come, not fought now
}

export const LITTLE = 5e-5; // a chance that makes no difference to any number shown

/** A chance that may be higher by what was not worked out: both ends, rounded away from each other. */
export function rangeText(chance: number, unresolved = 0): string {
  const high = Math.min(1, chance + unresolved);
  const [from, to] = [Math.floor(100 * chance), Math.ceil(100 * high)];
  return unresolved <= LITTLE || chanceText(chance) === chanceText(high) ? chanceText(chance) : `${from}–${to} %`;
}

/** Of a battle to its end: how likely a side is to win; whoever takes no side hears of the favourite, by name. */
function chanceOf(answer: FleetAnswer, side: string | undefined): string {
  const wins = Object.entries(answer.wins ?? {});
  const mine = wins.find(([one]) => one === side);
  const [who, chance] = mine ?? wins.reduce((best, one) => (one[1] > best[1] ? one : best), ["", -1]);
  const text = rangeText(chance, answer.unresolved);
  return mine ? text : `${title(word(who))} ${text}`;
}

/** How many units a side sinks and loses on average; of all sides together for whoever takes none. */
function tolls(answer: FleetAnswer, side: string | undefined): [number, number] {
  const sum = (own: boolean): number => answer.units.filter((unit) => (unit.side === side) === own).reduce((total, unit) => total + unit.sunk, 0);
  return [sum(false), sum(true)];
}

const toEnd = (answer: FleetAnswer | undefined): answer is FleetAnswer => Object.keys(answer?.wins ?? {}).length > 0;

/** The answer that says most: a volley as it will be when all have aimed; a battle to its end, else its deadliest next round. */
function best(one: FleetOdds): FleetAnswer | undefined {
  const [first] = one.answers;
  if (one.kind === "torpedo") return undefined; // each answer stands for itself
  if (one.kind === "volley") return one.answers.at(-1);
  if (one.kind !== "battle" || toEnd(first)) return first;
  const sunk = (answer: FleetAnswer): number => answer.units.reduce((total, unit) => total + unit.sunk, 0);
  return [...one.answers].sort((a, b) => sunk(b) - sunk(a))[0];
}

/** The one number for a badge: the chance to win, else what is sunk and lost; nothing where nothing is known. */
export function fleetBadge(one: FleetOdds, side: string | undefined): string {
  const answer = best(one);
  if (!answer) return "";
  if (one.kind === "battle" && toEnd(answer)) return chanceOf(answer, side);
  const [sinks, loses] = tolls(answer, side);
  if (one.kind === "battle") return say("round {sinks} : {loses}", { sinks: sinks.toFixed(1), loses: loses.toFixed(1) });
  return loses ? say("⌀ {sinks} : {loses} sunk", { sinks: sinks.toFixed(1), loses: loses.toFixed(1) }) : say("⌀ {sinks} sunk", { sinks: sinks.toFixed(1) });
}

/** The same in words. */
export function fleetWords(one: FleetOdds, side: string | undefined): string {
  const answer = best(one);
  if (!answer) return "";
  if (one.kind === "battle" && toEnd(answer)) return say("{chance} to win", { chance: chanceOf(answer, side) });
  const [sinks, loses] = tolls(answer, side);
  const lost = side === undefined ? say("{sinks} sunk", { sinks: (sinks + loses).toFixed(1) }) : say("sinks {sinks}, loses {loses}", { sinks: sinks.toFixed(1), loses: loses.toFixed(1) });
  return say("{title}: {lost} on average", { title: answer.title, lost });
}

/** Every side's chance to win the battle at hand in a space, if it was worked out to its end. */
export function restOf(fleets: readonly FleetOdds[] | undefined, space: string): { sides: [string, string][]; rounds: number } | null {
  const answer = fleets?.find((one) => !one.pending && one.kind === "battle" && one.space === space)?.answers[0];
  if (!toEnd(answer)) return null;
  const sides = Object.entries(answer.wins ?? {}).map(([side, chance]): [string, string] => [side, rangeText(chance, answer.unresolved)]);
  return { sides, rounds: answer.rounds };
}

/** Where the badge of a fight stands: at the port that is attacked, else in its area. */
export const spotOf = (one: FleetOdds): string => one.port || one.space;

/** What the book of a table knows of fleets. */
export const fleetsOf = (all: TableOdds | null): FleetOdds[] => (all?.["fleets"] as FleetOdds[] | undefined) ?? [];

/** The fight an answer would lead to. */
export const plannedFleet = (one: Planned | null): FleetOdds | null => (one?.["fleet"] as FleetOdds | undefined) ?? null;

export const spots = (all: TableOdds): string[] => fleetsOf(all).map(spotOf);

/** Badges for the map, as a side of the table sees it. */
export function badges(all: TableOdds, side: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of fleetsOf(all)) if (!found.get(spotOf(one))) found.set(spotOf(one), fleetBadge(one, side));
  return found;
}

/** For a tip over a space: of what is planned there, else of what is or will be fought there. */
export function tip(space: string, planned: Planned | null, all: TableOdds | null, side: string | undefined): string {
  const fleet = (planned?.space === space ? plannedFleet(planned) : null) ?? fleetsOf(all).find((one) => spotOf(one) === space);
  return fleet ? fleetWords(fleet, side) : "";
}

/** The columns of a table of ships: nobody is sent home from a port, and only there a ship rests on the bottom. */
export function unitColumns(one: Pick<FleetOdds, "port">): { key: "sunk" | "home" | "hit" | "bottomed"; text: string }[] {
  const second = one.port ? { key: "bottomed" as const, text: say("On bottom") } : { key: "home" as const, text: say("Sent home") };
  return [{ key: "sunk", text: say("Sunk") }, second, { key: "hit", text: say("Hit") }];
}

/** What an open answer would bring, in two short phrases; none when nothing is known of it. */
export function choiceWords(odds: TableOdds | null, action: readonly (string | number)[]): string[] {
  const units = fleetsOf(odds).map((one) => one.choices[action.join(" ")]).find((found) => found !== undefined);
  const [first] = units ?? [];
  if (!units || !first) return [];
  if (units.length === 1) {
    const second = first.bottomed ? say("bottom {chance}", { chance: chanceText(first.bottomed) }) : first.home ? say("home {chance}", { chance: chanceText(first.home) }) : say("hit {chance}", { chance: chanceText(first.hit) });
    return [say("sunk {chance}", { chance: chanceText(first.sunk) }), second];
  }
  const mean = (key: "sunk" | "hit"): string => units.reduce((total, unit) => total + unit[key], 0).toFixed(1);
  return [say("sinks {mean}", { mean: mean("sunk") }), say("hits {mean} on average", { mean: mean("hit") })];
}
