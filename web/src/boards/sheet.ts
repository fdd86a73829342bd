/** A hex board to look at: its drawing as features, its hexes, its names; and the style of the map. */
import type { Feature, FeatureCollection } from "geojson";
import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { moved, type Point } from "../map/board";
import { type HexDocument, Hexes } from "../map/hexes";
import { inks } from "../map/style";
import { isPattern } from "./patterns";

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
  return {
    title,
    credit,
    hexes,
    looks,
    bounds: [[west - shift, south], [east - shift, north]],
    paint: collected(paint),
    grid: gridOf(hexes),
    names: collected(hexes.names.map(({ text, at, rank, kind }) => point(kind === "place" ? hexes.spot(at) : hexes.middle(at), { text, rank, kind }))),
    labels: collected(hexes.labels.map((text, at) => point(footOf(hexes, at), { text }))),
  };
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

/** Where a label stands: above the foot of its hex. */
function footOf(hexes: Hexes, one: number): Point {
  const [x, y] = hexes.middle(one);
  const low = Math.min(...hexes.ring(one).map(([, lat]) => lat));
  return [x, low + (y - low) * 0.3];
}

// -- the style

const EMPTY = collected([]);

/** Pixels of a hex from which names of a rank are read, the first for rank 1. */
const READ = [0, 17, 30, 44, 58];

export function styleOf(sheet: Sheet, dark: boolean): StyleSpecification {
  return {
    version: 8,
    sources: {
      paint: { type: "geojson", data: sheet.paint, tolerance: 0.3, maxzoom: 9 },
      grid: { type: "geojson", data: sheet.grid, tolerance: 0, maxzoom: 9, buffer: 8 },
      names: { type: "geojson", data: sheet.names, maxzoom: 9 },
      labels: { type: "geojson", data: sheet.labels, maxzoom: 9 },
      cursor: { type: "geojson", data: EMPTY },
    },
    layers: [...groundLayers(sheet, dark), ...lineLayers(sheet, dark), ...cursorLayers(dark), ...nameLayers(sheet, dark)],
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

function cursorLayers(dark: boolean): LayerSpecification[] {
  const ink = inks(dark);
  return [
    { id: "cursor", type: "fill", source: "cursor", paint: { "fill-color": ["match", ["get", "state"], "picked", ink.pick, "#ffffff"], "fill-opacity": ["match", ["get", "state"], "picked", 0.28, 0.2] } },
    { id: "cursor-edge", type: "line", source: "cursor", layout: { "line-join": "round" }, paint: { "line-color": ["match", ["get", "state"], "picked", ink.pick, dark ? "#ffffff" : "#20303a"], "line-width": ["match", ["get", "state"], "picked", 3, 1.4] } },
  ];
}

function nameLayers(sheet: Sheet, dark: boolean): LayerSpecification[] {
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
          "text-field": ["get", "text"], "text-font": great ? ["Helvetica Bold", "Arial", "sans-serif"] : ["Helvetica", "Arial", "sans-serif"], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(8), great ? 10.5 : 9.5, zoom(96), great ? 17 : 15],
          "text-variable-anchor": ["left", "right", "top", "bottom"], "text-radial-offset": 0.55, "text-justify": "auto", "text-padding": 2, "text-max-width": 9,
        },
        paint: { "text-color": dark ? "#f6efdf" : "#1d2226", "text-halo-color": halo, "text-halo-width": 1.4 },
      },
    ];
  });
  return [
    {
      id: "labels", type: "symbol", source: "labels", minzoom: zoom(52),
      layout: { "text-field": ["get", "text"], "text-font": ["Helvetica", "Arial", "sans-serif"], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(52), 8.5, zoom(110), 11], "text-allow-overlap": true, "text-ignore-placement": true },
      paint: { "text-color": dark ? "#b9c6cc" : "#41525c", "text-opacity": 0.85 },
    },
    {
      id: "waters", type: "symbol", source: "names", filter: kind("water"), maxzoom: zoom(140),
      layout: { "text-field": ["get", "text"], "text-font": ["Georgia Italic", "Georgia", "Noto Serif", "serif"], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(6), 10, zoom(70), 22], "text-letter-spacing": 0.08, "text-max-width": 7, "text-padding": 4 },
      paint: { "text-color": dark ? "#8fc3dd" : "#2c6785", "text-halo-color": dark ? "#102430" : "#e3f0f3", "text-halo-width": 1.2 },
    },
    ...[...places].reverse(),
    ...[1, 3].map((rank): LayerSpecification => ({
      id: `area ${rank}`, type: "symbol", source: "names", filter: ["all", kind("area"), ["==", ["get", "rank"], rank]], minzoom: rank === 1 ? 0 : zoom(32), maxzoom: zoom(120),
      layout: { "text-field": ["upcase", ["get", "text"]], "text-font": ["Georgia Bold", "Georgia", "Noto Serif", "serif"], "text-size": ["interpolate", ["linear"], ["zoom"], zoom(6), rank === 1 ? 10 : 9, zoom(70), rank === 1 ? 24 : 15], "text-letter-spacing": 0.14, "text-max-width": 8, "text-padding": 3 },
      paint: { "text-color": dark ? "#e0d2ae" : "#6b4e1e", "text-halo-color": halo, "text-halo-width": 1.4, "text-opacity": 0.9 },
    })),
  ];
}
