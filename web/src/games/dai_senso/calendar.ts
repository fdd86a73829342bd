/** The year in nine turns, where play stands in it, and the weather; the turns and seasons are those of the catalog. */
import { catalog } from "../../lib/catalog";

interface Printed {
  turns: string[];
  seasonal: number[]; // turns with which a season begins
  weather: Record<string, Record<string, string>>; // area -> turn -> what it is like
  column: string; // what the map calls the areas
}

export interface Calendar {
  year: number;
  turn: number;
  last?: [year: number, turn: number];
  weather: Record<string, string>; // areas where it is bad now
}

export interface Box {
  turn: number;
  name: string;
  opens: boolean; // a season
  state: "past" | "now" | "to come" | "last";
}

const EMPTY: Printed = { turns: [], seasonal: [], weather: {}, column: "" };

export const printed = (): Printed => (catalog()["calendar"] as Printed | undefined) ?? EMPTY;

export const calendarOf = (panels: Record<string, unknown>): Calendar | null => (panels["calendar"] as Calendar | undefined) ?? null;

/** The boxes of a year. */
export function yearOf({ year, turn, last }: Calendar): Box[] {
  const { turns, seasonal } = printed();
  return turns.map((name, at) => {
    const isLast = last?.[0] === year && last[1] === at;
    return { turn: at, name, opens: seasonal.includes(at), state: at === turn ? "now" : isLast ? "last" : at < turn ? "past" : "to come" };
  });
}

/** How many turns are left after this one. */
export function turnsLeft({ year, turn, last }: Calendar): number | null {
  return last ? (last[0] - year) * printed().turns.length + last[1] - turn : null;
}

/** The colour of a kind of weather on the map. */
export const SHADES: Record<string, string> = { mud: "#7a4b12", storms: "#27408b", snow: "#f4fbff" };
