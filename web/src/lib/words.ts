/** Ids to words people read. Games may be new to the client: anything unknown is made readable, not dropped. */
import { kind as kindFacts, lookOf, named, verbNamed } from "./catalog";
import { family } from "./family.svelte";
import type { Place } from "./types";

export const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An id in words: the name the game gives it, else the id made readable. */
export function word(id: string | number, places?: Record<string, Place>): string {
  if (typeof id === "number") return String(id);
  return places?.[id]?.name ?? named(id) ?? id.replaceAll("_", " ");
}

/** What the game calls one time round the table; its sentences may speak of rounds of a battle. */
export const roundWord = (): string => named("round_of_game") ?? "round";

/** A piece, or several, as players say it: `uk:carrier[fighter,tank!]*~attacking2` to `UK carrier with fighter, tank (damaged)`. */
export function pieceWord(text: string, count = 1): string {
  const found = /^(?:([a-z_]+):)?([a-z_]+)(\*)?(?:\[([^\]]*)\])?(\*)?(?:~([a-z_]+)(\d*))?/.exec(text);
  if (!found) return text;
  const [, owner, kind, star, cargo, star2, mark, left] = found;
  const id = kind ?? text;
  let words = count === 1 ? word(id) : (kindFacts(id)?.many ?? `${word(id)}s`);
  if (owner) words = `${lookOf(owner)?.short ?? title(word(owner))} ${words}`;
  if (cargo) words += ` with ${cargo.split(",").map((one) => pieceWord(one.replace(/[!+]$/, ""))).join(" and ")}`;
  if (star || star2) words += " (damaged)";
  if (left) words += ` (${counted(Number(left), "move")} left)`;
  else if (mark && mark !== "done") words += ` (${word(mark)})`;
  return words;
}

/** The kind inside a piece text. */
export function kindOf(text: string): string {
  const found = /^(?:[a-z_]+:)?([a-z_]+)/.exec(text);
  return found?.[1] ?? text;
}

/** The owner a piece text names; `seat` when it names none. */
export function ownerOf(text: string, seat: string): string {
  return /^([a-z_]+):/.exec(text)?.[1] ?? seat;
}

/** The text without the owner in front. */
export const bare = (text: string): string => text.replace(/^[a-z_]+:/, "");

export const verbWord = (verb: string): string => verbNamed(verb) ?? title(verb.replaceAll("_", " "));

/** One argument of an action in words. */
export function argWord(arg: string | number, places: Record<string, Place>): string {
  if (typeof arg === "number") return String(arg);
  if (places[arg]) return word(arg, places);
  return /[[*~:]/.test(arg) ? pieceWord(arg) : word(arg, places);
}

/** A whole action in words, for buttons, tool tips and announcements. */
export function actionWords(action: readonly (string | number)[], places: Record<string, Place>): string {
  const [verb, ...args] = action;
  const name = verbWord(String(verb));
  return family().words?.(action) ?? [name, ...args.map((arg) => argWord(arg, places))].join(" ");
}

/** `2 transports`, `3 infantry`, `1 tank`: a number of something, in the plural the game gives its kinds. */
export const counted = (count: number, words: string, many = `${words}s`): string => `${count} ${count === 1 ? words : many}`;

/** A number of units of one kind. */
export const countedKind = (count: number, id: string): string => counted(count, word(id), kindFacts(id)?.many);

/** A number of equal pieces: `2 transports with infantry`. */
export const countedPiece = (count: number, text: string): string => `${count} ${pieceWord(text, count)}`;
