/** The odds of battles as the server works them out; here they are only put into words. */
export interface Chances {
  space: string;
  by?: string; // who attacks
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
  by?: string;
  expected_damage: number;
  damage: number[];
  expected_loss: { attacker: number; defender: number };
  swing: number;
  interceptors: number;
}

/** What may become of a named ship or unit. */
export interface UnitChances {
  id: string;
  name: string;
  side: string;
  sunk: number;
  home: number;
  hit: number;
  bottomed?: number; // in port, on the bottom
}

/** A question about named ships and its answer: of a battle to the end, a round, or the attacks as they are aimed. */
export interface FleetAnswer {
  title: string;
  rounds: number;
  ends: { text: string; chance: number }[];
  wins?: Record<string, number>; // by side, of a battle to its end
  units: UnitChances[];
  unresolved?: number; // what was too much to be worked out
}

/** One fight: its answers, what every open answer of a seat would bring, and a line about the numbers. */
export interface FleetOdds {
  space: string;
  port: string;
  kind: string; // battle, volley, raid, torpedo, pursuit
  title: string;
  answers: FleetAnswer[];
  choices: Record<string, UnitChances[]>;
  note: string;
  pending?: boolean; // still to come, not fought now
}

export interface TableOdds {
  seq: number;
  battles: Chances[];
  raids: RaidChances[];
  losses_taken?: boolean; // hits that wait are counted as taken, in the usual order
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
  worth: { attacker: [number, number][]; defender: [number, number][] }; // what is left, and how likely that is
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

/** The battle a move would lead to. */
export type Planned = Chances | { space: string; raid: RaidChances } | { space: string; fleet: FleetOdds };

export interface Dice {
  dice: number;
  expected: number;
  hits: number;
}

/** What was done to the other side, against what was to be expected of the same attacks. */
export type Tolls = Record<string, { done: number; expected: number }>;

export interface Fought {
  seq: number | null;
  space: string;
  attacker: string;
  defenders: string[];
  winner: string;
  raid?: boolean;
  gained: number;
  expected: number | null;
  percentile: number | null; // results of the same worth count half
  worse: number | null; // shares of all that could have happened
  better: number | null;
  reason?: string; // why it could not be judged
  dice: { attacker: Dice; defender: Dice };
  tolls?: { attacker: Tolls; defender: Tolls };
}

export interface Luck {
  seq: number;
  battles: Fought[];
  measure?: [string, string]; // what results are counted in: one of it, several
  powers: Record<string, { battles: number; value: number; percentile: number } & Dice>;
}

/** The one number for a badge: at sea winning is all there is; a defender wants to hold what he has. */
export function success(odds: Pick<Chances, "sea" | "takes" | "attacker_wins" | "defender_wins">, defending = false): number {
  if (defending) return odds.sea ? odds.defender_wins : 1 - odds.takes;
  return odds.sea ? odds.attacker_wins : odds.takes;
}

/** One way a battle may end: good or bad for whoever looks at it. */
export interface Ending {
  text: string;
  chance: number;
  cls: "win" | "clear" | "draw" | "lose";
}

/** All ways a battle may end, the viewer's best first. */
export function endings(odds: Chances, defending = false): Ending[] {
  const attacker: Ending = { text: odds.sea ? "attacker wins" : "attacker takes it", chance: success(odds), cls: defending ? "lose" : "win" };
  const clears: Ending = { text: defending ? "no defender left, but held" : "clears it only", chance: odds.sea ? 0 : odds.clears, cls: "clear" };
  const draw: Ending = { text: "nobody left", chance: odds.draw, cls: "draw" };
  const defender: Ending = { text: "defender wins", chance: odds.defender_wins, cls: defending ? "win" : "lose" };
  const all = defending ? [defender, clears, draw, attacker] : [attacker, clears, draw, defender];
  return all.filter((one) => one.chance > 0);
}

/** What a battle is worth to whoever looks at it. */
export const swingOf = (odds: { swing: number }, defending = false): number => (defending ? -odds.swing : odds.swing);

/** A chance as people read it; never a hundred or nothing unless it is. */
export function chanceText(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1 - 1e-12) return "100 %";
  if (chance < 0.005) return "<1 %";
  if (chance > 0.995) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

export const signed = (value: number): string => (Math.abs(value) < 0.05 ? "±0" : `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`);

/** The columns of a table of ships: nobody is sent home from a port, and only there a ship rests on the bottom. */
export function unitColumns(one: Pick<FleetOdds, "port">): { key: "sunk" | "home" | "hit" | "bottomed"; text: string }[] {
  const second = one.port ? { key: "bottomed" as const, text: "On bottom" } : { key: "home" as const, text: "Sent home" };
  return [{ key: "sunk", text: "Sunk" }, second, { key: "hit", text: "Hit" }];
}

/** What an open answer would bring, in two short phrases; none when nothing is known of it. */
export function choiceWords(odds: TableOdds | null, action: readonly (string | number)[]): string[] {
  const units = odds?.fleets?.map((one) => one.choices[action.join(" ")]).find((found) => found !== undefined);
  const [first] = units ?? [];
  if (!units || !first) return [];
  if (units.length === 1) {
    const second = first.bottomed ? `bottom ${chanceText(first.bottomed)}` : first.home ? `home ${chanceText(first.home)}` : `hit ${chanceText(first.hit)}`;
    return [`sunk ${chanceText(first.sunk)}`, second];
  }
  const mean = (key: "sunk" | "hit"): string => units.reduce((total, unit) => total + unit[key], 0).toFixed(1);
  return [`sinks ${mean("sunk")}`, `hits ${mean("hit")} on average`];
}

/** How a share of all that could have happened feels to whoever had it. */
export function mood(percentile: number): "good" | "bad" | "" {
  return percentile >= 0.8 ? "good" : percentile <= 0.2 ? "bad" : "";
}

/** How a result stands among all that could have happened, in words. */
export function placeText(one: Pick<Fought, "worse" | "better">): string {
  const { worse, better } = one;
  if (worse === null || better === null) return "";
  if (worse <= 0 && better <= 0) return "nothing was left to luck";
  if (better <= 1e-9) return `no result could be better, ${chanceText(worse)} would be worse`;
  if (worse <= 1e-9) return `no result could be worse, ${chanceText(better)} would be better`;
  return `${chanceText(worse)} of all results would be worse, ${chanceText(better)} better`;
}
