/** The style of the map: sources and layers, no tiles, no glyphs, nothing from elsewhere. */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Board } from "./board";
import { NAME_PX } from "./drawing";

const EMPTY = { type: "FeatureCollection" as const, features: [] };

export interface Inks {
  deep: string;
  sea: string;
  seaEdge: string;
  land: string;
  coast: string;
  border: string;
  link: string;
  relief: string;
  pick: string;
  reach: string;
  target: string;
}

export const inks = (dark: boolean): Inks =>
  dark
    ? {
        deep: "#0b1a24", sea: "#15303f", seaEdge: "#2b5367", land: "#55534b", coast: "#0a141b", border: "#1a2730",
        link: "#5b8aa0", relief: "#000000", pick: "#ffd95e", reach: "#57d58a", target: "#7cc4ff",
      }
    : {
        deep: "#9fc0cc", sea: "#c3dbe1", seaEdge: "#8fb3c0", land: "#dcd8cc", coast: "#4d4a3f", border: "#857d68",
        link: "#5d8ea3", relief: "#5a4a2a", pick: "#c77700", reach: "#1c8a4d", target: "#1667b0",
      };

const state = (name: string): ["boolean", ["feature-state", string], false] => ["boolean", ["feature-state", name], false];

export function styleFor(board: Board, dark: boolean): StyleSpecification {
  const ink = inks(dark);
  const layer = (name: string): ["==", ["get", string], string] => ["==", ["get", "layer"], name];
  const coast: LayerSpecification = {
    id: "coast", type: "line", source: "lines", filter: layer("coast"),
    paint: { "line-color": ink.coast, "line-opacity": 0.7, "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.6, 6, 1.4] },
  };
  const layers: LayerSpecification[] = [
    { id: "deep", type: "background", paint: { "background-color": ink.deep } },
    {
      id: "sea", type: "fill", source: "spaces", filter: ["==", ["get", "sea"], true],
      paint: { "fill-color": ["coalesce", ["feature-state", "colour"], ink.sea] },
    },
    {
      id: "shallows", type: "fill", source: "lines", filter: ["all", layer("relief"), ["==", ["get", "kind"], "shallows"]],
      paint: { "fill-color": dark ? "#3f7f99" : "#f2fbfa", "fill-opacity": ["interpolate", ["linear"], ["get", "level"], 1, dark ? 0.12 : 0.28, 3, dark ? 0.07 : 0.16] },
    },
    {
      id: "outside", type: "fill", source: "lines", filter: layer("outside"),
      paint: { "fill-color": ["match", ["get", "kind"], "ice", dark ? "#24333c" : "#e4ecee", "ground", dark ? "#3d4038" : "#e9e2cd", "idle", ink.deep, dark ? "#1b2328" : "#b9bfba"] },
    },
    {
      id: "sea-edge", type: "line", source: "spaces", filter: ["==", ["get", "sea"], true],
      paint: { "line-color": board.ports ? ink.link : ink.seaEdge, "line-width": ["interpolate", ["linear"], ["zoom"], 2, board.ports ? 1.1 : 0.7, 6, 2] },
    },
    {
      id: "links", type: "line", source: "lines", filter: ["all", layer("links"), ["!", ["has", "canal"]]],
      paint: { "line-color": ink.link, "line-width": 1.6, "line-dasharray": [2, 2] },
    },
    {
      id: "halos", type: "fill", source: "lines", filter: layer("halos"),
      paint: { "fill-color": dark ? "#e9d9a8" : "#fff6dd", "fill-opacity": dark ? 0.16 : 0.55 },
    },
    {
      id: "halo-edge", type: "line", source: "lines", filter: layer("halos"),
      paint: { "line-color": dark ? "#e9d9a8" : "#8d8467", "line-opacity": 0.6, "line-width": 1 },
    },
    {
      id: "land", type: "fill", source: "spaces", filter: ["!=", ["get", "sea"], true],
      paint: { "fill-color": ["coalesce", ["feature-state", "colour"], ink.land] },
    },
    {
      id: "relief", type: "fill", source: "lines", filter: ["all", layer("relief"), ["!=", ["get", "kind"], "shallows"]],
      paint: {
        "fill-color": ["match", ["get", "kind"], "lake", ink.sea, "desert", dark ? "#c9a86a" : "#f3dfae", ink.relief],
        "fill-opacity": ["match", ["get", "kind"], "lake", 0.9, "desert", dark ? 0.08 : 0.35, dark ? 0.14 : 0.075],
      },
    },
    {
      id: "rivers", type: "line", source: "lines", filter: layer("rivers"),
      paint: { "line-color": dark ? "#2f6480" : "#7fa9ba", "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.3, 5, 1.1], "line-opacity": 0.6 },
    },
    {
      id: "road", type: "line", source: "lines", filter: layer("roads"), layout: { "line-cap": "butt" },
      paint: { "line-color": dark ? "#e9b872" : "#8a3f0b", "line-width": ["interpolate", ["linear"], ["zoom"], 2, 1.2, 5, 3], "line-dasharray": [3, 1.2] },
    },
    {
      id: "border", type: "line", source: "spaces", filter: ["!=", ["get", "sea"], true],
      layout: { "line-join": "round" },
      paint: { "line-color": board.hexes ? ink.border : ink.coast, "line-opacity": 0.75, "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.6, 6, 1.6] },
    },
    {
      id: "canal-banks", type: "line", source: "lines", filter: ["all", layer("links"), ["has", "canal"]], layout: { "line-cap": "round" },
      paint: { "line-color": ink.coast, "line-width": ["interpolate", ["linear"], ["zoom"], 1, 2.5, 5, 7] },
    },
    {
      id: "canals", type: "line", source: "lines", filter: ["all", layer("links"), ["has", "canal"]],
      paint: { "line-color": dark ? "#5fc0e8" : "#2f8fc4", "line-width": ["interpolate", ["linear"], ["zoom"], 1, 1.3, 5, 4], "line-dasharray": [1.6, 0.7] },
    },
    ...(board.ports ? [coast] : []), // else the outlines of land spaces are the coast
    {
      id: "fronts", type: "line", source: "lines", filter: layer("fronts"), layout: { "line-cap": "round" },
      paint: { "line-color": dark ? "#c79be0" : "#7a3b8f", "line-width": ["interpolate", ["linear"], ["zoom"], 1, 1.4, 5, 3.4], "line-opacity": 0.75, "line-dasharray": [4, 2.2] },
    },
    {
      id: "choke-banks", type: "line", source: "lines", filter: layer("chokes"),
      paint: { "line-color": dark ? "#ff8a7a" : "#a3201a", "line-width": ["interpolate", ["linear"], ["zoom"], 1, 3, 5, 9] },
    },
    {
      id: "chokes", type: "line", source: "lines", filter: layer("chokes"),
      paint: { "line-color": dark ? "#1a2a33" : "#fbf4e2", "line-width": ["interpolate", ["linear"], ["zoom"], 1, 1, 5, 4] },
    },
    {
      id: "moorings", type: "line", source: "lines", filter: layer("moorings"),
      paint: { "line-color": dark ? "#dfe6ea" : "#3d4a52", "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.9, 5, 2], "line-dasharray": [2, 1.6] },
    },
    {
      id: "tint", type: "fill", source: "tints", // of an overlay
      paint: { "fill-color": ["get", "colour"], "fill-opacity": ["get", "share"] },
    },
    {
      id: "lit", type: "fill", source: "spaces",
      paint: {
        // wide waters are only brightened, or they would turn to mud
        "fill-color": ["case", state("picked"), board.ports ? "#fff1bd" : ink.pick, state("reach"), ink.reach, state("target"), ink.target, "#ffffff"],
        "fill-opacity": ["case", state("picked"), board.ports ? (dark ? 0.16 : 0.4) : 0.34, state("reach"), 0.36, state("target"), 0.3, state("hover"), 0.14, 0],
      },
    },
    {
      id: "stations", type: "fill", source: "spaces", filter: ["has", "station"],
      paint: { "fill-color": ["coalesce", ["feature-state", "colour"], ink.land] },
    },
    {
      id: "station-edge", type: "line", source: "spaces", filter: ["has", "station"],
      paint: { "line-color": dark ? "#f3ead2" : "#22313c", "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.8, 6, 2] },
    },
    {
      id: "pointed-edge", type: "line", source: "pointed", // what a lesson speaks of
      paint: { "line-color": dark ? "#ffd76a" : "#b3400a", "line-width": 5, "line-opacity": 0.85 },
    },
    {
      id: "lit-edge", type: "line", source: "spaces",
      paint: {
        "line-color": ["case", state("picked"), ink.pick, state("reach"), ink.reach, state("target"), ink.target, "#ffffff"],
        "line-width": ["case", state("picked"), 3, state("reach"), 2, state("target"), 2, state("hover"), 1.2, 0],
      },
    },
    {
      id: "route-back", type: "line", source: "route", layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": "#fff9e6", "line-width": 6, "line-opacity": 0.8 },
    },
    {
      id: "route", type: "line", source: "route", layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": "#b3261e", "line-width": 3, "line-dasharray": [0.2, 1.8] },
    },
  ];
  return {
    version: 8,
    sources: {
      spaces: { type: "geojson", data: board.spaces, promoteId: "id", tolerance: 0.2 },
      lines: { type: "geojson", data: board.lines, tolerance: 0.2 },
      // what is seldom there has sources of its own: to draw all spaces unseen takes as long as to draw them
      tints: { type: "geojson", data: EMPTY, tolerance: 0.2 },
      pointed: { type: "geojson", data: EMPTY, tolerance: 0.2 },
      names: { type: "geojson", data: EMPTY },
      marks: { type: "geojson", data: EMPTY },
      cities: { type: "geojson", data: EMPTY },
      far: { type: "geojson", data: EMPTY },
      near: { type: "geojson", data: EMPTY },
      close: { type: "geojson", data: EMPTY },
      badges: { type: "geojson", data: EMPTY },
      route: { type: "geojson", data: EMPTY },
      laid: { type: "geojson", data: EMPTY },
    },
    layers,
  };
}

const leastName = (zoom: number, base: number): number => (zoom < base + 0.8 ? 9.5 : 11) / NAME_PX;
const perName = (zoom: number): number => (512 * 2 ** zoom) / 360 / NAME_PX;

/** How large a name is drawn. */
export const nameScale = (zoom: number, base: number, em: number, scale: number): number =>
  Math.min(2.4 * scale, Math.max(leastName(zoom, base) * scale, em * perName(zoom)));

/** Names grow with the map, so that the places the generator chose stay free; far out they stop shrinking and give way. */
function nameSize(base: number, scale: number): ExpressionSpecification {
  const stops: unknown[] = [];
  for (const zoom of [1, 2, 3, 4, 5, 6, 7, 8]) {
    stops.push(zoom, ["min", 2.4 * scale, ["max", leastName(zoom, base) * scale, ["*", ["get", "em"], perName(zoom)]]]);
  }
  return ["interpolate", ["exponential", 2], ["zoom"], ...stops] as unknown as ExpressionSpecification;
}

/** From here on every kind of unit has its own counter, but for maps of hexes, which always show them. */
export const SPLIT = 3.25;

/** Zoom and size of counters, in pairs. */
const nearStops = (hexes: boolean): [number, number, number, number] => (hexes ? [1, 0.7, 2.5, 1.3] : [SPLIT, 0.85, SPLIT + 3, 1.9]);

/** How large counters of single kinds are drawn. */
export function nearSize(zoom: number, { hexes }: Pick<Board, "hexes">, scale: number): number {
  const [from, small, to, large] = nearStops(hexes);
  const share = Math.min(1, Math.max(0, (zoom - from) / (to - from)));
  return scale * (small + share * (large - small));
}

const CITIES: [number, number][] = [[SPLIT, 0.8], [SPLIT + 3, 1.25]];

/** How large the names of cities are drawn. */
export function citySize(zoom: number, scale: number): number {
  const [[from, small], [to, large]] = CITIES as [[number, number], [number, number]];
  return scale * (small + Math.min(1, Math.max(0, (zoom - from) / (to - from))) * (large - small));
}

const FAR: [number, number][] = [[1, 0.5], [2.2, 0.84], [SPLIT, 1]];

/** How large one counter for all of a stack is drawn. */
export function farSize(zoom: number, scale: number): number {
  const [[a, small], [b, middle], [c, large]] = FAR as [[number, number], [number, number], [number, number]];
  const share = (from: number, to: number): number => Math.min(1, Math.max(0, (zoom - from) / (to - from)));
  return scale * (zoom < b ? small + share(a, b) * (middle - small) : middle + share(b, c) * (large - middle));
}

/** Zooms and sizes as the map interpolates them. */
const grown = (stops: readonly (readonly [number, number])[], scale: number): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops.flatMap(([zoom, size]) => [zoom, size * scale])] as unknown as ExpressionSpecification;

const pairs = ([a, b, c, d]: [number, number, number, number]): [number, number][] => [[a, b], [c, d]];

/** From here on the ships of small fleets have counters of their own. */
const CLOSE = 5;

/** What stands in a port grows with it; plates stay as they are. */
const stationSize = [
  "interpolate", ["exponential", 2], ["zoom"],
  2.2, ["case", ["has", "grow"], 0.42, 0.6], 3, ["case", ["has", "grow"], 0.75, 0.85], 4, ["case", ["has", "grow"], 1.4, 1.1], 5, ["case", ["has", "grow"], 2.2, 1.2],
] as unknown as ExpressionSpecification;

/** The heads of the arrows that ways are drawn with. */
export const tipLayer = (scale: number): LayerSpecification => ({
  id: "route-tip", type: "symbol", source: "route", filter: ["==", ["geometry-type"], "Point"],
  layout: { "icon-image": ["get", "picture"], "icon-rotate": ["get", "angle"], "icon-rotation-alignment": "map", "icon-allow-overlap": true, "icon-ignore-placement": true, "icon-size": scale },
});

/** Symbol layers, from the bottom up; `split` is the zoom from which every kind of unit has its own counter. */
export function symbolLayers(base: number, split: number, { hexes, ports }: Pick<Board, "hexes" | "ports">, scale: number): LayerSpecification[] {
  const held = { "icon-anchor": ["get", "anchor"] as unknown as "center", "icon-offset": ["get", "offset"] as unknown as [number, number] };
  const picture = { "icon-image": ["get", "picture"] as ["get", string] };
  const free = { "icon-allow-overlap": true, "icon-ignore-placement": true };
  return [
    {
      id: "names", type: "symbol", source: "names",
      layout: {
        ...picture, "icon-anchor": ["get", "anchor"], "icon-rotate": ["get", "angle"], "symbol-sort-key": ["get", "rank"],
        "icon-size": nameSize(base, scale), "icon-padding": 1,
        // close in, names have the size the generator kept room for; MapLibre, which measures them for the next
        // zoom, would still take some for too large
        "icon-overlap": ["step", ["zoom"], "never", 3.6, "always"],
      },
    },
    {
      id: "marks", type: "symbol", source: "marks", minzoom: hexes ? 0 : ports ? 2.2 : 2.7,
      layout: {
        ...picture, ...free, "icon-offset": ["get", "offset"], "icon-anchor": ["get", "anchor"],
        "icon-size": ports ? stationSize : grown([[2.5, 0.75], [4.5, 1.15]], scale),
      },
    },
    { id: "cities", type: "symbol", source: "cities", minzoom: split, layout: { ...picture, ...free, "icon-offset": ["get", "offset"], "icon-size": grown(CITIES, scale) } },
    {
      id: "far", type: "symbol", source: "far", maxzoom: split,
      layout: {
        ...picture, ...free, ...held, "symbol-sort-key": ["get", "rank"],
        "icon-size": grown(FAR, scale),
      },
    },
    {
      id: "near", type: "symbol", source: "near", minzoom: split,
      layout: { ...picture, ...free, ...held, "symbol-sort-key": ["get", "rank"], "icon-size": grown(pairs(nearStops(hexes)), scale) },
      paint: { "icon-opacity": ["step", ["zoom"], 1, CLOSE, ["case", ["has", "close"], 0, 1]] },
    },
    {
      id: "close", type: "symbol", source: "close", minzoom: CLOSE,
      layout: { ...picture, ...free, ...held, "symbol-sort-key": ["get", "rank"], "icon-size": grown([[CLOSE, 0.85], [CLOSE + 1.5, 1.15]], scale) },
    },
    tipLayer(scale),
    { id: "laid", type: "symbol", source: "laid", layout: { ...picture, ...free, "icon-offset": ["get", "offset"], "icon-size": scale } },
    {
      id: "badges", type: "symbol", source: "badges",
      layout: { ...picture, ...free, "icon-offset": ["get", "offset"], "icon-size": scale },
    },
  ];
}
