/** Small sums about dice, from the numbers a panel names; what dice mean is the game's business. */
import { die } from "./catalog";

/** The chance that one die shows `value` or less. */
export const chance = (value: number): number => Math.max(0, Math.min(1, value / die()));

export const atLeastOne = (dice: number, value: number): number => 1 - (1 - chance(value)) ** dice;

export const expected = (dice: number, value: number): number => dice * chance(value);

export const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** A number as people say it: 2, 1.5, 0.33. */
export const short = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 2 : 1));
