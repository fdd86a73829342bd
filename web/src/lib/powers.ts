/** Colours and emblems of the sides; new sides get the next free pair. */
import { EMBLEMS } from "./shapes";

export interface Look {
  fill: string; // counters
  land: string; // territory on a light map
  landDark: string; // territory on a dark map
  ink: string; // on top of fill
  emblem: string;
}

const LOOKS: Record<string, Look> = {
  japan: { fill: "#c8511f", land: "#eeb48c", landDark: "#7a4128", ink: "#fff8f0", emblem: "disc" },
  usa: { fill: "#3f6b2f", land: "#b9cf9b", landDark: "#41583a", ink: "#f7fbf0", emblem: "star" },
  china: { fill: "#e0c02c", land: "#efe3a3", landDark: "#6f6633", ink: "#2a2410", emblem: "sun" },
  uk: { fill: "#8b6a42", land: "#dcc39a", landDark: "#665037", ink: "#fffaf0", emblem: "cross" },
  anzac: { fill: "#5b5f66", land: "#c6c9cb", landDark: "#4d5258", ink: "#f5f7fa", emblem: "diamond" },
  netherlands: { fill: "#7a4f8f", land: "#d3c0dc", landDark: "#54415f", ink: "#fbf5ff", emblem: "bars" },
  france: { fill: "#2f6f9f", land: "#b5cfe2", landDark: "#33536b", ink: "#f2f9ff", emblem: "columns" },
  neutral: { fill: "#8c8779", land: "#e2decf", landDark: "#55534b", ink: "#ffffff", emblem: "ring" },
  soviet: { fill: "#8a2f3c", land: "#ccc7b8", landDark: "#45433f", ink: "#fff3f3", emblem: "square" },
  none: { fill: "#8c8779", land: "#d2cdbf", landDark: "#4a4843", ink: "#ffffff", emblem: "ring" },
  axis: { fill: "#c8511f", land: "#eeb48c", landDark: "#7a4128", ink: "#fff8f0", emblem: "disc" },
  allies: { fill: "#2b5fa3", land: "#b3cae8", landDark: "#304c72", ink: "#f3f8ff", emblem: "star" },
  red: { fill: "#b3372f", land: "#e7b1ac", landDark: "#703531", ink: "#fff5f4", emblem: "disc" },
  blue: { fill: "#2b5fa3", land: "#b3cae8", landDark: "#304c72", ink: "#f3f8ff", emblem: "square" },
};

const SPARE: Look[] = [
  { fill: "#0f7b7b", land: "#a8d5d3", landDark: "#275555", ink: "#f0ffff", emblem: "square" },
  { fill: "#8f2f6b", land: "#e0b6d0", landDark: "#5f3450", ink: "#fff2fa", emblem: "diamond" },
  { fill: "#55722b", land: "#c9d6ad", landDark: "#47562f", ink: "#faffee", emblem: "star" },
];

export function look(owner: string): Look {
  const known = LOOKS[owner];
  if (known) return known;
  let sum = 0;
  for (const letter of owner) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return SPARE[sum % SPARE.length] as Look;
}

export const emblem = (owner: string): string => EMBLEMS[look(owner).emblem] ?? "";

/** A dash for lines in charts, so that they differ without colour, the same in every chart. */
export function dash(owner: string): string {
  const at = Object.keys(LOOKS).indexOf(owner);
  return ["", "7 3", "2 3", "9 3 2 3", "1 4"][(at < 0 ? owner.length : at) % 5] ?? "";
}
