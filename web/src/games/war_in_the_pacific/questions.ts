/** Which answers begin with a unit that is taken in hand. */
import type { Table } from "../../lib/table.svelte";

export const UNITS = ["move", "split", "merge", "activate", "retreat", "pursue", "stand", "dig-in", "charge", "lead", "aside", "entrain", "detrain", "ride", "hold-out"];

export const asksUnit = (table: Table): boolean => table.piece.unit !== undefined || table.legal.some(([verb]) => UNITS.includes(verb));
