/** Bases on the main map: airfield, port, seaplane base and guns with level and damage, on the map and in words. */
import type { Feature } from "geojson";
import type { Built } from "../../lib/family.svelte";
import { say } from "../../lib/language";
import { look } from "../../lib/powers";
import type { Place } from "../../lib/types";
import { word } from "../../lib/words";
import type { Board } from "../../map/board";
import { canvas, type Pen, plate } from "../../map/drawing";
import { at, type Pictures } from "../../map/features";

/** What stands in a hex, as a view tells it. */
export interface Base {
  airfield?: { level: number; damage: string };
  port?: { kind: string; damage: string };
  seaplane?: { level: number; damage: string };
  battery?: { strength: number; suppressed: boolean };
  fort?: { side: string; level: number; size?: number; damage?: number };
  construction?: string[];
  air?: { id: string; type: string; points: number; flown: number; quality?: string }[];
  ships?: { id: string; name: string; kind: string; damage: number; text: string }[];
}

export const baseOf = (place: Place): Base => place as Place & Base;
export const isBase = (place: Place): boolean => Boolean(baseOf(place).port ?? baseOf(place).seaplane) || (baseOf(place).airfield !== undefined && !("limit" in place));

const RUNGS = ["", "S", "D1", "D2", "D3", "D4"];
export const rung = (damage: string): number => Math.max(RUNGS.indexOf(damage), 0);

/** Suppression and levels of damage, as one says them. */
const harmed = (damage: string): string => (damage === "S" ? say("suppressed") : say("damage {damage}", { damage: Math.max(rung(damage) - 1, 0) }));

/** What is built in a hex, for lists and the text board. */
export function built(place: Place): Built[] {
  if (!isBase(place)) return [];
  const { airfield, port, seaplane, battery, fort } = baseOf(place);
  const found: Built[] = [];
  const add = (name: string, damage = ""): void => void found.push({ name, text: name, shape: "", damage: rung(damage), harm: harmed(damage), out: rung(damage) >= 4 });
  if (airfield) add(say("airfield {level}", { level: airfield.level }), airfield.damage);
  if (port) add(word(port.kind), port.damage);
  if (seaplane) add(say("seaplane base {level}", { level: seaplane.level }), seaplane.damage);
  if (fort) add(say("fort {level}", { level: fort.level }));
  if (battery) add(battery.suppressed ? say("battery {strength}, suppressed", { strength: battery.strength }) : say("battery {strength}", { strength: battery.strength }));
  return found;
}

// -- on the map: a plate below the middle of the hex, so that counters leave it free

interface Tile {
  sign: "field" | "port" | "guns" | "works" | "fort";
  text: string;
  damage: string;
  dark: boolean; // a major port
}

const ANCHOR = "M10 2.600a2 2 0 1 0 .01 0M10 6.600v11M5.800 9.400h8.400M3 11.800q.8 5.600 7 5.800q6.200-.2 7-5.800";
const FIELD = "M10 2l1.700 6.200l7.300 3.800v2l-7.300-1.700l-.5 4.200l2.300 1.700v1.300l-3.500-.8l-3.500.8v-1.300l2.300-1.700l-.5-4.200l-7.300 1.700v-2l7.300-3.800z";
const GUNS = "M3 15.500a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0M8.500 12.500l9.500-7";
const CRANE = "M5 18v-14h12M5 8l4-4M15 4v6";
const FORT = "M2.500 17.500v-12h3.500v3h2.500v-3h3v3h2.500v-3h3.500v12z";
const SIGNS = { field: FIELD, port: ANCHOR, guns: GUNS, works: CRANE, fort: FORT };
const [WIDE, HIGH] = [35, 22];

/** What is drawn of a base; seaplane bases are told where it is looked at, for nearly every harbour has one. */
function tiles(place: Place): Tile[] {
  const { airfield, port, battery, construction, fort } = baseOf(place);
  const found: Tile[] = [];
  if (airfield) found.push({ sign: "field", text: String(airfield.level), damage: airfield.damage, dark: false });
  if (port) found.push({ sign: "port", text: "", damage: port.damage, dark: port.kind === "major" });
  if (battery) found.push({ sign: "guns", text: String(battery.strength), damage: "", dark: false });
  if (fort) found.push({ sign: "fort", text: String(fort.level), damage: "", dark: false });
  if (construction?.length) found.push({ sign: "works", text: "", damage: "", dark: false });
  return found;
}

const wide = ({ text, damage }: Tile): number => (text || damage ? WIDE : 22);

function drawTile(pen: Pen, { sign, text, damage, dark }: Tile, x: number, edge: string): void {
  const width = wide({ sign, text, damage, dark });
  const ink = damage || dark ? "#ffffff" : "#1b2f40";
  plate(pen, x + 0.8, 0.8, width - 1.6, HIGH - 1.6, 4, damage ? "#b3261e" : dark ? "#1b3a57" : "#fdf8ea", edge, 1.6);
  pen.save();
  pen.translate(x + 1.6, 1.4);
  pen.scale(0.95, 0.95);
  const shape = new Path2D(SIGNS[sign]);
  [pen.fillStyle, pen.strokeStyle, pen.lineWidth, pen.lineCap] = [ink, ink, 2.2, "round"];
  if (sign === "field" || sign === "fort") pen.fill(shape);
  else pen.stroke(shape);
  pen.restore();
  pen.font = `700 ${damage ? 13 : 17}px "Source Sans 3", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = ink;
  if (damage || text) pen.fillText(damage || text, x + 27, HIGH / 2 + 1, 15);
}

/** The plates of all bases: what is there, how large, how badly damaged, edged in the colour of its holder. */
export function marks(board: Board, places: Record<string, Place>, pictures: Pictures): Feature[] {
  return Object.entries(places).flatMap(([hex, place]) => {
    const anchor = board.anchors[hex];
    const found = anchor && !("limit" in place) ? tiles(place) : [];
    if (!anchor || !found.length) return [];
    const edge = place.control ? look(place.control).fill : "#6b6b6b";
    const picture = pictures.use(`base:${edge}:${JSON.stringify(found)}`, () =>
      canvas(found.reduce((sum, tile) => sum + wide(tile), 0), HIGH, (pen) => {
        let x = 0;
        for (const tile of found) {
          drawTile(pen, tile, x, edge);
          x += wide(tile);
        }
      }),
    );
    return [at(anchor.centre, { id: hex, picture, anchor: "top", offset: [0, 24] })];
  });
}
