/** What the family puts into the parts of a view that games fill. */
import type { Place, View } from "../../lib/types";

export interface Facility {
  damage: number;
  operative?: boolean;
  size?: string;
  output?: number;
  most_damage?: number;
}

export interface Power {
  name: string;
  colour: string;
  side: string;
  treasury: number;
  production: number;
  capital_lost: boolean;
  at_war_with: string[];
  person?: number;
  technologies?: string[];
  researchers?: number;
}

/** A national objective, and what it would pay if its power collected income now. */
export interface Objective {
  power: string;
  ipcs: number;
  pays: number;
  text: string;
  rule: string;
}

const track = <Of>(view: View | null | undefined, name: string): Record<string, Of> => (view?.tracks[name] ?? {}) as Record<string, Of>;

export const powersOf = (view: View | null | undefined): Record<string, Power> => track<Power>(view, "powers");
export const citiesOf = (view: View | null | undefined): Record<string, number> => track<number>(view, "victory_cities");
export const objectivesOf = (view: View | null | undefined): Record<string, Objective> => track<Objective>(view, "objectives");
export const facilitiesOf = (place: Place | undefined): Record<string, Facility> => (place?.["facilities"] ?? {}) as Record<string, Facility>;
