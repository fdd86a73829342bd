/** The odds of named ships in a few words: for a badge on the map, a tip, a line on the battle board. */
import { chanceText, type FleetAnswer, type FleetOdds } from "../../lib/odds";
import { title, word } from "../../lib/words";

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
  if (one.kind === "battle") return `round ${sinks.toFixed(1)} : ${loses.toFixed(1)}`;
  return `⌀ ${sinks.toFixed(1)}${loses ? ` : ${loses.toFixed(1)}` : ""} sunk`;
}

/** The same in words. */
export function fleetWords(one: FleetOdds, side: string | undefined): string {
  const answer = best(one);
  if (!answer) return "";
  if (one.kind === "battle" && toEnd(answer)) return `${chanceOf(answer, side)} to win`;
  const [sinks, loses] = tolls(answer, side);
  const lost = side === undefined ? `${(sinks + loses).toFixed(1)} sunk` : `sinks ${sinks.toFixed(1)}, loses ${loses.toFixed(1)}`;
  return `${answer.title}: ${lost} on average`;
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
