/** What a map shows first: where a player's units are. */
import type { MapOptions } from "maplibre-gl";
import { unitsOf } from "../lib/table.svelte";
import type { Place, Unit } from "../lib/types";
import { beside, type Board, type Point } from "./board";
import { core, isField, openingOf, type Sheet } from "./sheet";

const NEAR = 3.9; // no closer than this at first
const MARGIN = 7; // degrees around the units
const FEW = 3; // stacks that do not say where a seat is at war
const NARROW = 700; // pixels of a window that is a phone's
const LEGIBLE = { narrow: 52, wide: 42 }; // pixels of a hex from which its counters can be read

/**
 * The places of a seat's units, the largest stack first, on a round map all on the copy where most of them are. Where
 * everybody lies in a few harbours each counts as often as there are units; a seat without units looks at everybody's.
 */
export function homes(board: Board, places: Record<string, Place>, seat: string | null): Point[] {
  const found = stacks(board, places, (unit) => unit.owner === seat);
  const all = found.length || !board.ports || seat === null ? found : stacks(board, places, () => true);
  const [most] = all;
  return most ? all.flatMap(([point, count]) => Array<Point>(board.ports ? count : 1).fill(beside(board, point, most[0][0]))) : [];
}

function stacks(board: Board, places: Record<string, Place>, counts: (unit: Unit) => boolean): [Point, number][] {
  const found = Object.entries(places).flatMap(([id, place]): [Point, number][] => {
    const count = unitsOf(place).filter(counts).reduce((sum, unit) => sum + unit.count, 0);
    const point = board.anchors[id]?.counters[0];
    return count && point ? [[point, count]] : [];
  });
  return found.sort((a, b) => b[1] - a[1]);
}

/**
 * Where on a sheet the game is played: among the units of a seat, or among all of them where it has next to none; on a
 * small screen, and among one's own, without those that lie apart. A field of battle is shown whole where it has room.
 */
export function theatre(board: Board, sheet: Sheet, places: Record<string, Place>, seat: string | null, narrow: boolean): Point[] {
  const hexes = (counts: (unit: Unit) => boolean): Point[] => stacks(board, places, counts).map(([point]) => point);
  if (isField(sheet) && !narrow) return [];
  const own = isField(sheet) ? [] : hexes((unit) => unit.owner === seat);
  if (own.length > FEW) return core(own);
  const all = hexes(() => true);
  return narrow ? core(all) : all;
}

type Opening = Pick<MapOptions, "bounds" | "fitBoundsOptions" | "maxBounds" | "maxZoom" | "center" | "zoom">;

/**
 * What a sheet shows first in a window of so many pixels: where the game is played, if its counters can be read then; else,
 * near enough to read them, the part of it with most of a seat's units and whoever is near them.
 */
export function sheetOpening(board: Board, sheet: Sheet, places: Record<string, Place>, seat: string | null, [width, height]: Point): Opening {
  const narrow = width < NARROW;
  const around = theatre(board, sheet, places, seat, narrow);
  const whole = openingOf(sheet, around);
  const { bounds, fitBoundsOptions: _, ...limits } = whole;
  const [[west, south], [east, north]] = bounds as [Point, Point];
  const pixels = narrow ? LEGIBLE.narrow : LEGIBLE.wide;
  const degree = sheet.hexes.perDegree(pixels);
  const flat = Math.cos(((south + north) / 2) * (Math.PI / 180)); // a degree to the north is drawn longer
  const shown: Point = [width / degree, (height / degree) * flat];
  if (!around.length || (east - west <= shown[0] && north - south <= shown[1])) return whole;
  return { center: busiest(board, places, seat, shown), zoom: sheet.hexes.zoomFor(pixels), ...limits };
}

/** The middle of what lies in the window around one of a seat's stacks with most in it: its own count twice, what it holds half. */
function busiest(board: Board, places: Record<string, Place>, seat: string | null, [width, height]: Point): Point {
  const all = stacks(board, places, () => true).map(([point]) => point);
  const own = stacks(board, places, (unit) => unit.owner === seat).map(([point]) => point);
  const held = Object.entries(places).flatMap(([id, place]) => ((place.control ?? place["owner"]) === seat ? (board.anchors[id]?.counters.slice(0, 1) ?? []) : []));
  const near = (middle: Point, points: readonly Point[]): Point[] =>
    points.filter(([x, y]) => Math.abs(x - middle[0]) < width / 2 && Math.abs(y - middle[1]) < height / 2);
  const weight = (middle: Point): number => near(middle, all).length + near(middle, own).length + near(middle, held).length / 2;
  const best = (own.length ? own : all).reduce((one, other) => (weight(other) > weight(one) ? other : one));
  const [[west, south], [east, north]] = boxAround([...near(best, all), ...near(best, held)]);
  return [(west + east) / 2, (south + north) / 2];
}

/** The box that is shown first, and how far the map may be moved: a map that wraps has no sides. */
export function openingAt(board: Board, points: readonly Point[]): Pick<MapOptions, "bounds" | "fitBoundsOptions" | "maxBounds"> {
  const [[west, south], [east, north]] = board.bounds;
  const pad = (east - west) * 0.12;
  const maxBounds: [Point, Point] = board.wraps
    ? [[-Infinity, south], [Infinity, north]]
    : [[Math.max(-179, west - pad), Math.max(-84, south - 9)], [Math.min(179, east + pad), Math.min(84, north + 7)]];
  const around = core(points);
  if (!around.length) return { bounds: [[west, south], [east, north]], fitBoundsOptions: { padding: 8 }, maxBounds };
  const [x, y] = [around.map((one) => one[0]), around.map((one) => one[1])];
  const box: [Point, Point] = [
    [Math.min(...x) - MARGIN, Math.max(south, Math.min(...y) - MARGIN)],
    [Math.max(...x) + MARGIN, Math.min(north, Math.max(...y) + MARGIN)],
  ];
  return { bounds: box, fitBoundsOptions: { padding: 24, maxZoom: NEAR }, maxBounds };
}

/** The zoom at which a map that goes round is as high as the screen: it cannot be shown smaller. */
export function wholeZoom(board: Board, height: number): number {
  const up = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  const [[, south], [, north]] = board.bounds;
  return Math.log2(height / (512 * (up(north) - up(south))));
}

/** The box that holds some places. */
export function boxAround(points: readonly Point[]): [Point, Point] {
  const [x, y] = [points.map((one) => one[0]), points.map((one) => one[1])];
  return [[Math.min(...x), Math.min(...y)], [Math.max(...x), Math.max(...y)]];
}
