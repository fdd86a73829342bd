/** Which answers are about a hex, which about a unit. */
import type { Table } from "../../lib/table.svelte";
import type { Action } from "../../lib/types";
import { attackOf, isPlanned } from "./attack";

const HEXES = ["blitz", "target", "retreat", "strike", "beachhead", "lift", "snlf"];
export const UNITS = [
  "take", "repatriate", "supply_base", "pick_up", // at the beginning of a season
  "place", "contest", "hit", "reuse", "move", "overrun", "ship", "transfer",
  "detach", "recall", "combine", "raise", "convert", "dig", "eliminate", "break",
  "airdrop", "land", "ashore", "exploit", "advance", "lose", "replace",
];
export const JOINING = ["commit", "release", "support"];

export const isHexAnswer = (action: Action): boolean => HEXES.includes(action[0]) && action.length === 2;

export const asksHex = (table: Table): boolean => table.legal.some(isHexAnswer);

export const asksUnit = (table: Table): boolean => table.piece.unit !== undefined || table.legal.some(([verb]) => UNITS.includes(verb));

export const isAttacking = (table: Table): boolean => attackOf(table.view?.panels ?? {}) !== null;

export const isPlanning = (table: Table): boolean => isPlanned(attackOf(table.view?.panels ?? {}));

export { HEXES };
