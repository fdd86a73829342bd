/** The attack at hand, as its panel tells it. */
import type { Troop } from "./counters";

/** The results of the combat roll, each with its chance. */
export interface GroundChances {
  attacker: number;
  defender: number;
  attacker_retreats: number;
  defender_retreats: number;
  rows: { attacker: number; defender: number; retreat: string; chance: number }[];
}

export interface Attack {
  hex: string;
  side: string;
  enemy: string;
  assault: boolean;
  last_man: boolean;
  banzai: number;
  attackers: Troop[];
  defenders: Troop[];
  fort: number;
  odds?: string;
  shift?: number;
  chances?: GroundChances;
  drm?: number;
  effects?: string;
  leaders?: [string, string];
  die?: number;
  loss?: number;
  defender_loss?: number;
  result?: string;
}

type Panels = Record<string, unknown>;

export const attackOf = (panels: Panels): Attack | null => (panels["attack"] as Attack | undefined) ?? null;

/** A modifier with its sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
