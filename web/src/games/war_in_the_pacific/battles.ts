/** Air and surface battles at hand, as their panels tell them; chances are worked out by the rules. */
import { say } from "../../lib/language";
import type { Group } from "./plots";

type Panels = Record<string, unknown>;

/** What may befall a ship. */
export interface ShipChance {
  ship: string;
  hit: number;
  crippled: number;
  sunk: number;
  damage: number;
  strength: number;
  points?: number; // air points that attack her
  firing?: number; // ships that fire at her
}

interface Losses {
  eliminated: number;
  aborted: number;
  nothing: number;
}

export interface Band {
  band: string;
  cap: number;
  escorts: number;
  bombers: number;
  cap_strength: number;
  escort_strength: number;
  bounce?: [number, number];
  cap_fire?: Losses;
  escort_fire?: Losses;
}

export interface Entry extends Partial<Losses> {
  slice: number;
  ring: string;
  flak: number;
}

export interface Raid {
  stage: string;
  side: string;
  target: string;
  what: string;
  hex?: string;
  mission: string;
  total: number | null;
  bombers?: Group[];
  escorts?: Group[];
  cap?: Group[];
  waves?: Group[][];
  wave?: number;
  display?: { ship: string; type: string; slot: string }[];
  ring?: string;
  slice?: number;
  flak?: number;
  bands?: Band[];
  entries?: Entry[];
  chances?: ShipChance[];
  targets?: ShipChance[];
}

export interface Vessel {
  id: string;
  type: string;
  damage: number;
  fights: boolean;
  surface: number;
  defence: number;
  speed: number;
}

export interface SurfaceCombat {
  stage: string;
  round: number;
  night: boolean;
  hex?: string;
  forces: { force: string; side: string; speed: number; ships: Vessel[] }[];
}

export interface Salvo {
  shots: { ship: string; target: string }[];
  chances: ShipChance[];
  targets: ShipChance[];
}

export const raidOf = (panels: Panels): Raid | null => {
  const found = panels["raid"] as Partial<Raid> | undefined;
  return found?.stage ? (found as Raid) : null;
};
export const surfaceOf = (panels: Panels): SurfaceCombat | null => (panels["surface_combat"] as SurfaceCombat | undefined) ?? null;
/** Where submarines attack a task force. */
export const huntOf = (panels: Panels): { hex?: string } | null => (panels["hunt"] as { hex?: string } | undefined) ?? null;
/** Where a task force is that a special strike may reach. */
export const specialOf = (panels: Panels): { hex?: string } | null => (panels["special_strikes"] as { hex?: string } | undefined) ?? null;
export const salvoOf = (panels: Panels): Salvo | null => {
  const found = panels["salvo"] as Partial<Salvo> | undefined;
  return found?.shots ? (found as Salvo) : null;
};

/** A chance as a percentage. */
export const percent = (chance: number): string => say("{chance} %", { chance: Math.round(100 * chance) });
/** A number on average. */
export const average = (number: number): string => number.toFixed(1);
