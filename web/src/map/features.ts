/** A view as features of the map: which picture stands where. */
import type { Feature } from "geojson";
import type { Map as Chart } from "maplibre-gl";
import { cityOf, spaceFacts } from "../lib/catalog";
import { family } from "../lib/family.svelte";
import { isNamed, squadrons } from "../lib/named";
import { look } from "../lib/powers";
import { unitsOf } from "../lib/table.svelte";
import type { Destination, Place, Unit, View } from "../lib/types";
import type { Overlay } from "../lib/wire";
import { word } from "../lib/words";
import { type Anchors, type Board, type Point, wayThrough } from "./board";
import {
  battlePicture,
  cityPicture,
  columnsOf,
  counters,
  laidPicture,
  type Mark,
  markKey,
  markPicture,
  namePicture,
  type Picture,
  RATIO,
  reachPicture,
  stackKey,
  stackPicture,
  summary,
  tipPicture,
} from "./drawing";
import { leftOf } from "./sheet";
import type { Seat } from "./spread";


/** Pictures already given to the map, by what they show. */
export class Pictures {
  private map: Chart | null = null;

  attach(map: Chart): void {
    this.map = map;
  }

  use(key: string, draw: () => Picture): string {
    if (this.map && !this.map.hasImage(key)) this.map.addImage(key, draw(), { pixelRatio: RATIO });
    return key;
  }
}

export const at = (point: Point, properties: Record<string, unknown>): Feature => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: point },
});

export function* landColours(board: Board, places: Record<string, Place>, dark: boolean): Generator<[string, string]> {
  for (const one of board.spaces.features) {
    const id = String(one.id);
    if (one.properties?.["sea"] === true) continue;
    const control = String(places[id]?.["holder"] ?? "") || places[id]?.control || undefined;
    if (one.properties?.["station"] && !control) {
      yield [id, dark ? "#4a5157" : "#f3efe2"];
      continue;
    }
    const wooded = one.properties?.["terrain"] === "woods";
    const plain = board.hexes ? (dark ? "#3b4a3a" : wooded ? "#b9cfa4" : "#e3e6cf") : null;
    const colours = look(control ?? "neutral");
    if (one.properties?.["station"]) {
      yield [id, colours.fill];
      continue;
    }
    yield [id, plain && !control ? plain : dark ? colours.landDark : colours.land];
  }
}

export function nameFeatures(board: Board, places: Record<string, Place>, dark: boolean, pictures: Pictures): Feature[] {
  return board.spaces.features.map((one) => {
    const id = String(one.id);
    const anchor = board.anchors[id];
    const sea = one.properties?.["sea"] === true;
    const text = anchor?.text ?? places[id]?.name ?? word(id);
    const whole = board.ports && anchor?.text !== undefined;
    const picture = pictures.use(`name:${+dark}:${+sea}:${+whole}:${text}`, () => namePicture(text, sea, dark, whole));
    const rank = -(board.area[id] ?? 0);
    const [point, hold] = anchor ? heldName(board, anchor, text) : [[0, 0] as Point, "center"];
    return at(point, { id, picture, angle: anchor?.angle ?? 0, rank, em: anchor?.em ?? 0, anchor: hold });
  });
}

const LETTER = 0.6; // width of a letter as a share of its height, as the generator counts it

const PLATE = 1.5; // height of the place for the flag and the values under a name, as the generator keeps it

/** Between the name of an area and the plate under it. */
export function lintel(plate: Point): Point {
  return [plate[0], plate[1] + (PLATE / 2) * Math.cos((plate[1] * Math.PI) / 180)];
}

/**
 * Where a name is held, so that it covers nothing, however large it is drawn: that of a port by the end next to the
 * port, that of an area at its foot, under which the plate hangs; that of a box stands on it.
 */
export function heldName(board: Board, anchor: Anchors, text: string): [Point, string] {
  const place = anchor.name ?? anchor.centre;
  if (board.ports && !anchor.station && anchor.worth) return [lintel(anchor.worth), "bottom"];
  if (anchor.top) return [anchor.top, "bottom"];
  if (!anchor.station) return [place, "center"];
  const half = (Math.max(...text.split("\n").map((line) => line.length)) * anchor.em * LETTER) / 2;
  const east = place[0] - anchor.middle[0];
  if (east > half * 0.6) return [[place[0] - half, place[1]], "left"];
  if (east < -half * 0.6) return [[place[0] + half, place[1]], "right"];
  return [place, place[1] > anchor.middle[1] ? "bottom" : "top"];
}

/** Where a stack grows to: away from the port it belongs to, or away from the name of its area. */
export function growth(board: Board, anchor: Anchors, place: Point): { anchor: string; offset: [number, number] } {
  const name = anchor.station ? anchor.middle : anchor.name;
  if (!board.ports || !name || anchor.station === "box") return { anchor: "center", offset: [0, 0] };
  return name[1] >= place[1] ? { anchor: "top", offset: [0, -12] } : { anchor: "bottom", offset: [0, 12] };
}

/** Money, victory city, bases, and what is printed into sea zones. */
export function markFeatures(board: Board, view: View | null, pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  const add = (id: string, point: Point, mark: Mark, offset: [number, number] = [0, 0]): void => {
    const picture = pictures.use(markKey(mark), () => markPicture(mark));
    const anchor = mark.kind === "buildings" ? "left" : "center"; // a row of what is built begins at its place
    found.push(at(point, { id, picture, anchor, offset: anchor === "left" ? [offset[0] - 9, offset[1]] : offset }));
  };
  for (const [id, place] of Object.entries(view?.places ?? {})) {
    const anchor = board.anchors[id];
    if (!anchor || place.sea) continue;
    const spare = anchor.name ?? anchor.centre;
    const worth = family().worth?.(place);
    const built = (family().built?.(place) ?? []).filter((one) => one.shape); // what has none is drawn by its family
    if (worth) add(id, anchor.worth ?? spare, { kind: "worth", text: String(worth) }, anchor.worth ? [0, 0] : [0, 14]);
    if (anchor.city) add(id, anchor.city, { kind: family().map?.isCapital?.(id) ? "capital" : "city" });
    if (built.length) add(id, anchor.built ?? spare, { kind: "buildings", parts: built }, anchor.built ? [0, 0] : [0, 26]);
  }
  for (const [id, anchor] of Object.entries(board.anchors)) {
    for (const name of spaceFacts(id)?.marks ?? []) {
      const stamp = family().map?.stamps?.[name];
      if (stamp) add(id, anchor.name ?? anchor.centre, { kind: "stamp", stamp }, stamp.beside);
    }
  }
  return found;
}

/** Names of cities, each on the side of its star that was found for it; offsets grow with the picture. */
export function cityFeatures(board: Board, seats: ReadonlyMap<string, [number, number]>, size: number, dark: boolean, pictures: Pictures): Feature[] {
  return [...seats].flatMap(([id, [x, y]]) => {
    const [place, name] = [board.anchors[id]?.city, cityOf(id)];
    return place ? [at(place, { id, picture: pictures.use(`city:${+dark}:${name}`, () => cityPicture(name, dark)), offset: [x / size, y / size] })] : [];
  });
}

export function stackFeatures(
  board: Board,
  places: Record<string, Place>,
  far: boolean,
  isReady: (space: string) => boolean,
  pictures: Pictures,
  seats: ReadonlyMap<string, Seat> = new Map(),
): Feature[] {
  const found: Feature[] = [];
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const units = unitsOf(place);
    if (!anchor || !units.length) continue;
    const list = far ? summary(units) : counters(units);
    const columns = far ? 2 : columnsOf(list);
    const ready = isReady(id);
    const picture = pictures.use(stackKey(list, ready, columns), () => stackPicture(list, ready, columns));
    const point = anchor.counters[0] ?? anchor.centre;
    const close = !far && few(units) ? { close: true } : {};
    const seat = seats.get(id);
    const held = seat ? { anchor: "center", offset: seat.shift.map((one) => one / seat.size) } : growth(board, anchor, point);
    found.push(at(point, { id, picture, rank: -point[1], ...held, ...close }));
  }
  return found;
}

const FEW = 60;

/** Not too many named units for each to show its own counter on the map. */
const few = (units: Unit[]): boolean => family().map?.fan !== undefined && units.length <= FEW && units.every(isNamed);

/** Close in, a fleet fans out: every ship with its own counter, a new row for each flag and side of the counter. */
export function fleetFeatures(board: Board, places: Record<string, Place>, isReady: (ship: Unit) => boolean, pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  const { fan } = family().map ?? {};
  if (!fan) return found;
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const units = unitsOf(place);
    if (!anchor || !units.length || !few(units)) continue;
    const columns = Math.max(2, Math.ceil(Math.sqrt(units.length * 1.5)));
    const rows = squadrons(units).flatMap((group) => rowsOf(group.ships, columns));
    const picture = pictures.use(fan.key(rows, isReady), () => fan.picture(rows, isReady));
    const point = anchor.counters[0] ?? anchor.centre;
    found.push(at(point, { id, picture, rank: -point[1], ...growth(board, anchor, point) }));
  }
  return found;
}

/** A list in pieces of the same length. */
function rowsOf<One>(list: One[], columns: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / columns) }, (_, row) => list.slice(row * columns, (row + 1) * columns));
}

const HEAD = 0.6; // where on the last stretch the head of an arrow is: at its end counters stand

/** Ways as lines, each with the head of an arrow that says where it leads. */
export function routeFeatures(board: Board, ways: readonly string[][], pictures: Pictures): Feature[] {
  return ways.map((way) => wayThrough(board, way)).filter((points) => points.length > 1).flatMap((coordinates) => {
    const [from, to] = coordinates.slice(-2) as [Point, Point];
    const picture = pictures.use("route:tip", tipPicture);
    const head: Point = [from[0] + HEAD * (to[0] - from[0]), from[1] + HEAD * (to[1] - from[1])];
    return [{ type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } }, at(head, { picture, angle: bearing(from, to) })];
  });
}

const northing = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);

/** The direction from one place to another on the sheet, clockwise from north in degrees. */
export const bearing = (from: Point, to: Point): number => (Math.atan2(to[0] - from[0], northing(to[1]) - northing(from[1])) * 180) / Math.PI;

const MOODS = { good: "#1b6f94", even: "#5a4a8a", bad: "#a23a14" };

/** The numbers of an overlay, each under the name of its space, and how strongly spaces are tinted. */
export function laidFeatures(board: Board, laid: Overlay | null, pictures: Pictures): { numbers: Feature[]; tints: [string, number][]; colour: string } {
  const colour = MOODS[laid?.mood ?? "even"];
  const values = Object.entries(laid?.values ?? {}).filter(([id]) => id in board.anchors);
  const most = Math.max(1, ...values.map(([, value]) => value));
  const numbers = values.flatMap(([id, value]) => {
    const text = laid?.texts[id] ?? (laid?.plain ? "" : String(Math.round(value)));
    const anchor = board.anchors[id] as Anchors;
    return text === "" ? [] : at(anchor.name ?? anchor.centre, { id, picture: pictures.use(`laid:${colour}:${text}`, () => laidPicture(text, colour)), offset: [0, board.sheet ? 36 : 17] });
  });
  const strength = laid?.plain ? 0.18 : 0.5; // what covers half of the map is only a breath
  return { numbers, tints: values.map(([id, value]) => [id, 0.12 + strength * (value / most)]), colour };
}

/** Some spaces as they are drawn, each with what is told of it. */
export function shapeFeatures(board: Board, told: ReadonlyMap<string, Record<string, unknown>>): Feature[] {
  return board.spaces.features.flatMap((one) => {
    const properties = told.get(String(one.id));
    return properties ? [{ type: "Feature", properties, geometry: one.geometry }] : [];
  });
}

/** Where the badge of a battle stands: on that edge of its counters which grows no further, else away from the name. */
function brim(board: Board, anchor: Anchors): [number, number] {
  const place = anchor.counters[0] ?? anchor.centre;
  const grown = growth(board, anchor, place);
  if (grown.anchor !== "center") return grown.anchor === "top" ? [0, -16] : [0, 16];
  return anchor.name && anchor.name[1] > place[1] ? [0, 26] : [0, -26];
}

export function badgeFeatures(
  board: Board,
  reach: Destination[],
  battles: string[],
  pictures: Pictures,
  odds: Map<string, string> = new Map(),
  planned: Map<string, string> = new Map(),
  seats: ReadonlyMap<string, Seat> = new Map(),
  scale = 1,
): Feature[] {
  const found: Feature[] = [];
  for (const space of new Set([...battles, ...odds.keys(), ...planned.keys()])) {
    const anchor = board.anchors[space];
    if (!anchor) continue;
    const thought = planned.get(space); // together with what was sent there before
    const text = thought ?? odds.get(space) ?? "";
    const picture = pictures.use(`battle:${+(thought !== undefined)}:${text}`, () => battlePicture(text, thought !== undefined));
    found.push(at(anchor.counters[0] ?? anchor.centre, { id: space, picture, battle: true, offset: seats.get(space)?.badge.map((one) => one / scale) ?? brim(board, anchor) }));
  }
  for (const goal of reach) {
    const anchor = board.anchors[goal.space];
    if (!anchor || !goal.badge) continue; // what the way costs is told beside the pointer
    const { badge } = goal;
    const picture = pictures.use(`reach:${badge}`, () => reachPicture(badge));
    const place = board.sheet && leftOf(board.sheet, goal.space); // counters fill the middle of a hex
    found.push(at(place ?? anchor.counters[0] ?? anchor.centre, { id: goal.space, picture, offset: place ? [0, 0] : [0, 22] }));
  }
  return found;
}
