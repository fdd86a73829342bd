/** Counters beside names and beside each other, badges beside counters: for a zoom, because pictures do not grow as the map does. */
import { cityOf } from "../lib/catalog";
import { family } from "../lib/family.svelte";
import { unitsOf } from "../lib/table.svelte";
import type { Place } from "../lib/types";
import { word } from "../lib/words";
import type { Board, Point } from "./board";
import { cityBox, columnsOf, counters, nameBox, stackSize, summary } from "./drawing";
import { citySize, farSize, nameScale, nearSize, SPLIT } from "./style";

type Box = { x: number; y: number; w: number; h: number }; // middle and size, in pixels of the whole map

/** How far the counters of a space are moved from their place, and where its badge stands, in pixels. */
export interface Seat {
  shift: [number, number];
  badge: [number, number];
  size: number; // of the counters: what they are drawn with
}

const FAR_OFF = 12; // what a pixel away from its place costs, in pixels covered
const BADGE = { w: 62, h: 26 };
const STEPS: [number, number][] = [];
for (const x of [0, -12, 12, -20, 20]) for (const y of [0, 8, -8, 16, -16, 24, -24, 32, -32]) STEPS.push([x, y]);
STEPS.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const overlap = (a: Box, b: Box): number => {
  const across = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const down = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? across * down : 0;
};

const sum = (box: Box, others: readonly Box[]): number => others.reduce((total, one) => total + overlap(box, one), 0);

function pixel([lng, lat]: Point, world: number): { x: number; y: number } {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: (lng / 360) * world, y: -(north / (2 * Math.PI)) * world };
}

/** Where stacks stand at a zoom, and the names of cities, from the star of each. */
export interface Seating {
  seats: Map<string, Seat>;
  cities: Map<string, [number, number]>;
}

/** Where every stack and its badge stand at a zoom; `scale` is the size of text, `base` the zoom that shows all of the map. */
export function spread(board: Board, places: Record<string, Place>, zoom: number, base: number, scale: number, names: boolean): Seating {
  const world = 512 * 2 ** zoom;
  const near = zoom >= SPLIT;
  const size = near ? nearSize(zoom, board, scale) : farSize(zoom, scale);
  const lettered = names ? board.spaces.features.flatMap((one) => nameOf(board, places, String(one.id), one.properties?.["sea"] === true, zoom, base, scale, world)) : [];
  const marked = zoom < MARKS ? [] : Object.entries(places).flatMap(([id, place]) => marksOf(board, place, id, world));
  const stacks = Object.entries(places).flatMap(([id, place]) => stackOf(board, place, id, near, size, world));
  const cities = names && near ? besideStars(board, [...lettered, ...stacks.map((one) => one.box)], marked, zoom, scale, world) : new Map<string, [number, number]>();
  const placed: Box[] = [];
  const found = new Map<string, Seat>();
  for (const { id, box: { x, y, w, h } } of stacks) {
    const close = <One extends Box>(boxes: readonly One[]): One[] => boxes.filter((one) => Math.abs(one.x - x) < 160 && Math.abs(one.y - y) < 120);
    const [text, others] = [close(lettered), [...close(placed), ...close(marked)]];
    const at = (dx: number, dy: number): Box => ({ x: x + dx, y: y + dy, w, h });
    let best: [number, number] = [0, 0];
    let least = Infinity;
    for (const [dx, dy] of STEPS) {
      const box = at(dx, dy);
      const cost = 3 * sum(box, text) + 2 * sum(box, others) + FAR_OFF * Math.hypot(dx, dy);
      if (cost < least) [best, least] = [[dx, dy], cost];
    }
    const stack = at(...best);
    placed.push(stack);
    const spots: [number, number][] = [[0, -(h + BADGE.h) / 2], [0, (h + BADGE.h) / 2], [(w + BADGE.w) / 2, 0], [-(w + BADGE.w) / 2, 0]];
    const [first = [0, 0]] = spots
      .map((spot) => ({ spot, cost: sum({ ...BADGE, x: stack.x + spot[0], y: stack.y + spot[1] }, [...text, ...others]) }))
      .sort((a, b) => a.cost - b.cost)
      .map((one) => one.spot);
    found.set(id, { shift: best, badge: [best[0] + first[0], best[1] + first[1]], size });
  }
  return { seats: found, cities };
}

/** The counters of a space where the map has room for them. */
function stackOf(board: Board, place: Place, id: string, near: boolean, size: number, world: number): { id: string; box: Box }[] {
  const anchor = board.anchors[id];
  const units = unitsOf(place);
  if (!anchor || !units.length) return [];
  const list = near ? counters(units) : summary(units);
  const { width, height } = stackSize(list, near ? columnsOf(list) : 2);
  return [{ id, box: { ...pixel(anchor.counters[0] ?? anchor.centre, world), w: width * size, h: height * size } }];
}

const STAR = 10; // half of it, with a little air

/** The names of cities beside their stars, on the side where least is in the way; they keep other things away then. */
function besideStars(board: Board, others: Box[], marked: Box[], zoom: number, scale: number, world: number): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const [id, anchor] of Object.entries(board.anchors)) {
    const name = cityOf(id);
    if (!anchor.city || !name) continue;
    const size = citySize(zoom, scale);
    const { x, y } = pixel(anchor.city, world);
    const box = cityBox(name);
    const [w, h] = [box.width * size, box.height * size];
    const sides: [number, number][] = [[STAR + w / 2, 0], [-STAR - w / 2, 0], [0, STAR + h / 2], [0, -STAR - h / 2]];
    const at = ([dx, dy]: [number, number]): Box => ({ x: x + dx, y: y + dy, w, h });
    const [best] = sides.map((side) => ({ side, cost: sum(at(side), others) + sum(at(side), marked) })).sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    found.set(id, best.side);
    marked.push(at(best.side));
  }
  return found;
}

const MARKS = 2.7; // from here on money, cities and bases are drawn

/** What is printed and built in a space. */
function marksOf(board: Board, place: Place, id: string, world: number): Box[] {
  const anchor = board.anchors[id];
  if (!anchor || place.sea) return [];
  const built = family().built?.(place).length ?? 0;
  const found: Box[] = [anchor.worth, anchor.city].flatMap((one) => (one ? [{ ...pixel(one, world), w: 16, h: 16 }] : []));
  if (built && anchor.built) {
    const { x, y } = pixel(anchor.built, world);
    found.push({ x: x + built * 10 - 9, y, w: built * 20, h: 16 });
  }
  return found;
}

function nameOf(board: Board, places: Record<string, Place>, id: string, sea: boolean, zoom: number, base: number, scale: number, world: number): Box[] {
  const anchor = board.anchors[id];
  if (!anchor) return [];
  const { width, height } = nameBox(anchor.text ?? places[id]?.name ?? word(id), sea);
  const size = nameScale(zoom, base, anchor.em, scale);
  return [{ ...pixel(anchor.name ?? anchor.centre, world), w: width * size, h: height * size }];
}
