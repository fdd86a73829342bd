/**
 * The window of a family of games: what it adds to the client, registered by the name that its catalog gives.
 *
 * Everything may be left out; a game without a window is played from plain lists. The general rooms of the client ask
 * here and know no game themselves.
 */
import type { Feature } from "geojson";
import type { Component } from "svelte";
import type { Board } from "../map/board";
import type { Picture, Stamp } from "../map/drawing";
import type { Pictures } from "../map/features";
import type { Chip, Face } from "../map/nato";
import type { Planned, TableOdds } from "./odds";
import type { Chart, Moment } from "./stats";
import type { Table } from "./table.svelte";
import type { Action, Destination, LogLine, Place, Unit, View } from "./types";
import type { Piece } from "./words";

export type Panel = Component<{ table: Table }>;
export type FightBoard = Component<{ table: Table; docked?: boolean }>;
type Panels = Record<string, unknown>;

/** A panel for questions that deserve one. */
export interface Own {
  panel: Panel;
  when: (table: Table) => boolean;
  verbs?: readonly string[]; // the answers it has buttons for
  facts?: readonly string[]; // what it shows of the panels a game sends
  instead?: boolean; // it stands in place of the list of answers
  waiting?: boolean; // it lists units that wait for orders
}

/** One of those who hold something that the bar at the top tells of all the time. */
export interface Holder {
  id: string;
  name: string;
  has: string;
  gains: string;
  title: string; // all of it in words
}

/** Something built in a space. */
export interface Built {
  name: string;
  text: string; // all there is to know of it, but for what it has suffered
  shape: string; // its silhouette
  damage: number;
  harm?: string; // what it has suffered, where a number would not do
  out: boolean; // it is of no use now
}

/** Destinations that mean more than going there. */
export interface Goals {
  called?: (goal: Destination) => string; // on a button
  told?: (goal: Destination, table: Table) => string; // beside the pointer
  asked?: (goal: Destination, table: Table) => string; // what is shown before it is ordered: a second click orders it
}

/** How the odds of a family are told. */
export interface OddsWords {
  panel: Panel;
  spots: (odds: TableOdds) => string[]; // spaces with a battle whose odds are known
  badges: (odds: TableOdds, side: string | undefined, defends: (by: string | undefined) => boolean) => Map<string, string>;
  planned: (odds: Planned, side: string | undefined) => string; // on a button
  badge: (odds: Planned, side: string | undefined) => string; // on the map
  tip?: (space: string, planned: Planned | null, odds: TableOdds | null, side: string | undefined) => string;
}

/** What a family draws on the map besides counters and names. */
export interface Drawn {
  marks?: (board: Board, places: Record<string, Place>, pictures: Pictures, panels: Panels) => Feature[];
  stamps?: Record<string, Stamp>; // what the board prints into spaces, by the mark that says so
  isCapital?: (space: string) => boolean; // which of the cities stand out
  waters?: (board: Board, places: Record<string, Place>, water: string) => Iterable<[string, string]>;
  // on sheets of hexes
  face?: (unit: Unit) => Face | null; // the counter of a unit
  isAloft?: (unit: Unit) => boolean; // over the units on the ground
  chips?: (place: Place) => Chip[]; // markers that lie on a stack
  over?: (board: Board, table: Table) => Feature[]; // what is laid over the map, each with `colour`
  fan?: { key: (rows: Unit[][], isReady: (unit: Unit) => boolean) => string; picture: (rows: Unit[][], isReady: (unit: Unit) => boolean) => Picture };
}

export interface Family {
  panels?: readonly Own[];
  answered?: (panels: Panels) => readonly string[]; // verbs with buttons on a board or in another place
  hides?: (table: Table, verb: string) => boolean; // verbs the bar leaves to a panel just now
  main?: readonly string[]; // verbs whose buttons stand out
  shown?: readonly string[]; // facts and tracks that have a place of their own
  quiet?: boolean; // tracks that stand at nothing are not shown
  board?: (panels: Panels) => FightBoard | null; // what lies over the map while something is fought
  covers?: (panels: Panels) => boolean; // whether it covers the lower half
  story?: (table: Table) => LogLine[]; // what has happened in the battle going on
  battles?: (panels: Panels) => string[]; // spaces with a battle announced or going on
  underWay?: (panels: Panels) => { path?: string[]; origin?: string } | undefined; // the way of an order half given
  spotlight?: (view: View) => string | null; // where the open question is about
  cues?: Record<string, string>; // event -> sound
  words?: (action: readonly (string | number)[]) => string | null; // answers that read better in other words
  argument?: (verb: string, arg: string | number) => string | null; // a part of an answer that another word fits better
  piece?: (text: string) => Piece | null; // what a text says of a piece
  takesUp?: (action: Action) => string | null; // the space whose stack an answer takes up
  inHand?: { atOnce?: readonly string[]; goes?: readonly string[]; free?: (table: Table, id: string) => boolean }; // units with names are taken up one by one; answers given with the unit alone; answers after which it may be sent somewhere; whether it may be taken up now
  berths?: (table: Table) => Set<string>; // places with a unit that can be picked up now
  goals?: Goals;
  attacks?: (table: Table) => { key: string; space: string; action: Action }[] | null; // of an order half given
  begin?: (table: Table) => unknown; // what it keeps at a table: `table.own`
  renewed?: (table: Table, view: View) => void; // a new view has come
  beforeDone?: (table: Table) => Promise<boolean>; // what is still to be sent; false if it was refused
  odds?: OddsWords;
  map?: Drawn;
  worth?: (place: Place) => number; // what a space brings in
  built?: (place: Place) => Built[]; // what stands in it
  // components in places of their own
  stack?: Component<{ table: Table; space: string }>; // picking from a stack and sending it
  place?: readonly Component<{ table: Table; space: string }>[]; // what is to be known of a space
  units?: Component<{ table: Table; units: Unit[] }>; // units with names
  fought?: readonly Panel[]; // boards of what is fought, right below the question
  standing?: readonly Panel[]; // below that
  statistics?: readonly Panel[];
  charts?: (series: Moment[]) => Chart[]; // of the numbers kept at the beginning of each turn
  holders?: (view: View) => Holder[]; // in the bar at the top, in place of the seats
  top?: Panel; // besides, in the bar at the top
}

const families = new Map<string, Family>();
const offers = new Map<string, () => Promise<Family>>(); // windows that are fetched when a table needs them

export const register = (name: string, family: Family): void => void families.set(name, family);

/** Say where a window is to be had; nobody downloads the panels of games that are not on the table. */
export const offer = (name: string, fetched: () => Promise<Family>): void => void offers.set(name, fetched);

/** Have the window of a game at hand before it is opened. */
export async function fetchWindow(name: string): Promise<void> {
  const fetched = families.has(name) ? undefined : offers.get(name);
  if (fetched) register(name, await fetched());
}

const PLAIN: Family = {};

const shown = $state({ name: "" });

/** Open the window of the game on the table; what asks for it follows. */
export const useWindow = (name: string): void => void (shown.name = name);

/** The window of the game on the table. */
export const family = (): Family => families.get(shown.name) ?? PLAIN;

/** The panels the open question calls for, each once. */
export function ownPanels(table: Table): Own[] {
  return (family().panels ?? []).filter((own) => own.when(table));
}

/** Answers that have buttons elsewhere than in the list. */
export function answered(table: Table): Set<string> {
  const panels = table.view?.panels ?? {};
  return new Set([...ownPanels(table).flatMap((own) => own.verbs ?? []), ...(family().answered?.(panels) ?? [])]);
}

export const boardOf = (panels: Panels): FightBoard | null => family().board?.(panels) ?? null;
