/**
 * What the client reads in the documents of the server: `wire.ts` has all of them, and here the parts that games
 * fill are narrowed to what the client draws. It sends answers back; it holds no rules.
 */
import type * as wire from "./wire";

export type { ChatLine, Clause, Fact, GameLine, Kind, Meta, Outcome, PieceFacts, Player, SpaceFacts, StandingOrder } from "./wire";

export type Arg = string | number;
/** An answer as it travels: verb first, then its arguments. */
export type Action = [string, ...Arg[]];

export interface Unit {
  owner: string;
  kind: string;
  count: number;
  text: string;
  damaged?: boolean;
  cargo?: string[];
  status?: string;
  left?: number;
  // pieces with a name of their own
  id?: string;
  name?: string;
  nation?: string; // the flag it sails under, where that is not its owner's
  side?: string;
  mode?: string; // which side of the counter is up
  damage?: number;
  disabled?: boolean;
}

export interface Place {
  name?: string;
  sea?: boolean;
  control?: string;
  side?: string;
  units?: Unit[];
  [key: string]: unknown;
}

/** How owners look and are called: names of colours and shapes of our own palette. */
export type Looks = Record<string, wire.Look>;

/** What a game prints and never changes; every part may be missing. */
export type Catalog = Partial<wire.Catalog>;

export interface GameEvent {
  event: string;
  [key: string]: unknown;
}

export interface LogLine extends Omit<wire.LogLine, "event"> {
  event?: GameEvent | null;
}

/** What may stand in one place of an answer: a list, or the two ends of a run of numbers. */
export type Values = Arg[] | wire.Run;

/** Many answers in short: a verb and what may stand in each place. */
export type Form = [string, ...Values[]];

export interface View extends Omit<wire.View, "legal" | "answers" | "places" | "tracks" | "hands" | "log"> {
  legal: Action[];
  answers?: Form[]; // where there are too many answers to list; then ``legal`` is empty
  places: Record<string, Place>;
  tracks: Record<string, unknown> & { round?: number; turn?: string; phase?: string };
  hands: Record<string, string[] | number | Record<string, string>>; // cards, how many, or where each hidden piece is
  log: LogLine[];
}

/** An option of a game; a client reads no more of it than this. */
export type Option = wire.Switch;
export type GameMeta = wire.GameTitle;

/** How a table of computers goes on. */
export type Pace = Required<wire.Pace>;
export type DiceInfo = wire.Dice;
/** A moment of the history worth stopping at. */
export type Mark = wire.HistoryMark;

export interface GameInfo extends Omit<wire.GameInfo, "pace" | "clock"> {
  pace: Pace;
  clock: Required<wire.Clock> | null;
}

/** Units of a stack that an order can take up. */
export interface Held extends Unit, wire.Held {
  count: number;
  domain?: string; // what moves together
}

export interface Destination extends wire.Destination {
  path: string[];
  cost: number | null;
  left: number | null;
  roles: string[];
  actions?: string[]; // the single steps the action stands for
}

/** Where what is picked could go. */
export interface Outlook extends wire.Outlook {
  destinations?: Destination[];
  stack?: Held[];
}

/** What the client shows of a refusal. */
export type Refusal = Pick<wire.Refusal, "text"> & Partial<wire.Refusal>;

/** What a bot would answer, one after the other, and why. */
export type Advice = Omit<wire.Advice, "answers"> & { answers: Action[] };
