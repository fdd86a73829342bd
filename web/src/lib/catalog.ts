/** What a purchase sheet prints, by game: prices and values to show beside a silhouette. Legality stays with the server. */
export interface Item {
  cost: number;
  attack?: number | null;
  defence?: number | null;
  move?: number;
  group: "land" | "air" | "sea" | "build";
}

const AXIS_ALLIES: Record<string, Item> = {
  infantry: { cost: 3, attack: 1, defence: 2, move: 1, group: "land" },
  artillery: { cost: 4, attack: 2, defence: 2, move: 1, group: "land" },
  mech_infantry: { cost: 4, attack: 1, defence: 2, move: 2, group: "land" },
  tank: { cost: 6, attack: 3, defence: 3, move: 2, group: "land" },
  aa_gun: { cost: 6, attack: null, defence: 1, move: 1, group: "land" },
  fighter: { cost: 10, attack: 3, defence: 4, move: 4, group: "air" },
  tactical_bomber: { cost: 11, attack: 3, defence: 3, move: 4, group: "air" },
  strategic_bomber: { cost: 12, attack: 4, defence: 1, move: 6, group: "air" },
  battleship: { cost: 20, attack: 4, defence: 4, move: 2, group: "sea" },
  carrier: { cost: 16, attack: 0, defence: 2, move: 2, group: "sea" },
  cruiser: { cost: 12, attack: 3, defence: 3, move: 2, group: "sea" },
  destroyer: { cost: 8, attack: 2, defence: 2, move: 2, group: "sea" },
  submarine: { cost: 6, attack: 2, defence: 1, move: 2, group: "sea" },
  transport: { cost: 7, attack: 0, defence: 0, move: 2, group: "sea" },
  airbase: { cost: 15, group: "build" },
  naval_base: { cost: 15, group: "build" },
  minor_ic: { cost: 12, group: "build" },
  major_ic: { cost: 30, group: "build" },
  upgrade: { cost: 20, group: "build" },
};

const CATALOG: Record<string, Record<string, Item>> = { "pacific-1940": AXIS_ALLIES };

export const item = (game: string, id: string): Item | undefined => CATALOG[game]?.[id];

/** Whom a sensible player loses first; used only to pre-pick, the player may change it. */
export const LOSE_FIRST = [
  "battleship", "carrier", // worth() looks closer at capital ships
  "infantry", "mech_infantry", "artillery", "submarine", "tank", "destroyer", "fighter",
  "cruiser", "tactical_bomber", "strategic_bomber", "transport", "aa_gun",
];

/** Lower is lost earlier. */
export function worth(piece: string, kind: string, damaged: boolean): number {
  if (kind === "battleship" && !damaged) return -2;
  if (kind === "carrier" && !damaged) return piece.includes("[") ? 20 : 7.5; // its aircraft would lose their deck
  if (kind === "battleship") return 100;
  if (kind === "carrier") return 90;
  const at = LOSE_FIRST.indexOf(kind);
  return at < 0 ? 50 : at;
}

/** The last rung first: strength for choosing the face of a stack. */
export const RANK = [
  "battleship", "carrier", "cruiser", "destroyer", "submarine", "transport",
  "tank", "strategic_bomber", "tactical_bomber", "fighter", "artillery", "mech_infantry", "infantry", "aa_gun",
];

/** What a board prints into sea zones. */
export const ZONE_MARKS: Record<string, { convoy: string[]; kamikaze: string[] }> = {
  "pacific-1940": {
    convoy: [
    "sea1", "sea6", "sea10", "sea19", "sea20", "sea26", "sea35", "sea36", "sea37", "sea39", "sea41", "sea42",
    "sea43", "sea44", "sea54", "sea62", "sea63",
    ],
    kamikaze: ["sea6", "sea17", "sea19", "sea20", "sea22", "sea35"],
  },
};
