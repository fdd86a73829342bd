/** What a side has plotted, as its panels tell it: cards of task forces, lines of an air plot, battles at hand. */
import type { Table } from "../../lib/table.svelte";
import type { Action } from "../../lib/types";

type Panels = Record<string, unknown>;

export interface Card {
  force: string;
  name: string;
  hex: string;
  written: boolean;
  mission: string;
  speed: number;
  night: boolean;
  refuel: string;
  follow: string;
  route: string[];
  target: string;
  leave: boolean;
  mp_left: number;
  hexes: number;
  cost: number;
  fuel: number;
  fuel_after: number;
  exposure: number;
  to_objective: number | null;
  active: boolean;
  again: boolean;
  dummy: boolean;
}

export interface Group {
  air: string;
  points: number;
  how: string;
}

export interface Line {
  base: string;
  mission: string;
  target: string;
  what: string;
  bombers: Group[];
  escorts: Group[];
  night: boolean;
  staging: string;
  back: string;
  joint: boolean;
}

export interface AirPlots {
  lines: Line[];
  base?: string; // whose sheet is open, where bases are planned one by one
  draft: Line | null;
  idle: { base: string; units: { air: string; points: number }[] }[];
}

const panelsOf = (table: Table): Panels => table.view?.panels ?? {};

/** The cards of whoever sits here. */
export const cardsOf = (table: Table): Card[] => (panelsOf(table)[`cards_${table.seat ?? ""}`] as Card[] | undefined) ?? [];

/** The card that is being written. */
export function writingOf(table: Table): Card | null {
  const force = (panelsOf(table)["plotting"] as { force?: string } | undefined)?.force;
  return cardsOf(table).find((card) => card.force === force) ?? null;
}

export function airPlotsOf(table: Table): AirPlots | null {
  const found = panelsOf(table)["air_plots"] as Partial<AirPlots> | undefined;
  return found?.lines ? (found as AirPlots) : null;
}

export const offers = (table: Table, verb: string): boolean => table.legal.some((action) => action[0] === verb);
export const ofVerb = (table: Table, verb: string): Action[] => table.legal.filter((action) => action[0] === verb);
export const points = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.points, 0);

export const CARD_VERBS = [
  "file-card", "speed-class", "mission", "course", "hold", "aim", "by-night", "by-day", "show", "hide", "refuel", "refuel-late", "escort", "off-map",
  "tow", "pretend", "play-false", "flagship", "group", "ungroup", "sortie", "detach", "reorganize", "transfer", "merge-into", "appoint", "lay-up", "put-ashore", "load",
];
export const DECK_VERBS = ["take-card", "as-before", "all-as-before", "activate-ship", "join-up", "activate-hq", "lend"];
export const AIR_VERBS = [
  "naval-strike", "air-strike", "strafe", "brief", "scrub", "send", "guard", "night", "stage-at", "land-at", "joint", "launch", "cancel",
  "recon", "fly-cover", "rebase", "all-as-before", "plan-base", "close-base",
];

export const LANDING_VERBS = ["assault", "reinforce", "strike-out"];

export const isDeck = (table: Table): boolean => offers(table, "take-card");
export const isCard = (table: Table): boolean => offers(table, "file-card");
export const isAirPlot = (table: Table): boolean => airPlotsOf(table) !== null && table.legal.length > 0;
/** Whether a task force may be taken up: not while a card is written, nor once its own is. */
export const canSail = (table: Table, id: string): boolean => !isCard(table) && !cardsOf(table).some(({ force, written }) => written && force === id);
export const isLanding = (table: Table): boolean => panelsOf(table)["planning"] !== undefined && table.legal.some(([verb]) => LANDING_VERBS.includes(verb));
