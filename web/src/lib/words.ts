/** Ids to words people read. Games may be new to the client: anything unknown is made readable, not dropped. */
import { kind as kindFacts, lookOf, named, verbNamed } from "./catalog";
import { family } from "./family.svelte";
import { both, say, several } from "./language";
import type { Place } from "./types";

export const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An id in words: the name the game gives it, else the id made readable. */
export function word(id: string | number, places?: Record<string, Place>): string {
  if (typeof id === "number") return String(id);
  return places?.[id]?.name ?? named(id) ?? id.replaceAll("_", " ");
}

/** What the game calls one time round the table; its sentences may speak of rounds of a battle. */
export const roundWord = (): string => named("round_of_game") ?? say("round");

/** `Round 3`, `Turn 3`. */
export const roundName = (number: number): string => say("{round} {number}", { round: title(roundWord()), number });

/** What a game writes about a piece where it names one; its window reads it. */
export interface Piece {
  kind: string;
  owner?: string;
  damaged?: boolean;
  aboard?: readonly Piece[];
  left?: number; // moves it has left
  mark?: string; // what it does this turn
}

/** The piece that a text of the game on the table names. */
export const pieceOf = (text: string): Piece => family().piece?.(text) ?? { kind: text };

/** The kind inside a piece text. */
export const kindOf = (text: string): string => pieceOf(text).kind;

/** The owner a piece text names; `seat` when it names none. */
export const ownerOf = (text: string, seat: string): string => pieceOf(text).owner ?? seat;

/** Units of a kind, in the plural the game gives it. */
const kindWord = (id: string, count: number): string =>
  count === 1 ? word(id) : (kindFacts(id)?.many ?? several(count, "{kind}", "{kind}s", { kind: word(id) }));

/** A piece, or several, as players say it: `UK carrier with fighter and tank (damaged)`. */
export function piecesWord(piece: Piece, count = 1): string {
  const { owner, aboard, left, mark } = piece;
  let units = kindWord(piece.kind, count);
  if (owner) units = say("{owner} {units}", { owner: lookOf(owner)?.short ?? title(word(owner)), units });
  if (aboard?.length) units = say("{units} with {cargo}", { units, cargo: both(aboard.map((one) => piecesWord(one))) });
  if (piece.damaged) units = say("{units} (damaged)", { units });
  if (left) return several(left, "{units} ({count} move left)", "{units} ({count} moves left)", { units });
  return mark ? say("{units} ({mark})", { units, mark: word(mark) }) : units;
}

export const pieceWord = (text: string, count = 1): string => piecesWord(pieceOf(text), count);

export const verbWord = (verb: string): string => verbNamed(verb) ?? title(verb.replaceAll("_", " "));

/** One argument of an action in words; a game may use other words for it with some verbs. */
export function argWord(arg: string | number, places: Record<string, Place>, verb = ""): string {
  const said = verb && family().argument?.(verb, arg);
  if (said) return said;
  if (typeof arg === "number" || places[arg]) return word(arg, places);
  return kindOf(arg) === arg ? word(arg, places) : pieceWord(arg);
}

/** A whole action in words, for buttons, tool tips and announcements. */
export function actionWords(action: readonly (string | number)[], places: Record<string, Place>): string {
  const [verb, ...args] = action;
  const name = verbWord(String(verb));
  return family().words?.(action) ?? [name, ...args.map((arg) => argWord(arg, places, String(verb)))].join(" ");
}

/** A number of equal pieces: `2 transports with infantry`. */
export const countedPieces = (count: number, piece: Piece): string => say("{count} {units}", { count, units: piecesWord(piece, count) });

export const countedPiece = (count: number, text: string): string => countedPieces(count, pieceOf(text));

/** A number of units of one kind: `2 tanks`, `3 infantry`. */
export const countedKind = (count: number, kind: string): string => countedPieces(count, { kind });
