/** Battles as `kernel/fights.py` tells them: chances and words for families that need none of their own. */
import { catalog } from "./catalog";
import type { OddsWords } from "./family.svelte";
import { say } from "./language";
import { chanceText, type Planned, type TableOdds } from "./odds";
import type { BattleOdds, Odds } from "./wire";

/** One battle; chances and moods are those of the attacker. */
export interface Fight extends BattleOdds {
  title: string;
  attacker: string;
  defenders: string[];
  chance: number;
  goal: string; // of the attacker, to be read after the chance
  foil: string; // of the defender
  ends?: Odds[];
  facts?: [string, string][];
  note?: string;
}

const FLIPPED: Record<Odds["mood"], Odds["mood"]> = { good: "bad", even: "even", bad: "good" };

/** Whether a side of the table is attacked in a fight. */
function defends(one: Fight, side: string | undefined): boolean {
  const theirs = catalog().powers?.[one.attacker]?.side;
  return side !== undefined && theirs !== undefined && side !== theirs;
}

export const fightsOf = (all: TableOdds | null): Fight[] => (all?.battles ?? []) as Fight[];
export const plannedFight = (one: Planned | null): Fight | null => one as Fight | null;

/** How likely a side has what it wants; of the attacker for whoever takes no side. */
export const fightChance = (one: Fight, side: string | undefined): string => chanceText(defends(one, side) ? 1 - one.chance : one.chance);

/** The same in words. */
export const fightWords = (one: Fight, side: string | undefined): string => say("{chance} {goal}", { chance: fightChance(one, side), goal: defends(one, side) ? one.foil : one.goal });

/** All ways it may end, the best for a side first. */
export function fightEnds(one: Fight, side: string | undefined): Odds[] {
  const ends = one.ends ?? [];
  return defends(one, side) ? [...ends].reverse().map((end) => ({ ...end, mood: FLIPPED[end.mood] })) : ends;
}

const text = (one: Planned, side: string | undefined): string => fightChance(one as Fight, side);

export const FIGHTS: Omit<OddsWords, "panel"> = {
  spots: (all) => fightsOf(all).map((one) => one.space),
  badges: (all, side) => new Map(fightsOf(all).map((one) => [one.space, fightChance(one, side)])),
  planned: text,
  badge: text,
  tip: (space, planned, all, side) => {
    const one = planned?.space === space ? plannedFight(planned) : fightsOf(all).find((found) => found.space === space);
    return one ? fightWords(one, side) : "";
  },
};
