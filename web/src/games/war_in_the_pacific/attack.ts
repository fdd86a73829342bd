/** The attack at hand, as its panel tells it. */
import type { Troop } from "./counters";

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
