/** Which spaces lie at a place, worked out from the board itself: the map answers slower, and only for what is drawn. */
import type { Feature, Position } from "geojson";
import { type Board, type Point, TURN } from "./board";
import { height } from "./hexes";

type Box = [west: number, south: number, east: number, north: number];

interface Shape {
  id: string;
  dry: boolean; // land, or the shore water of islands
  size: number;
  box: Box;
  rings: Position[][]; // in Mercator's plane, where sides are straight as they are drawn
}

export const ISLAND = 1.2; // square degrees up to which a space is a small island

export class Finder {
  private readonly shapes: Shape[]; // the smallest first
  private readonly seas = new Set<string>();
  private readonly turns: number[];

  constructor(board: Board) {
    this.turns = board.wraps ? [0, TURN, -TURN] : [0];
    const halos = board.lines.features.filter((one) => one.properties?.["layer"] === "halos");
    this.shapes = [...board.spaces.features, ...halos]
      .map((one) => shapeOf(one, board))
      .sort((a, b) => a.size - b.size);
    for (const one of board.spaces.features) if (one.properties?.["sea"] === true) this.seas.add(String(one.id));
  }

  isSea(id: string): boolean {
    return this.seas.has(id);
  }

  /** The spaces over a place, the smallest first. */
  at([lng, lat]: Point): string[] {
    const y = height(lat);
    const found = this.shapes.filter((shape) => this.turns.some((turn) => holds(shape, lng + turn, y)));
    return [...new Set(found.map((shape) => shape.id))];
  }

  /** Small islands that reach into a rectangle between two places, the smallest first. */
  islands([west, north]: Point, [east, south]: Point): string[] {
    const [low, high] = [height(south), height(north)];
    const found = this.shapes.filter(
      (shape) => shape.dry && shape.size < ISLAND && this.turns.some((turn) => touches(shape, [west + turn, low, east + turn, high])),
    );
    return [...new Set(found.map((shape) => shape.id))];
  }
}

function shapeOf(one: Feature, board: Board): Shape {
  const id = String(one.properties?.["id"]);
  const shape = one.geometry;
  const parts = shape.type === "Polygon" ? [shape.coordinates] : shape.type === "MultiPolygon" ? shape.coordinates : [];
  const rings = parts.flat().map((ring) => ring.map(([x = 0, lat = 0]): Position => [x, height(lat)]));
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of rings.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { id, dry: one.properties?.["sea"] !== true, size: board.area[id] ?? 0, box, rings };
}

const apart = (a: Box, b: Box): boolean => a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];

/** Inside by the rule of odd crossings, holes and all. */
function holds({ box, rings }: Shape, x: number, y: number): boolean {
  if (apart(box, [x, y, x, y])) return false;
  let inside = false;
  for (const ring of rings) {
    for (let at = 0; at + 1 < ring.length; at++) {
      const [ax = 0, ay = 0] = ring[at] ?? [];
      const [bx = 0, by = 0] = ring[at + 1] ?? [];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}

function touches(shape: Shape, box: Box): boolean {
  if (apart(shape.box, box)) return false;
  if (holds(shape, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)) return true;
  return shape.rings.some((ring) => ring.some((point, at) => at > 0 && crosses(ring[at - 1] ?? point, point, box)));
}

/** Whether a side reaches into a rectangle: what is left of it within all four edges (Liang and Barsky). */
function crosses([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [west, south, east, north]: Box): boolean {
  let [from, to] = [0, 1];
  for (const [move, room] of [[ax - bx, ax - west], [bx - ax, east - ax], [ay - by, ay - south], [by - ay, north - ay]] as const) {
    if (move === 0 && room < 0) return false;
    if (move < 0) from = Math.max(from, room / move);
    if (move > 0) to = Math.min(to, room / move);
  }
  return from <= to;
}
