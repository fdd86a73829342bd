/** The odds of battles and raids as the server works them out; here they are only put into words. */
import { say } from "../../lib/language";
import { type Bar, chanceText, type Planned as Any, type TableOdds as All } from "../../lib/odds";

export type Chances = {
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
};

export type RaidChances = {
  space?: string;
  by?: string;
  expected_damage: number;
  damage: number[];
  expected_loss: { attacker: number; defender: number };
  swing: number;
  interceptors: number;
};

export interface TableOdds extends All {
  battles: Chances[];
  raids: (RaidChances & { space: string })[];
  losses_taken?: boolean; // hits that wait are counted as taken, in the usual order
}

export interface Detail extends Chances {
  seq: number;
  left: { attacker: Bar[]; defender: Bar[] };
  worth: { attacker: [number, number][]; defender: [number, number][] }; // what is left, and how likely that is
}

/** The battle or raid a move would lead to. */
export type Planned = Chances | { space: string; raid: RaidChances };

/** What the book of a table knows, as this family tells it. */
export const known = (all: All | null): TableOdds | null => all as TableOdds | null;

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
  const attacker: Ending = { text: odds.sea ? say("attacker wins") : say("attacker takes it"), chance: success(odds), cls: defending ? "lose" : "win" };
  const clears: Ending = { text: defending ? say("no defender left, but held") : say("clears it only"), chance: odds.sea ? 0 : odds.clears, cls: "clear" };
  const draw: Ending = { text: say("nobody left"), chance: odds.draw, cls: "draw" };
  const defender: Ending = { text: say("defender wins"), chance: odds.defender_wins, cls: defending ? "win" : "lose" };
  const all = defending ? [defender, clears, draw, attacker] : [attacker, clears, draw, defender];
  return all.filter((one) => one.chance > 0);
}

/** What a battle is worth to whoever looks at it. */
export const swingOf = (odds: { swing: number }, defending = false): number => (defending ? -odds.swing : odds.swing);

const damage = (raid: RaidChances): string => `⌀ ${raid.expected_damage.toFixed(1)}`;

/** Spaces with a battle or raid whose odds are known. */
export const spots = (all: All): string[] => [...(known(all)?.battles ?? []), ...(known(all)?.raids ?? [])].map((one) => one.space ?? "");

/** Badges for the map: space to text, as the attacker or the defender sees it. */
export function badges(all: All, _: string | undefined, defends: (by: string | undefined) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const raid of known(all)?.raids ?? []) if (raid.space) found.set(raid.space, damage(raid));
  for (const one of known(all)?.battles ?? []) found.set(one.space, chanceText(success(one, defends(one.by))));
  return found;
}

/** For the button of an attack; a raid is known by its damage. */
export function plannedText(odds: Any): string {
  const one = odds as unknown as Planned;
  return "raid" in one ? say("{points} damage", { points: damage(one.raid) }) : chanceText(success(one));
}

export function plannedBadge(odds: Any): string {
  const one = odds as unknown as Planned;
  return "raid" in one ? damage(one.raid) : chanceText(success(one));
}
