/** Colours and emblems of owners. Games name a colour and a shape of this palette; what they do not name gets a spare one. */
import { catalog, lookOf } from "./catalog";
import { EMBLEMS } from "./shapes";

export interface Look {
  fill: string; // counters
  land: string; // territory on a light map
  landDark: string; // territory on a dark map
  ink: string; // on top of fill
  emblem: string;
}

type Paint = Omit<Look, "emblem">;

const PALETTE: Record<string, Paint> = {
  orange: { fill: "#c8511f", land: "#eeb48c", landDark: "#7a4128", ink: "#fff8f0" },
  green: { fill: "#3f6b2f", land: "#b9cf9b", landDark: "#41583a", ink: "#f7fbf0" },
  "light green": { fill: "#d3c62f", land: "#ece6a2", landDark: "#6c6733", ink: "#26240c" },
  tan: { fill: "#8b6a42", land: "#dcc39a", landDark: "#665037", ink: "#fffaf0" },
  "dark tan": { fill: "#5b5f66", land: "#c6c9cb", landDark: "#4d5258", ink: "#f5f7fa" },
  gray: { fill: "#48525e", land: "#b7bfc7", landDark: "#424b55", ink: "#f3f6f9" },
  maroon: { fill: "#8a2f3c", land: "#dcaaae", landDark: "#633039", ink: "#fff3f3" },
  brown: { fill: "#5c3a22", land: "#c9a88d", landDark: "#4c3626", ink: "#fff6ec" },
  violet: { fill: "#7a4f8f", land: "#d3c0dc", landDark: "#54415f", ink: "#fbf5ff" },
  blue: { fill: "#2b5fa3", land: "#b3cae8", landDark: "#304c72", ink: "#f3f8ff" },
  red: { fill: "#b3372f", land: "#e7b1ac", landDark: "#703531", ink: "#fff5f4" },
  teal: { fill: "#0f7b7b", land: "#a8d5d3", landDark: "#275555", ink: "#f0ffff" },
  rose: { fill: "#8f2f6b", land: "#e0b6d0", landDark: "#5f3450", ink: "#fff2fa" },
  olive: { fill: "#55722b", land: "#c9d6ad", landDark: "#47562f", ink: "#faffee" },
  stone: { fill: "#8c8779", land: "#e2decf", landDark: "#55534b", ink: "#ffffff" },
  rock: { fill: "#8c8779", land: "#d2cdbf", landDark: "#4a4843", ink: "#ffffff" },
  closed: { fill: "#8a2f3c", land: "#ccc7b8", landDark: "#45433f", ink: "#fff3f3" },
};

const SPARE = ["teal", "rose", "olive"];
const SPARE_SHAPES = ["square", "diamond", "star"];

export function look(owner: string, game?: string): Look {
  const facts = lookOf(owner, game);
  const paint = PALETTE[facts?.colour ?? ""];
  if (facts && paint) return { ...paint, emblem: facts.shape };
  let sum = 0;
  for (const letter of owner) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  const spare = PALETTE[SPARE[sum % SPARE.length] ?? ""] as Paint;
  return { ...spare, emblem: facts?.shape ?? SPARE_SHAPES[sum % SPARE_SHAPES.length] ?? "ring" };
}

export const emblem = (owner: string, game?: string): string => EMBLEMS[look(owner, game).emblem] ?? "";

/** A dash for lines in charts, so that they differ without colour, the same in every chart. */
export function dash(owner: string): string {
  const at = Object.keys({ ...catalog().powers, ...catalog().sides }).indexOf(owner);
  return ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4", "5 2 1 2"][(at < 0 ? owner.length : at) % 7] ?? "";
}
