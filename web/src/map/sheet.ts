/** A hex board: its drawing as features, its hexes, its names; and the style of the map, with or without a game on it. */
import type { Feature, FeatureCollection } from "geojson";
import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification, MapOptions, StyleSpecification } from "maplibre-gl";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Anchors, type Board, moved, type Point } from "./board";
import { type HexDocument, Hexes } from "./hexes";
import { FACE, FAR } from "./nato";
import { isPattern } from "./patterns";
import { inks, tipLayer } from "./style";

interface Look {
  day: string;
  night: string;
  pattern?: string;
}

interface Looks {
  terrain: Record<string, Look>;
  sides: Record<string, string>;
  lines: Record<string, string>;
}

type Raw = Topology & { meta: { title: string; bounds: [number, number, number, number]; credit: string; looks: Looks }; hexes: HexDocument; spots?: [hex: number, lng: number, lat: number][] };

export interface Sheet {
  title: string;
  credit: string;
  hexes: Hexes;
  looks: Looks;
  bounds: [Point, Point];
  paint: FeatureCollection; // each feature with `layer`, and `look` where the file says how
  grid: FeatureCollection;
  names: FeatureCollection;
  labels: FeatureCollection; // of every hex: read close by, and not even cut into tiles before
}

const CHUNK = 40; // lines of the grid that are one feature

/** Read the file of a board. */
export function readSheet(data: unknown): Sheet {
  const topology = data as Raw;
  const { title, bounds, credit, looks } = topology.meta;
  const [west, south, east, north] = bounds;
  const shift = (west + east) / 2;
  const hexes = new Hexes(topology.hexes, shift, topology.spots);
  const paint: Feature[] = [];
  for (const [layer, entries] of Object.entries(topology.objects as Record<string, GeometryCollection>)) {
    const made = feature(topology, entries) as unknown as FeatureCollection;
    for (const one of made.features) {
      const kind = String(one.properties?.["kind"] ?? "");
      const look = layer === "sides" ? looks.sides[kind] : layer === "lines" ? looks.lines[kind] : kind;
      if (look !== undefined) paint.push({ ...moved(one, shift), properties: { layer, look } });
    }
  }
  const shared = sharedBy(hexes.labels);
  return {
    title,
    credit,
    hexes,
    looks,
    bounds: [[west - shift, south], [east - shift, north]],
    paint: collected(paint),
    grid: gridOf(hexes),
    names: collected(hexes.names.map(({ text, at, rank, kind }) => point(kind === "place" ? hexes.spot(at) : hexes.middle(at), { text, rank, kind }))),
    labels: collected(hexes.labels.map((label, at) => point(footOf(hexes, at), { text: label.slice(shared) }))),
  };
}

/** How many letters all labels begin with: they tell no hex from another, so they are not printed. */
function sharedBy(labels: readonly string[]): number {
  const letters = /^\D*/.exec(labels[0] ?? "")?.[0] ?? "";
  return labels.every((label) => label.startsWith(letters)) ? letters.length : 0;
}

/** The board of a game that is played on a sheet: every hex is a space, called by its label. */
export function boardOf(sheet: Sheet): Board {
  const { hexes, bounds, credit } = sheet;
  const anchors: Record<string, Anchors> = {};
  hexes.labels.forEach((label, one) => {
    const middle = hexes.middle(one);
    anchors[label] = { centre: middle, middle, counters: [middle], angle: 0, em: 0 };
  });
  return { spaces: EMPTY, lines: EMPTY, anchors, area: {}, bounds, shift: hexes.shift, credit, hexes: false, ports: false, wraps: false, sheet };
}

function gridOf(hexes: Hexes): FeatureCollection {
  const lines = hexes.grid();
  const features: Feature[] = [];
  for (let at = 0; at < lines.length; at += CHUNK) {
    features.push({ type: "Feature", properties: {}, geometry: { type: "MultiLineString", coordinates: lines.slice(at, at + CHUNK) } });
  }
  return collected(features);
}

const point = (place: Point, properties: Record<string, unknown>): Feature => ({ type: "Feature", properties, geometry: { type: "Point", coordinates: place } });

const collected = (features: Feature[]): FeatureCollection => ({ type: "FeatureCollection", features });

/** The outline of a hex as a feature; none of a label that is not on the sheet. */
export function outline(sheet: Sheet, label: string, properties: Record<string, unknown>): Feature[] {
  const one = sheet.hexes.labelled(label);
  return one === undefined ? [] : [{ type: "Feature", properties, geometry: { type: "Polygon", coordinates: [sheet.hexes.ring(one)] } }];
}

/** A place in a hex beside its counters: near the middle of its left edge. */
export function leftOf({ hexes }: Sheet, label: string): Point | undefined {
  const one = hexes.labelled(label);
  if (one === undefined) return undefined;
  const [[x, y], ring] = [hexes.middle(one), hexes.ring(one)];
  return [x + (Math.min(...ring.map(([lng]) => lng)) - x) * 0.84, y];
}

/** Several hexes as one feature. */
export const patch = (sheet: Sheet, labels: Iterable<string>, properties: Record<string, unknown>): Feature => ({
  type: "Feature",
  properties,
  geometry: { type: "MultiPolygon", coordinates: [...labels].flatMap((label) => hexOf(sheet, label)) },
});

/** The line around several hexes: sides with none of them beyond. */
export function rim({ hexes }: Sheet, labels: Iterable<string>, properties: Record<string, unknown>): Feature {
  const inside = new Set([...labels].flatMap((label) => hexes.labelled(label) ?? []));
  const sides = [...inside].flatMap((one) => hexes.edges(one).filter(({ beyond }) => beyond === undefined || !inside.has(beyond)));
  return { type: "Feature", properties, geometry: { type: "MultiLineString", coordinates: sides.map(({ from, to }) => [from, to]) } };
}

function hexOf(sheet: Sheet, label: string): Point[][][] {
  const one = sheet.hexes.labelled(label);
  return one === undefined ? [] : [[sheet.hexes.ring(one)]];
}

/** Where a label stands: above the foot of its hex. */
function footOf(hexes: Hexes, one: number): Point {
  const [x, y] = hexes.middle(one);
  const low = Math.min(...hexes.ring(one).map(([, lat]) => lat));
  return [x, low + (y - low) * 0.3];
}

// -- the style

const EMPTY = collected([]);

/** Sources that are filled while a board is in use: who holds what, what is lit, what a family lays over it, counters. */
const LIVE = ["held", "tints", "lit", "over", "route", "marks", "far", "near", "laid", "badges"];

/** Pixels of a hex from which names of a rank are read, the first for rank 1. */
const READ = [0, 17, 30, 44, 58];

const NEAREST = 150; // pixels of a hex, as near as one may come
const CLOSE = 64; // pixels of a hex after a jump
const FIELD = 200; // hexes of a map that opens as near as it fits into the window

/** Whether a sheet is one field of battle, of which all is seen at once. */
export const isField = (sheet: Sheet): boolean => sheet.hexes.count < FIELD;

/** Near enough to read a hex. */
export const closeZoom = (sheet: Sheet): number => sheet.hexes.zoomFor(CLOSE);

/** What the map of a sheet shows first, all of it or what is around some places, and how far it may be moved. */
export function openingOf(sheet: Sheet, around: readonly Point[] = []): Pick<MapOptions, "bounds" | "fitBoundsOptions" | "maxBounds" | "maxZoom"> {
  const [[west, south], [east, north]] = sheet.bounds;
  const pad = (east - west) * 0.7; // the whole board fits into a window of any shape
  return {
    bounds: around.length ? boxOf(around, sheet.hexes.document.side * 2) : sheet.bounds,
    fitBoundsOptions: { padding: 8, maxZoom: isField(sheet) ? sheet.hexes.zoomFor(NEAREST * 0.8) : closeZoom(sheet) },
    maxBounds: [[Math.max(-179, west - pad), Math.max(-84, south - 8)], [Math.min(179, east + pad), Math.min(84, north + 6)]],
    maxZoom: sheet.hexes.zoomFor(NEAREST),
  };
}

function boxOf(places: readonly Point[], margin: number): [Point, Point] {
  const [x, y] = [places.map((one) => one[0]), places.map((one) => one[1])];
  return [[Math.min(...x) - margin, Math.min(...y) - margin], [Math.max(...x) + margin, Math.max(...y) + margin]];
}

/** Places without those that lie apart: beyond the outer eighths, counted from every side. */
export function core(places: readonly Point[]): Point[] {
  const cut = Math.floor(places.length / 8);
  const within = (axis: 0 | 1): ((one: Point) => boolean) => {
    const sorted = places.map((one) => one[axis]).sort((a, b) => a - b);
    const [low = -Infinity, high = Infinity] = [sorted[cut], sorted[sorted.length - 1 - cut]];
    return (one) => one[axis] >= low && one[axis] <= high;
  };
  const [east, north] = [within(0), within(1)];
  return places.filter((one) => east(one) && north(one));
}

/** The style of a sheet; `scale` is the size of text. */
export function styleOf(sheet: Sheet, dark: boolean, scale = 1): StyleSpecification {
  return {
    version: 8,
    sources: {
      paint: { type: "geojson", data: sheet.paint, tolerance: 0.3, maxzoom: 9 },
      grid: { type: "geojson", data: sheet.grid, tolerance: 0, maxzoom: 9, buffer: 8 },
      names: { type: "geojson", data: sheet.names, maxzoom: 9 },
      labels: { type: "geojson", data: sheet.labels, maxzoom: 9 },
      ...Object.fromEntries(LIVE.map((name) => [name, { type: "geojson" as const, data: EMPTY }])),
    },
    layers: [...groundLayers(sheet, dark), ...holdLayers(sheet), ...lineLayers(sheet, dark), ...litLayers(dark), ...nameLayers(sheet, dark, scale), ...overLayers()],
  };
}

const layer = (name: string): ExpressionSpecification => ["==", ["get", "layer"], name];
const drawn = (name: string, look: string): ExpressionSpecification => ["all", layer(name), ["==", ["get", "look"], look]];

/** A width that grows with the hexes, given in pixels for hexes of 12 and of 96. */
function grows(sheet: Sheet, small: number, large: number): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.6], ["zoom"], sheet.hexes.zoomFor(12), small, sheet.hexes.zoomFor(96), large];
}

function groundLayers(sheet: Sheet, dark: boolean): LayerSpecification[] {
  const ink = inks(dark);
  const terrain = Object.entries(sheet.looks.terrain);
  const plain = dark ? "#4c5345" : "#ece7cf";
  const colours = terrain.flatMap(([kind, look]) => [kind, dark ? look.night : look.day]);
  const patterns = terrain.filter(([, look]) => isPattern(look.pattern));
  return [
    { id: "deep", type: "background", paint: { "background-color": dark ? "#070f15" : "#7f9fac" } },
    { id: "sheet", type: "fill", source: "paint", filter: layer("sheet"), paint: { "fill-color": ink.sea } },
    { id: "shallows", type: "fill", source: "paint", filter: layer("shallows"), paint: { "fill-color": dark ? "#2b5a70" : "#f2fbfa", "fill-opacity": dark ? 0.28 : 0.38 } },
    { id: "land", type: "fill", source: "paint", filter: layer("land"), paint: { "fill-color": plain } },
    {
      id: "terrain", type: "fill", source: "paint", filter: layer("terrain"),
      paint: { "fill-color": ["match", ["get", "look"], ...colours, plain] as unknown as DataDrivenPropertyValueSpecification<string> },
    },
    ...patterns.map(([kind, look]): LayerSpecification => ({
      id: `pattern ${kind}`, type: "fill", source: "paint", filter: drawn("terrain", kind), minzoom: sheet.hexes.zoomFor(15),
      paint: { "fill-pattern": `pattern ${look.pattern ?? ""}` },
    })),
    { id: "lakes", type: "fill", source: "paint", filter: layer("lakes"), paint: { "fill-color": ink.sea, "fill-outline-color": ink.seaEdge } },
    {
      id: "coast", type: "line", source: "paint", filter: layer("land"), layout: { "line-join": "round" },
      paint: { "line-color": ink.coast, "line-opacity": 0.75, "line-width": grows(sheet, 0.6, 1.8) },
    },
    {
      id: "grid", type: "line", source: "grid", minzoom: sheet.hexes.zoomFor(9),
      paint: {
        "line-color": dark ? "#dfe8ea" : "#27404c",
        "line-width": grows(sheet, 0.4, 1),
        "line-opacity": ["interpolate", ["linear"], ["zoom"], sheet.hexes.zoomFor(9), 0.08, sheet.hexes.zoomFor(30), dark ? 0.2 : 0.3],
      },
    },
    { id: "rim", type: "line", source: "paint", filter: layer("sheet"), paint: { "line-color": ink.coast, "line-width": 1.5 } },
  ];
}

function lineLayers(sheet: Sheet, dark: boolean): LayerSpecification[] {
  const water = dark ? "#4f93b8" : "#4b8fb3";
  const from = sheet.hexes.zoomFor(9);
  const round = { "line-join": "round", "line-cap": "round" } as const;
  const both = (look: string): ExpressionSpecification => ["all", ["any", layer("sides"), layer("lines")], ["==", ["get", "look"], look]];
  return [
    { id: "faint border", type: "line", source: "paint", filter: both("faint border"), minzoom: from, paint: { "line-color": dark ? "#d8b9c9" : "#8c5f74", "line-opacity": 0.6, "line-width": grows(sheet, 0.6, 1.6), "line-dasharray": [2, 3] } },
    { id: "border", type: "line", source: "paint", filter: both("border"), layout: round, paint: { "line-color": dark ? "#e2a3be" : "#8f2f5b", "line-opacity": 0.75, "line-width": grows(sheet, 1, 3), "line-dasharray": [3, 2] } },
    { id: "river", type: "line", source: "paint", filter: both("river"), layout: round, paint: { "line-color": water, "line-width": grows(sheet, 0.9, 4.5) } },
    { id: "ridge", type: "line", source: "paint", filter: both("ridge"), minzoom: from, paint: { "line-color": dark ? "#c9a377" : "#6b4a25", "line-width": grows(sheet, 1.4, 9), "line-dasharray": [0.35, 0.3], "line-opacity": 0.85 } },
    { id: "strait", type: "line", source: "paint", filter: both("strait"), layout: round, minzoom: from, paint: { "line-color": dark ? "#9fd6ef" : "#1d5f8a", "line-width": grows(sheet, 1, 4), "line-dasharray": [0.1, 1.8] } },
    { id: "track", type: "line", source: "paint", filter: both("track"), minzoom: sheet.hexes.zoomFor(16), paint: { "line-color": dark ? "#cfa877" : "#a5713a", "line-width": grows(sheet, 0.5, 1.6), "line-dasharray": [3, 2.5] } },
    { id: "road", type: "line", source: "paint", filter: both("road"), layout: round, minzoom: sheet.hexes.zoomFor(12), paint: { "line-color": dark ? "#d9975a" : "#a8571f", "line-width": grows(sheet, 0.6, 2.2) } },
    { id: "rail", type: "line", source: "paint", filter: both("rail"), layout: { "line-join": "round" }, minzoom: from, paint: { "line-color": dark ? "#ece5d4" : "#2c2a28", "line-width": grows(sheet, 0.7, 3) } },
    { id: "sleepers", type: "line", source: "paint", filter: both("rail"), minzoom: sheet.hexes.zoomFor(24), paint: { "line-color": dark ? "#2c2a28" : "#fbf7ec", "line-width": grows(sheet, 0.3, 1.5), "line-dasharray": [4, 4] } },
  ];
}

/** A breath of colour over hexes that somebody holds. */
function holdLayers(sheet: Sheet): LayerSpecification[] {
  return [{ id: "held", type: "fill", source: "held", paint: { "fill-color": ["get", "colour"], "fill-opacity": ["interpolate", ["linear"], ["zoom"], sheet.hexes.zoomFor(15), 0.26, sheet.hexes.zoomFor(60), 0.16] } },
    { id: "tints", type: "fill", source: "tints", paint: { "fill-color": ["get", "colour"], "fill-opacity": ["get", "share"] } }];
}

/** Hexes that are picked, in reach, to be chosen or under the mouse: a source with features for them, and their `state`. */
function litLayers(dark: boolean): LayerSpecification[] {
  const ink = inks(dark);
  const by = <One>(picked: One, reach: One, wide: One, target: One, faint: One, hover: One): ExpressionSpecification =>
    ["match", ["get", "state"], "picked", picked, "reach", reach, "wide", wide, "target", target, "faint", faint, hover] as unknown as ExpressionSpecification;
  const many: ExpressionSpecification = ["match", ["get", "state"], ["wide", "faint"], true, false];
  const colour = (hover: string): ExpressionSpecification => by(ink.pick, ink.reach, ink.reach, ink.target, ink.target, hover);
  return [
    { id: "lit", type: "fill", source: "lit", filter: ["!", ["has", "rim"]], paint: { "fill-color": colour("#ffffff"), "fill-opacity": by(0.28, 0.34, 0.2, 0.28, 0.07, 0.2) } },
    { id: "pointed-edge", type: "line", source: "lit", filter: ["==", ["get", "state"], "pointed"], layout: { "line-join": "round" }, paint: { "line-color": dark ? "#ffd76a" : "#b3400a", "line-width": 5 } }, // what a lesson speaks of
    { id: "lit-edge", type: "line", source: "lit", filter: ["any", ["!", many], ["has", "rim"]], layout: { "line-join": "round" }, paint: { "line-color": colour(dark ? "#ffffff" : "#20303a"), "line-width": by(3, 2, 2, 2, 1.6, 1.4) } },
  ];
}

/** What a family lays over the map (each feature with `colour`, hexes hatched by `edge`), and the way of an order. */
function overLayers(): LayerSpecification[] {
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const shape = (name: string): ExpressionSpecification => ["==", ["geometry-type"], name];
  return [
    { id: "over", type: "fill", source: "over", filter: ["!", shape("LineString")], paint: { "fill-color": ["get", "colour"], "fill-opacity": 0.18 } },
    { id: "over-edge", type: "line", source: "over", filter: ["!", shape("LineString")], layout: round, paint: { "line-color": ["get", "colour"], "line-width": 2, "line-dasharray": [2, 2] } },
    { id: "over-line-back", type: "line", source: "over", filter: shape("LineString"), layout: round, paint: { "line-color": "#fffbef", "line-width": 5, "line-opacity": 0.75 } },
    { id: "over-line", type: "line", source: "over", filter: shape("LineString"), layout: round, paint: { "line-color": ["get", "colour"], "line-width": 2.6 } },
    { id: "route-back", type: "line", source: "route", layout: round, paint: { "line-color": "#fff9e6", "line-width": 6, "line-opacity": 0.8 } },
    { id: "route", type: "line", source: "route", layout: round, paint: { "line-color": "#b3261e", "line-width": 3, "line-dasharray": [0.2, 1.8] } },
  ];
}

/** Layers that letter a sheet; they can be switched off. */
export const lettered = (id: string): boolean => /^(place|area|waters|labels)/.test(id);

// fonts by their names in CSS, quoted because of their figures; of the first name the map takes weight and slant
const [BOLD, ITALIC] = [["Bold"], ["Italic"]];
const [SANS, SERIF] = [['"Source Sans 3"', "Helvetica", "Arial", "sans-serif"], ['"Source Serif 4"', "Georgia", "Noto Serif", "serif"]];

function nameLayers(sheet: Sheet, dark: boolean, scale: number): LayerSpecification[] {
  const halo = dark ? "#0d1a22" : "#fffaf0";
  const kind = (name: string): ExpressionSpecification => ["==", ["get", "kind"], name];
  const zoom = (pixels: number): number => sheet.hexes.zoomFor(pixels);
  const places = READ.flatMap((pixels, at): LayerSpecification[] => {
    const filter: ExpressionSpecification = ["all", kind("place"), ["==", ["get", "rank"], at + 1]];
    const great = at === 0;
    return [
      {
        id: `town ${at + 1}`, type: "circle", source: "names", filter, minzoom: zoom(Math.max(pixels * 0.7, 8)),
        paint: { "circle-radius": grows(sheet, great ? 1.8 : 1.2, great ? 6 : 4.5), "circle-color": dark ? "#f4ead2" : "#fffdf5", "circle-stroke-color": dark ? "#0d1a22" : "#22262a", "circle-stroke-width": grows(sheet, 0.8, 1.8) },
      },
      {
        id: `place ${at + 1}`, type: "symbol", source: "names", filter, minzoom: zoom(pixels || 7),
        layout: {
          "text-field": ["get", "text"], "text-font": great ? [...BOLD, ...SANS] : SANS, "text-size": ["interpolate", ["linear"], ["zoom"], zoom(8), scale * (great ? 10.5 : 9.5), zoom(96), scale * (great ? 17 : 15)],
          "text-variable-anchor": ["left", "right", "top", "bottom", "top-left", "top-right", "bottom-left", "bottom-right"], "text-radial-offset": 0.55, "text-justify": "auto", "text-padding": 2, "text-max-width": 9,
        },
        paint: { "text-color": dark ? "#f6efdf" : "#1d2226", "text-halo-color": halo, "text-halo-width": 1.4 },
      },
    ];
  });
  return [
    {
      id: "labels", type: "symbol", source: "labels", minzoom: zoom(52),
      layout: { "text-field": ["get", "text"], "text-font": SANS, "text-size": ["interpolate", ["linear"], ["zoom"], zoom(52), 8.5 * scale, zoom(110), 11 * scale], "text-allow-overlap": true, "text-ignore-placement": true },
      paint: { "text-color": dark ? "#b9c6cc" : "#41525c", "text-opacity": 0.85 },
    },
    {
      id: "waters", type: "symbol", source: "names", filter: kind("water"), maxzoom: zoom(140),
      layout: { "text-field": ["get", "text"], "text-font": [...ITALIC, ...SERIF], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(6), 10 * scale, zoom(70), 22 * scale], "text-letter-spacing": 0.08, "text-max-width": 7, "text-padding": 4 },
      paint: { "text-color": dark ? "#8fc3dd" : "#2c6785", "text-halo-color": dark ? "#102430" : "#e3f0f3", "text-halo-width": 1.2 },
    },
    ...[...places].reverse(),
    ...[1, 3].map((rank): LayerSpecification => ({
      id: `area ${rank}`, type: "symbol", source: "names", filter: ["all", kind("area"), ["==", ["get", "rank"], rank]], minzoom: rank === 1 ? 0 : zoom(32), maxzoom: zoom(120),
      layout: { "text-field": ["upcase", ["get", "text"]], "text-font": [...BOLD, ...SERIF], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(6), scale * (rank === 1 ? 10 : 9), zoom(70), scale * (rank === 1 ? 24 : 15)], "text-letter-spacing": 0.14, "text-max-width": 8, "text-padding": 3 },
      paint: { "text-color": dark ? "#e0d2ae" : "#6b4e1e", "text-halo-color": halo, "text-halo-width": 1.4, "text-opacity": 0.9 },
    })),
  ];
}

// -- counters on it

const LEGIBLE = 30; // pixels of a hex below which its marks say nothing
const MARK = 34; // pixels of a hex below which a stack is a small mark

/** How large a picture of so many pixels is drawn, if it shall cover a share of the width of a hex at every zoom. */
function covers(sheet: Sheet, pixels: number, share: number): ExpressionSpecification {
  const stops = [8, 300].flatMap((hex) => [sheet.hexes.zoomFor(hex), (hex * share) / pixels]);
  return ["interpolate", ["exponential", 2], ["zoom"], ...stops] as unknown as ExpressionSpecification;
}

/** From the bottom up. Counters and marks keep names away: these are placed after them and look for a place beside them. */
export function stackLayers(sheet: Sheet, scale: number): LayerSpecification[] {
  const picture = { "icon-image": ["get", "picture"] as ["get", string], "icon-allow-overlap": true };
  const split = sheet.hexes.zoomFor(MARK);
  const held = { "icon-anchor": ["get", "anchor"] as unknown as "center", "icon-offset": ["get", "offset"] as unknown as [number, number] };
  return [
    { id: "marks", type: "symbol", source: "marks", minzoom: sheet.hexes.zoomFor(LEGIBLE), layout: { ...picture, ...held, "icon-size": covers(sheet, 60, 0.7) } },
    { id: "far", type: "symbol", source: "far", maxzoom: split, layout: { ...picture, "symbol-sort-key": ["get", "rank"], "icon-size": covers(sheet, FAR, 0.74) } },
    { id: "near", type: "symbol", source: "near", minzoom: split, layout: { ...picture, "symbol-sort-key": ["get", "rank"], "icon-size": covers(sheet, FACE, 0.66) } },
    tipLayer(scale),
    { id: "laid", type: "symbol", source: "laid", minzoom: sheet.hexes.zoomFor(22), layout: { ...picture, "icon-ignore-placement": true, "icon-offset": ["get", "offset"], "icon-size": covers(sheet, 60, 0.7) } },
    { id: "badges", type: "symbol", source: "badges", layout: { ...picture, "icon-ignore-placement": true, "icon-offset": ["get", "offset"], "icon-size": scale } },
  ];
}
