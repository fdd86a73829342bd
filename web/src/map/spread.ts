/** Counters beside names and beside each other, badges beside counters: for a zoom, because pictures do not grow as the map does. */
import { family } from "../lib/family.svelte";
import { unitsOf } from "../lib/table.svelte";
import type { Place } from "../lib/types";
import { word } from "../lib/words";
import type { Board, Point } from "./board";
import { columnsOf, counters, nameBox, stackSize, summary } from "./drawing";
import { farSize, nameScale, nearSize, SPLIT } from "./style";

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

/** Where every stack and its badge stand at a zoom; `scale` is the size of text, `base` the zoom that shows all of the map. */
export function spread(board: Board, places: Record<string, Place>, zoom: number, base: number, scale: number, names: boolean): Map<string, Seat> {
  const world = 512 * 2 ** zoom;
  const near = zoom >= SPLIT;
  const size = near ? nearSize(zoom, board, scale) : farSize(zoom, scale);
  const lettered = names ? board.spaces.features.flatMap((one) => nameOf(board, places, String(one.id), one.properties?.["sea"] === true, zoom, base, scale, world)) : [];
  const marked = zoom < MARKS ? [] : Object.entries(places).flatMap(([id, place]) => marksOf(board, place, id, world));
  const placed: Box[] = [];
  const found = new Map<string, Seat>();
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const units = unitsOf(place);
    if (!anchor || !units.length) continue;
    const list = near ? counters(units) : summary(units);
    const { width, height } = stackSize(list, near ? columnsOf(list) : 2);
    const { x, y } = pixel(anchor.counters[0] ?? anchor.centre, world);
    const [w, h] = [width * size, height * size];
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
