/** The odds of battles as the server works them out; here they are only put into words. */
export interface Chances {
  space: string;
  sea: boolean;
  takes: number;
  clears: number;
  attacker_wins: number;
  defender_wins: number;
  draw: number;
  retreats: number;
  rounds: number;
  swing: number;
  expected_loss: { attacker: number; defender: number };
  attackers: Record<string, number>;
  defenders: Record<string, number>;
  why?: string;
}

export interface RaidChances {
  space?: string;
  expected_damage: number;
  damage: number[];
  expected_loss: { attacker: number; defender: number };
  swing: number;
  interceptors: number;
}

/** A battle of named ships: what may become of each, to the end or in the next round. */
export interface FleetAnswer {
  title: string;
  rounds: number;
  ends: { text: string; chance: number }[];
  units: { id: string; name: string; side: string; sunk: number; home: number; hit: number }[];
}

export interface FleetOdds {
  space: string;
  answers: FleetAnswer[];
}

export interface TableOdds {
  seq: number;
  battles: Chances[];
  raids: RaidChances[];
  fleets?: FleetOdds[];
}

/** What may be left of a side, and how likely that is. */
export interface Bar {
  chance: number;
  ipcs: number;
  units: Record<string, number>;
}

export interface Detail extends Chances {
  seq: number;
  left: { attacker: Bar[]; defender: Bar[] };
}

/** The battle a move would lead to. */
export type Planned = Chances | { space: string; raid: RaidChances };

export interface Dice {
  dice: number;
  expected: number;
  hits: number;
}

export interface Fought {
  seq: number | null;
  space: string;
  attacker: string;
  defenders: string[];
  winner: string;
  gained: number;
  expected: number | null;
  percentile: number | null;
  dice: { attacker: Dice; defender: Dice };
}

export interface Luck {
  seq: number;
  battles: Fought[];
  powers: Record<string, { battles: number; ipcs: number; percentile: number }>;
}

/** The one number for a badge: at sea winning is all there is. */
export const success = (odds: Pick<Chances, "sea" | "takes" | "attacker_wins">): number => (odds.sea ? odds.attacker_wins : odds.takes);

/** A chance as people read it; never a hundred or nothing unless it is. */
export function chanceText(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1 - 1e-12) return "100 %";
  if (chance < 0.005) return "<1 %";
  if (chance > 0.995) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;

/** How a share of all that could have happened feels to whoever had it. */
export function mood(percentile: number): "good" | "bad" | "" {
  return percentile >= 0.8 ? "good" : percentile <= 0.2 ? "bad" : "";
}

/** Badges for the map: space to text. */
export function badges(odds: TableOdds | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const raid of odds?.raids ?? []) if (raid.space) found.set(raid.space, `⌀ ${raid.expected_damage.toFixed(1)}`);
  for (const one of odds?.battles ?? []) found.set(one.space, chanceText(success(one)));
  return found;
}
