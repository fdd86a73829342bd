/** What a sea board prints: who controls an area and what it is worth to either side; ports, bases and boxes. */
import type { Feature } from "geojson";
import { catalog } from "../../lib/catalog";
import { emblem, look } from "../../lib/powers";
import { silhouette } from "../../lib/shapes";
import type { Place } from "../../lib/types";
import type { Board } from "../../map/board";
import { canvas, type Pen, type Picture, plate, stamp } from "../../map/drawing";
import { at, lintel, type Pictures } from "../../map/features";
import { seaFacts } from "./printed";

interface Worth {
  flag: string;
  points: number;
}

/** What an area is worth to each side, under the flag that scores it. */
export function worths(id: string): Worth[] {
  const { vp = [], flags = [] } = seaFacts(id) ?? {};
  const sides = Object.keys(catalog().sides ?? {});
  return vp.map((points, n) => ({ points, flag: flags[n] ?? sides[n] ?? "" }));
}

export function seaMarks(board: Board, places: Record<string, Place>, pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  for (const [id, anchor] of Object.entries(board.anchors)) {
    const facts = seaFacts(id);
    if (facts?.vp && anchor.worth) {
      const flag = String(places[id]?.["flag"] ?? "");
      const worth = worths(id);
      const key = `plate:${flag}:${worth.map((one) => `${one.flag}${one.points}`).join(",")}`;
      found.push(at(lintel(anchor.worth), { id, picture: pictures.use(key, () => platePicture(worth, flag)), anchor: "top", offset: [0, 0] }));
    }
    if (anchor.station && anchor.station !== "box") {
      const holder = String(places[id]?.["holder"] ?? places[id]?.control ?? "");
      const repair = Number(places[id]?.["repair"] ?? 0);
      const station = anchor.station;
      const key = `station:${station}:${holder}:${repair}`;
      found.push(at(anchor.middle, { id, picture: pictures.use(key, () => stationPicture(station, holder, repair)), anchor: "center", offset: [0, 0], grow: true }));
    }
  }
  return found;
}

const ROOM = 21;

/** A flag on its staff, then a coin for each side. */
function platePicture(worth: Worth[], flag: string): Picture {
  const left = flag ? 26 : 2;
  return canvas(left + worth.length * ROOM, 22, (pen) => {
    if (flag) ensign(pen, flag, 3, 2);
    worth.forEach((one, n) => coin(pen, one, left + n * ROOM + 9, 11));
  });
}

function ensign(pen: Pen, side: string, x: number, y: number): void {
  const colours = look(side);
  pen.fillStyle = "#3a3226";
  pen.fillRect(x - 1, y, 1.8, 18);
  plate(pen, x + 1, y, 19, 12.5, 1, colours.fill, "#101820", 1);
  stamp(pen, emblem(side), x + 5.6, y + 1.2, 0.5, colours.ink);
}

/** Points in the colour of the flag that scores them; its emblem stands above, so that colour is not the only cue. */
function coin(pen: Pen, { flag, points }: Worth, x: number, y: number): void {
  const colours = look(flag);
  plate(pen, x - 9, y - 8.5, 18.5, 17, 8, points ? colours.fill : "#8b8f93", "#fff8e6", 1.4);
  stamp(pen, emblem(flag), x - 7, y - 3.6, 0.36, colours.ink);
  pen.fillStyle = colours.ink;
  pen.font = `700 11px "Source Sans 3", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(points), x + 4.4, y + 0.6);
}

/** An anchor for a port, an airstrip for a base; the repair points that are left. */
function stationPicture(station: string, holder: string, repair: number): Picture {
  return canvas(24, 22, (pen) => {
    const ink = holder ? look(holder).ink : "#3d3a36";
    const shape = station === "base" ? "airbase" : "naval_base";
    stamp(pen, silhouette(shape), 2.4, 4, 0.48, ink);
    if (!repair) return;
    plate(pen, 13, 11.5, 10.5, 10, 4, "#fffdf4", "#101820", 0.8);
    pen.fillStyle = "#101820";
    pen.font = `700 8px "Source Sans 3", system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(String(repair), 18.2, 17);
  });
}

/** The water of an area in the colours of whoever controls it, only just. */
export function* waterColours(board: Board, places: Record<string, Place>, water: string): Generator<[string, string]> {
  for (const one of board.spaces.features) {
    const flag = places[String(one.id)]?.["flag"];
    if (one.properties?.["sea"] !== true || flag === undefined) continue;
    yield [String(one.id), flag ? mixed(water, look(String(flag)).fill, 0.26) : water];
  }
}

/** A colour some way from one towards another, both written #rrggbb. */
export function mixed(from: string, to: string, share: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  const [a, b] = [parts(from), parts(to)];
  return "#" + a.map((part, n) => Math.round(part + ((b[n] ?? part) - part) * share).toString(16).padStart(2, "0")).join("");
}
