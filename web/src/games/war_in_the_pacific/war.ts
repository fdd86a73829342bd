/** The war on land as its panels tell it: headquarters and bills, the game-turn, what is expected, what is built. */
import { say } from "../../lib/language";
import type { Table } from "../../lib/table.svelte";

/** One factor of a cost. */
interface Factor {
  name: string;
  times: string;
  plus: number;
}

/** A cost with all that goes into it. */
export interface Bill {
  cost: number;
  factors: Factor[];
}

export interface Headquarters extends Bill {
  id: string;
  name: string;
  at: string;
  type: string;
  radius: number;
  chief: string;
  waiting?: string[]; // generals without troops
  cp: number;
  active: boolean;
  closed: boolean;
  bases?: Record<string, string>; // support bases, with their damage
}

export interface Command {
  headquarters: Headquarters[];
  reserve: Record<string, number>;
  isolated: string[];
}

/** What a headquarters would pay; nobody where none may. */
interface UnitBill extends Bill {
  hq: string;
}

export interface ShipBill extends Bill {
  ship: string;
  type: string;
  at: string;
  hq: string;
}

export interface Sequence {
  parts: string[];
  now: string;
  first?: string;
  second?: string;
}

export interface Due {
  kind: string;
  id?: string;
  where?: string;
  points?: number;
  load?: string[];
}

export interface Calendar {
  turns: { date: string; in: number; due: Due[] }[];
  waiting: { ship: string; area: string }[];
  plans: { hq: string; target: string; units: string[]; from: string }[];
}

export interface Works {
  projects: { at: string; task: string; to: string[]; done: number; needed: number; secret: boolean; worked: boolean }[];
  rail: { at: string; railcap: number; left: number }[];
  cut: string[];
  repairs: { ship: string; turns: number }[];
}

const panel = <T>(table: Table, name: string): T | null => (table.view?.panels[name] as T | undefined) ?? null;

export const commandOf = (table: Table): Command | null => panel(table, "command");
export const sequenceOf = (table: Table): Sequence | null => panel(table, "sequence");
export const calendarOf = (table: Table): Calendar | null => panel(table, "calendar");
export const worksOf = (table: Table): Works | null => panel(table, "works");
export const billsOf = (table: Table): Record<string, UnitBill[]> => panel<{ units?: Record<string, UnitBill[]> }>(table, "activation")?.units ?? {};
export const harbourOf = (table: Table): ShipBill[] => panel<{ harbour?: ShipBill[] }>(table, "plotting")?.harbour ?? [];

/** Whether units on the main map are being activated. */
export const isActivating = (table: Table): boolean => table.myTurn && panel<{ units?: unknown }>(table, "activation")?.units !== undefined;

const number = (times: string): string => {
  const [over = 1, under = 1] = times.split("/").map(Number);
  return String(over / under);
};

/** A cost factor by factor: 2 printed × 3 isolated = 6. */
export function billed({ cost, factors }: Bill): string {
  const parts = factors.map(({ name, times, plus }, at) => (plus ? `${at ? "+ " : ""}${plus} ${name}` : `× ${number(times)} ${name}`));
  return say("{factors} = {cost}", { factors: parts.join(" "), cost });
}

/** Show a hex on the map. */
export function look(table: Table, hex: string): void {
  table.select(hex);
  table.focus = { space: hex, n: (table.focus?.n ?? 0) + 1 };
}
