// A small catalog, as a game would serve it.
import type { Catalog } from "../src/lib/types";

export const PRINTED: Catalog = {
  money: "IPC",
  die: 6,
  powers: {
    japan: { name: "Japan", colour: "orange", shape: "disc" },
    uk: { name: "United Kingdom", short: "UK", colour: "tan", shape: "cross" },
    usa: { name: "United States", short: "US", colour: "green", shape: "star" },
  },
  kinds: {
    infantry: { name: "infantry", many: "infantry", class: "land", worth: 0, rank: 3, cost: 3 },
    tank: { name: "tank", class: "land", worth: 4, rank: 2, cost: 6 },
    battleship: { name: "battleship", class: "sea", hits: 2, worth: -1, worth_damaged: 100, rank: 0, cost: 20 },
    destroyer: { name: "destroyer", class: "sea", worth: 5, rank: 1, cost: 8 },
    carrier: { name: "carrier", class: "sea", hits: 2, worth: 6, worth_loaded: 20, worth_damaged: 90, rank: 1 },
  },
  spaces: { sea7: { name: "Sea Zone 7", sea: true, marks: ["convoy"] } },
  words: { ipcs: "IPCs" },
  verbs: { step: "Go to" },
};
