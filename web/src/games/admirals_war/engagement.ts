/** A fight of named ships: two lines, who aims at whom, groups that run and their pursuers, and the dice as they fell. */
import { catalog } from "../../lib/catalog";
import { shipFacts } from "./printed";
import { isShip, type Ship } from "./ship";
import type { Action, LogLine, Place } from "../../lib/types";

export interface Fighter {
  id: string;
  gunnery: number;
  armor: number;
  speed: number;
  air: number;
  bonus: boolean;
  air_bonus: boolean;
}

interface Fight {
  space: string;
  forces?: Record<string, Fighter[]>;
  round?: number;
  action?: string;
  part?: string;
  chosen?: string[];
  retreats?: string;
  markers?: Record<string, { damage: number; disabled: number }>;
}

export interface Volley {
  space: string;
  side: string;
  kind: string;
  port: string;
  attackers: string[];
  targets: string[];
  aims: Record<string, string>;
  dice?: Record<string, number>;
}

export interface Chase {
  space: string;
  stage: string;
  going: boolean;
  retreats: string;
  groups: { units: string[]; speed: number; pursuers: string[] }[];
  left: string[];
}

export interface Engagement {
  space: string;
  fight: Fight | null; // a battle in progress
  forces: Record<string, Fighter[]>;
  volley: Volley | null;
  chase: Chase | null;
}

/** What asks for the board even where no battle is on: shots at ports, submarines, groups that run. */
const PARTS = ["volley", "groups", "torpedoes", "port_strikes", "raids"];

/** The fight the panels tell of; null when there is none of this kind. */
export function engagementOf(panels: Record<string, unknown>): Engagement | null {
  const battle = panels["battle"] as Fight | undefined;
  const fight = battle?.forces ? battle : null;
  const part = PARTS.map((name) => panels[name] as { space?: string } | undefined).find((one) => one?.space);
  if (!fight && !part) return null;
  const area = panels["area_fight"] as Fight | undefined;
  return {
    space: fight?.space ?? part?.space ?? "",
    fight,
    forces: fight?.forces ?? area?.forces ?? {},
    volley: (panels["volley"] as Volley | undefined) ?? null,
    chase: (panels["groups"] as Chase | undefined) ?? null,
  };
}

/** Every named unit on the board, by id. */
export function shipsById(places: Record<string, Place>): Map<string, Ship> {
  const found = new Map<string, Ship>();
  for (const place of Object.values(places)) {
    for (const unit of Array.isArray(place.units) ? place.units : []) if (isShip(unit)) found.set(unit.id, unit);
  }
  return found;
}

/** A unit that is not on the board, as it is printed. */
export function printedShip(id: string, owner = ""): Ship {
  const facts = shipFacts(id);
  const star = (letter: string): string => (facts?.bonus?.includes(letter) ? "*" : "");
  const guns = facts?.kind && !facts.gunnery && facts.air && !facts.speed ? `${facts.air}${star("s")}` : `${facts?.gunnery ?? 0}${star("g")}`;
  const printed = facts ? [guns, `${facts.armor ?? 0}${star("a")}`, ...(facts.speed ? [String(facts.speed)] : [])] : [];
  const strike = facts?.air && facts.speed ? { strike: `${facts.air}${star("s")}` } : {};
  return { id, name: facts?.name ?? id, owner, nation: facts?.nation ?? owner, kind: facts?.kind ?? "", count: 1, text: facts?.name ?? id, printed, ...strike };
}

/** The lines of both sides; targets in a port stand behind the ships of their side. */
export function linesOf(one: Engagement, ships: Map<string, Ship>): [string, string[]][] {
  const sides = Object.keys(catalog().sides ?? one.forces);
  const found = new Map<string, string[]>(sides.map((side) => [side, (one.forces[side] ?? []).map((unit) => unit.id)]));
  for (const id of [...(one.volley?.attackers ?? []), ...(one.volley?.targets ?? [])]) {
    if ([...found.values()].some((line) => line.includes(id))) continue;
    const other = sides.find((side) => side !== one.volley?.side) ?? "";
    const side = ships.get(id)?.side ?? (one.volley?.attackers.includes(id) ? one.volley.side : other);
    found.set(side, [...(found.get(side) ?? []), id]);
  }
  return [...found];
}

export interface Attack {
  seq: number;
  name: string;
  target: string;
  faces: number[];
  hits: number;
  disables: number;
  damage: number;
}

const BREAKS = new Set(["engaged", "withdrew", "grouped"]);

/** The attacks of the round going on, with the dice that were thrown for each. */
export function attacksOf(log: LogLine[], most = 12): Attack[] {
  const found: Attack[] = [];
  let thrown: number[] | null = null;
  for (const { seq, event } of log) {
    if (!event) continue;
    if (event.event === "rolled") {
      // the first throw is the attack, the second its damage
      if (thrown === null && Number(event["high"] ?? 0) > 0) thrown = (event["faces"] as number[]) ?? [];
    } else if (event.event === "fired") {
      found.push({
        seq,
        name: String(event["name"]),
        target: String(event["target_name"]),
        faces: thrown ?? [],
        hits: Number(event["hits"]),
        disables: Number(event["disables"]),
        damage: Number(event["damage"]),
      });
      thrown = null;
    } else if (BREAKS.has(event.event) || (event.event === "revealed" && event["round"] !== undefined)) {
      found.length = 0;
    }
  }
  return found.slice(-most);
}

/** Which faces of an attack hit, and which disable: with any bonus it is always the highest ones. */
export function hitFaces(attack: Attack): { face: number; hit: boolean; near: boolean }[] {
  const sorted = [...attack.faces].sort((a, b) => b - a);
  return sorted.map((face, at) => ({ face, hit: at < attack.hits, near: at >= attack.hits && at < attack.hits + attack.disables }));
}

/** What has happened since the fight in this area began. */
export function storyOf(log: LogLine[]): LogLine[] {
  const from = log.findLastIndex(({ event }) => event?.event === "engaged");
  return from < 0 ? [] : log.slice(from).filter((line) => line.event?.event !== "rolled");
}

export interface Ask {
  actor: string; // the unit asked for; empty when several may answer
  targets: Map<string, Action>; // unit -> the answer that aims at it
  all: Map<string, Action>; // unit -> the answer that gives it all that is left
  none: Action | null; // it need not attack
  rest: Action[]; // everything else
}

/** The answers of a fight, sorted by where they are given: on a ship, or as a button. */
export function askOf(legal: Action[]): Ask {
  const found: Ask = { actor: "", targets: new Map(), all: new Map(), none: null, rest: [] };
  for (const action of legal) {
    const [verb, first, second] = action;
    if (verb === "aim" && second !== undefined) {
      found.actor = String(first);
      if (second === "none") found.none = action;
      else found.targets.set(String(second), action);
    } else if (verb === "rest" && first !== undefined) found.all.set(String(first), action);
    else found.rest.push(action);
  }
  return found;
}
