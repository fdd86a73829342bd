/** The odds of battles as the server works them out; what a family tells in them it reads itself. */
import { say } from "./language";
import type * as wire from "./wire";

export type { Fought, Luck } from "./wire";
export type TableOdds = wire.OddsAtHand;
/** The battle a move would lead to. */
export type Planned = wire.BattleOdds;
/** One battle in detail. */
export type Detail = wire.BattleDetail;
export type Dice = wire.Thrown;
/** What was done to the other side, against what was to be expected of the same attacks. */
export type Tolls = Record<string, wire.Toll>;

/** What may be left of a side, and how likely that is. */
export interface Bar {
  chance: number;
  ipcs: number;
  units: Record<string, number>;
}

/** Values that are close together, and how likely they are. */
export interface Column {
  from: number;
  to: number;
  chance: number;
}

/** A distribution in columns of the same width; nothing at all is a column of its own. */
export function binned(worth: readonly (readonly [number, number])[], most = 16): Column[] {
  const top = Math.max(...worth.map(([value]) => value), 0);
  const step = Math.max(1, Math.ceil(top / (most - 1)));
  const found: Column[] = [{ from: 0, to: 0, chance: 0 }];
  for (let from = 1; from <= top; from += step) found.push({ from, to: Math.min(top, from + step - 1), chance: 0 });
  for (const [value, chance] of worth) {
    const column = found[Math.ceil(value / step)];
    if (column) column.chance += chance;
  }
  return found;
}

/** A chance as people read it; never a hundred or nothing unless it is. */
export function chanceText(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1 - 1e-12) return "100 %";
  if (chance < 0.005) return "<1 %";
  if (chance > 0.995) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

export const signed = (value: number): string => (Math.abs(value) < 0.05 ? "±0" : `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`);

/** How a share of all that could have happened feels to whoever had it. */
export function mood(percentile: number): "good" | "bad" | "" {
  return percentile >= 0.8 ? "good" : percentile <= 0.2 ? "bad" : "";
}

/** How a result stands among all that could have happened, in words. */
export function placeText(one: Pick<wire.Fought, "worse" | "better">): string {
  const { worse, better } = one;
  if (worse === null || better === null) return "";
  if (worse <= 0 && better <= 0) return say("nothing was left to luck");
  if (better <= 1e-9) return say("no result could be better, {worse} would be worse", { worse: chanceText(worse) });
  if (worse <= 1e-9) return say("no result could be worse, {better} would be better", { better: chanceText(better) });
  return say("{worse} of all results would be worse, {better} better", { worse: chanceText(worse), better: chanceText(better) });
}
