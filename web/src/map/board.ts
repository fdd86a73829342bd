/** A board as the map needs it: polygons, lines and places for counters, read from the TopoJSON of a game. */
import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Sheet } from "./sheet";

export type Point = [number, number];

export interface Anchors {
  centre: Point;
  middle: Point; // of the shape itself
  station?: string; // port, base or box, laid over the areas
  top?: Point; // middle of the upper edge of a box
  counters: Point[];
  name?: Point;
  worth?: Point; // of what the space brings in
  built?: Point; // of what stands in it
  city?: Point;
  text?: string;
  angle: number;
  em: number; // height of the name in degrees; 0 when the map does not say
}

export interface Board {
  spaces: FeatureCollection;
  lines: FeatureCollection; // borders, coast, links, halos, relief, each feature with `layer`
  anchors: Record<string, Anchors>;
  area: Record<string, number>;
  bounds: [Point, Point];
  shift: number; // degrees taken off every longitude, so that no board crosses the date line
  credit: string;
  hexes: boolean;
  ports: boolean; // areas with ports, bases and boxes laid over them
  wraps: boolean; // once round the globe: the map goes on at both sides with itself
  sheet: Sheet | null; // a printed field of hexes, which are its spaces
}

export const TURN = 360;

/** The copy of a place that is nearest to a longitude; a board that does not wrap has only one. */
export function beside(board: Board, place: Point, lng: number): Point {
  return board.wraps ? [place[0] + TURN * Math.round((lng - place[0]) / TURN), place[1]] : place;
}

/** A way through spaces, from one to the next the short way round the globe. */
export function wayThrough(board: Board, spaces: string[]): Point[] {
  const way: Point[] = [];
  for (const id of spaces) {
    const centre = board.anchors[id]?.centre;
    if (centre) way.push(beside(board, centre, way.at(-1)?.[0] ?? centre[0]));
  }
  return way;
}

type Raw = Topology & { meta?: { bounds?: number[]; credit?: string; hexes?: boolean; wraps?: boolean } };

/** Read a map file. Longitudes are shifted so that the board lies around 0: Mercator looks the same anywhere. */
export function readBoard(data: unknown): Board {
  const topology = data as Raw;
  const objects = topology.objects as Record<string, GeometryCollection>;
  const take = (name: string): Feature[] => {
    const found = objects[name];
    if (!found) return [];
    const made = feature(topology, found) as unknown as FeatureCollection | Feature;
    return made.type === "FeatureCollection" ? made.features : [made];
  };
  const raw = take("spaces");
  const box = topology.meta?.bounds ?? boundsOf(raw);
  const shift = ((box[0] ?? 0) + (box[2] ?? 0)) / 2;
  const spaces = raw.map((one) => named(moved(one, shift)));
  const lines: Feature[] = [];
  for (const [name, entries] of Object.entries(objects)) {
    if (name === "spaces" || name === "labels" || !entries) continue;
    for (const one of take(name)) {
      lines.push({ ...moved(one, shift), properties: { ...one.properties, layer: name } });
    }
  }
  const area: Record<string, number> = {};
  const anchors: Record<string, Anchors> = {};
  for (const one of spaces) {
    const id = String(one.properties?.["id"]);
    const { size, centre } = measure(one.geometry);
    area[id] = size;
    anchors[id] = { centre, middle: centre, counters: [centre], angle: 0, em: 0 };
    const station = one.properties?.["station"];
    if (typeof station === "string") anchors[id].station = station;
    if (station === "box") anchors[id].top = [centre[0], Math.max(...rings(one.geometry).flat().map((point) => point[1] ?? 0))];
  }
  for (const label of take("labels")) readLabel(moved(label, shift), anchors, shift);
  // the middle of a zone may lie on an island in it, the place for its fleets does not
  for (const anchor of Object.values(anchors)) anchor.centre = anchor.counters[0] ?? anchor.centre;
  return {
    spaces: { type: "FeatureCollection", features: spaces },
    lines: { type: "FeatureCollection", features: lines },
    anchors,
    area,
    bounds: [
      [(box[0] ?? 0) - shift, box[1] ?? -60],
      [(box[2] ?? 0) - shift, box[3] ?? 60],
    ],
    shift,
    credit: topology.meta?.credit ?? "",
    hexes: topology.meta?.hexes ?? false,
    ports: Object.values(anchors).some((one) => one.station),
    wraps: topology.meta?.wraps ?? false,
    sheet: null,
  };
}

/** A label is one point with all anchors of its space, or one point per anchor with its `kind`. */
function readLabel(label: Feature, anchors: Record<string, Anchors>, shift: number): void {
  const facts = (label.properties ?? {}) as Record<string, unknown>;
  const anchor = anchors[String(facts["id"] ?? facts["space"])];
  if (!anchor || label.geometry.type !== "Point") return;
  const at = label.geometry.coordinates as Point;
  const kind = String(facts["kind"] ?? facts["role"] ?? "name");
  if (kind === "name") {
    anchor.name = at;
    if (facts["text"]) anchor.text = String(facts["text"]);
    anchor.angle = Number(facts["angle"] ?? 0);
    anchor.em = Number(facts["em"] ?? 0);
  } else if (kind.startsWith("counter") || kind === "overflow") {
    if (kind === "overflow" || anchor.counters[0] !== anchor.centre) anchor.counters = [...anchor.counters, at];
    else anchor.counters = [at];
  } else if (kind === "worth") {
    anchor.worth = at;
  } else if (kind === "built") {
    anchor.built = at;
  } else if (kind === "city") {
    anchor.city = at;
  }
  const inner = (facts["anchors"] ?? facts) as Record<string, unknown>;
  const point = (value: unknown): Point | undefined =>
    Array.isArray(value) && typeof value[0] === "number" ? [Number(value[0]) - shift, Number(value[1])] : undefined;
  const many = inner["counters"] ?? inner["counter"];
  if (Array.isArray(many)) {
    const points = typeof many[0] === "number" ? [point(many)] : many.map(point);
    const found = points.filter((one): one is Point => one !== undefined);
    if (found.length) anchor.counters = found;
  }
  const over = inner["overflow"];
  if (Array.isArray(over)) {
    const points = typeof over[0] === "number" ? [point(over)] : over.map(point);
    anchor.counters = [...anchor.counters, ...points.filter((one): one is Point => one !== undefined)];
  }
  const name = point(inner["name"]);
  if (name) anchor.name = name;
  const worth = point(inner["worth"]);
  if (worth) anchor.worth = worth;
  const built = point(inner["built"]);
  if (built) anchor.built = built;
  const city = point(inner["city"]);
  if (city) anchor.city = city;
}

const named = (one: Feature): Feature => ({ ...one, id: String(one.properties?.["id"]) });

export function moved(one: Feature, shift: number): Feature {
  const walk = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === "number"
      ? [Number(value[0]) - shift, Number(value[1])]
      : (value as unknown[]).map(walk);
  const shape = one.geometry as Geometry & { coordinates?: unknown };
  if (!shape?.coordinates) return one;
  return { ...one, geometry: { ...shape, coordinates: walk(shape.coordinates) } as Geometry };
}

function rings(shape: Geometry): Position[][] {
  if (shape.type === "Polygon") return [shape.coordinates[0] ?? []];
  if (shape.type === "MultiPolygon") return shape.coordinates.map((one) => one[0] ?? []);
  return [];
}

/** Area and centre of the largest ring: where a counter goes if the map names no place. */
export function measure(shape: Geometry): { size: number; centre: Point } {
  let size = 0;
  let best = -1;
  let centre: Point = [0, 0];
  for (const ring of rings(shape)) {
    let sum = 0;
    let x = 0;
    let y = 0;
    for (let at = 0; at + 1 < ring.length; at++) {
      const [ax = 0, ay = 0] = ring[at] ?? [];
      const [bx = 0, by = 0] = ring[at + 1] ?? [];
      const part = ax * by - bx * ay;
      sum += part;
      x += (ax + bx) * part;
      y += (ay + by) * part;
    }
    const one = Math.abs(sum / 2);
    size += one;
    if (one > best && sum !== 0) {
      best = one;
      centre = [x / (3 * sum), y / (3 * sum)];
    }
  }
  return { size, centre };
}

function boundsOf(features: Feature[]): number[] {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of features) {
    for (const ring of rings(one.geometry)) {
      for (const [x = 0, y = 0] of ring) {
        box[0] = Math.min(box[0] as number, x);
        box[1] = Math.min(box[1] as number, y);
        box[2] = Math.max(box[2] as number, x);
        box[3] = Math.max(box[3] as number, y);
      }
    }
  }
  return box;
}
