/** What a map shows first: where a player's units are. */
import type { MapOptions } from "maplibre-gl";
import { unitsOf } from "../lib/table.svelte";
import type { Place, Unit } from "../lib/types";
import { beside, type Board, type Point } from "./board";
import { core, isField, type Sheet } from "./sheet";

const NEAR = 3.9; // no closer than this at first
const MARGIN = 7; // degrees around the units
const FEW = 3; // stacks that do not say where a seat is at war

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
