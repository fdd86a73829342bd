/** Counters of ground units, task forces, contacts and submarines, and what lies in a hex beside them. */
import { catalog } from "../../lib/catalog";
import { say } from "../../lib/language";
import { look } from "../../lib/powers";
import type { Place, Unit } from "../../lib/types";
import type { Chip, Face } from "../../map/nato";

/** A unit as a view tells it; ships have no steps. */
export interface Troop extends Unit {
  steps?: number;
  tq?: number;
  active?: boolean;
  broken?: boolean;
  leader?: string;
  shots?: number;
}

/** A task force as its owner sees it. */
export interface TaskForce extends Unit {
  mission?: string;
  speed?: number;
  fuel?: number;
  dummy?: boolean;
  marker?: number;
  located?: boolean;
  ships?: { id: string; name: string; kind: string; damage: number; text: string }[];
  admirals?: string[];
  air?: { id: string; type: string; points: number; flown: number }[];
}

/** An enemy task force on the map, with what has been reported about it. */
export interface Contact extends Unit {
  speed?: number;
  reports?: { text: string; source: string; age: number; phase: number }[];
}

interface Fort {
  side: string;
  level: number;
  seen?: boolean; // false: more than is known
}

/** What stands in a hex besides troops. */
interface Works {
  fort?: Fort;
  battery?: { strength: number; suppressed: boolean };
  airfield?: { level: number; damage: string };
}

const SIGNS: Record<string, string> = { marine: "marine", snlf: "marine", sbf: "garrison", bf: "BASE", artillery: "ART", engineer: "ENG", labor: "LAB", unknown: "?" };
const WATCH = "EYES"; // coastwatchers, whom their own side sees
const DOTS = 5; // steps that have room as dots; more are told by the factors
const PAPER = { fill: "#efe6d2", ink: "#1a1a1a" };

export const isTroop = (unit: Troop): boolean => unit.steps !== undefined;

/** Quality and steps, as counters print them. */
export const factors = ({ tq, steps }: Troop): string => (tq === undefined ? String(steps) : `${tq}-${steps}`);

export const isForce = (unit: Unit): boolean => unit.kind === "TF";
export const isContact = (unit: Unit): boolean => unit.kind === "contact";

/** How many phases ago the newest report was made; nothing where there is none. */
export const freshest = (unit: Contact): number | null => (unit.reports?.length ? Math.min(...unit.reports.map((one) => one.age)) : null);

const HEAVY = ["CV", "CVL", "CVE"];

/** The silhouette that stands for a task force: its carriers, its battle line, its transports. */
function silhouette({ ships = [], dummy, mission }: TaskForce): string {
  if (dummy) return "detachment";
  if (ships.some((ship) => HEAVY.includes(ship.kind))) return "cv_fleet";
  if (mission === "AMPH" || mission === "TRANS" || mission === "FUEL") return "convoy";
  return ships.some((ship) => ["BB", "BC", "CA", "CL"].includes(ship.kind)) ? "surface_fleet" : "escort";
}

/** Two destroyers a counter: with two hits one of them is gone, or never was there. */
const PAIRS = ["DD", "DE", "APD"];

/** A task force: silhouette, class and ships; red where a ship is hurt, dim while it is hidden from the enemy. */
function forceFace(unit: TaskForce): Face {
  const colours = look(unit.owner ?? "");
  const hurt = (unit.ships ?? []).some((ship) => ship.damage > 1 && !PAIRS.includes(ship.kind));
  return {
    sign: silhouette(unit), fill: colours.fill, ink: colours.ink, label: unit.id ?? "",
    factors: unit.dummy ? say("dummy") : `${unit.ships?.length ?? 0}-${unit.speed ?? 0}`,
    ...(unit.marker ? {} : { spent: true }),
    ...(hurt ? { alarm: "!" } : {}),
  };
}

/** A contact: a question mark, its number, how old the newest report is; old news is pale. */
function contactFace(unit: Contact): Face {
  const colours = look(unit.owner ?? "");
  const age = freshest(unit);
  return {
    sign: "?", fill: colours.fill, ink: colours.ink, label: (unit.name ?? "").replace(/\D+/, "#"),
    factors: age === null ? "" : age === 0 ? say("new") : say("{age} old", { age }),
    ...(age ? { spent: true } : {}),
  };
}

/** Submarines and torpedo boats; how many only their owner knows. */
function boatsFace(unit: Troop): Face {
  const { fill, ink } = look(unit.owner ?? "");
  const points = (unit as Troop & { points?: number }).points;
  return { sign: unit.kind === "subron" ? "sub_fleet" : "escort", fill, ink, ...(points === undefined ? {} : { factors: String(points) }) };
}

/** Aircraft and ships of a battle that is only imagined: lettered, with the ratings that count in it. */
function letteredFace(unit: Troop): Face {
  const { sign = "", factors: printed = "" } = unit as Troop & { sign?: string; factors?: string };
  const { fill, ink } = look(unit.owner ?? "");
  return { sign, fill, ink, factors: printed };
}

/** The counter of a unit; ships of an island's task forces lie beside the map. */
export function face(unit: Troop): Face | null {
  if (isForce(unit)) return forceFace(unit);
  if (isContact(unit)) return contactFace(unit);
  if (unit.kind === "subron" || unit.kind === "mtb") return boatsFace(unit);
  if (unit.kind === "lettered") return letteredFace(unit);
  if ((unit.kind === "unknown" || unit.kind === "watcher") && !isTroop(unit)) return { sign: unit.kind === "watcher" ? WATCH : "?", fill: look(unit.owner ?? "").fill, ink: look(unit.owner ?? "").ink };
  if (!isTroop(unit)) return null;
  const nations = catalog()["nations"] as Record<string, { fill: string; ink: string }> | undefined;
  const printed = (catalog().units?.[unit.id ?? ""] ?? {}) as { steps?: number };
  const most = Math.max(printed.steps ?? 0, unit.steps ?? 0);
  return {
    sign: SIGNS[unit.kind] ?? unit.kind,
    ...(nations?.[unit.nation ?? ""] ?? PAPER),
    band: unit.owner ? look(unit.owner).fill : "",
    factors: factors(unit),
    ...(most <= DOTS ? { steps: unit.steps ?? 0, most } : {}),
    ...(unit.broken ? { alarm: "B" } : {}),
    ...(unit.active === false ? { spent: true } : {}),
  };
}

/** Fort, battery and airfield as markers beside the stack. */
export function chips(place: Place): Chip[] {
  if (!("limit" in place)) return []; // of the main map plates below the counters tell
  const { fort, battery, airfield } = place as Place & Works;
  const found: Chip[] = [];
  if (fort) found.push({ text: say("Fort {level}", { level: fort.seen !== false ? fort.level : `${fort.level}+` }), ...look(fort.side) });
  if (battery) found.push({ text: say("Guns {strength}", { strength: battery.strength }), ...PAPER });
  if (airfield) found.push({ text: airfield.damage ? say("Field {damage}", { damage: airfield.damage }) : say("Field"), ...PAPER });
  return found.map(({ text, fill, ink }) => ({ text, fill, ink }));
}
