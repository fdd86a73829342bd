/** Colours and emblems of owners. Games name a colour and a shape of this palette; what they do not name gets a spare one. */
import looks from "../../../src/flagplot/pictures/data/looks.json";
import { catalog, lookOf } from "./catalog";
import { settings } from "./settings.svelte";
import { EMBLEMS } from "./shapes";

export interface Look {
  fill: string; // counters
  land: string; // territory on a light map
  landDark: string; // territory on a dark map
  ink: string; // on top of fill
  emblem: string;
}

type Paint = Omit<Look, "emblem">;

const PALETTE: Record<string, Paint> = looks.paints;
const SAFE: Record<string, Paint> = looks.safe; // easy to tell apart, whatever one's eyes are like

const SPARE = ["teal", "rose", "olive"];
const SPARE_SHAPES = ["square", "diamond", "star"];

export function look(owner: string, game?: string): Look {
  const facts = lookOf(owner, game);
  const paint = (settings.safe && SAFE[facts?.colour ?? ""]) || PALETTE[facts?.colour ?? ""];
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
