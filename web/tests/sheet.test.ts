import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Place } from "../src/lib/types";
import { readChart } from "../src/map/chart";
import { type Face, faceParts, isSign, pileKey } from "../src/map/nato";
import { sheetOpening, theatre } from "../src/map/opening";
import { heldFeatures, litFeatures } from "../src/map/piles";
import { core, openingOf, outline, stackLayers, styleOf } from "../src/map/sheet";

const file = (game: string): unknown => JSON.parse(readFileSync(new URL(`../../src/flagplot/games/${game}/map.json`, import.meta.url), "utf8"));
const board = readChart(file("dai_senso"));
const areas = readChart(file("axis_allies/pacific_1940"));
if (!board.sheet) throw new Error("no sheet");
const { sheet } = board;

describe("a map of hexes at a table", () => {
  it("has every hex as a space", () => {
    expect(Object.keys(board.anchors)).toHaveLength(2062);
    expect(board.anchors["w5427"]?.centre).toEqual(sheet.hexes.middle(sheet.hexes.labelled("w5427") ?? -1));
  });

  it("is told from a map of areas", () => {
    expect(areas.sheet).toBeNull();
    expect(areas.spaces.features.length).toBeGreaterThan(10);
  });

  it("lights hexes in the order they are told, and none that are not printed", () => {
    const found = litFeatures(sheet, [["reach", ["w5427", "nowhere"]], ["picked", ["w5326"]]]);
    expect(found.map((one) => one.properties?.["state"])).toEqual(["reach", "picked"]);
    expect(outline(sheet, "w5427", {})[0]?.geometry).toMatchObject({ type: "Polygon" });
  });

  it("draws one line around a wide reach, and none between its hexes", () => {
    const [inside, around] = litFeatures(sheet, [["wide", ["w5427", "w5326", "w5427"]]]);
    expect(inside?.geometry.type).toBe("MultiPolygon");
    expect(around?.geometry.type).toBe("MultiLineString");
    const sides = (around?.geometry as unknown as { coordinates: [number, number][][] }).coordinates;
    expect(sides).toHaveLength(10); // two hexes side by side: twelve sides less the one they share, from either side
    const ends = new Map<string, number>();
    for (const end of sides.flat()) ends.set(end.map((one) => one.toFixed(6)).join(), (ends.get(end.map((one) => one.toFixed(6)).join()) ?? 0) + 1);
    expect(new Set(ends.values())).toEqual(new Set([2])); // it closes
    expect(litFeatures(sheet, [["faint", ["w5427", "w5326"]]])).toHaveLength(2); // as with hexes to be chosen all over the map
    expect(litFeatures(sheet, [["wide", []]])).toEqual([]);
  });

  it("prints of a label what tells its hex from the others", () => {
    const texts = (labels: string[]): unknown[] => {
      const island = file("dai_senso") as { hexes: { labels: string } };
      return readChart({ ...island, hexes: { ...island.hexes, labels: labels.join(" ") } }).sheet?.labels.features.map((one) => one.properties?.["text"]) ?? [];
    };
    const printed = sheet.hexes.labels;
    expect(texts(printed)).toEqual(printed);
    expect(texts(printed.map((label) => `b${label.slice(1)}`))).toEqual(printed.map((label) => label.slice(1)));
  });

  it("opens among one's own units, where there are some", () => {
    const held = (owner: string, ...hexes: string[]): Record<string, Place> =>
      Object.fromEntries(hexes.map((hex) => [hex, { units: [{ owner, kind: "unit", text: "unit", count: 1 }] } as unknown as Place]));
    const places = { ...held("one", "w5427", "w5326", "w5226", "w5227"), ...held("other", "w3310", "w3311") };
    const middles = (...hexes: string[]): unknown[] => hexes.map((hex) => board.anchors[hex]?.counters[0]);
    expect(theatre(board, sheet, places, "one", false)).toEqual(middles("w5427", "w5326", "w5226", "w5227"));
    expect(theatre(board, sheet, places, "other", false)).toHaveLength(6);
    expect(theatre(board, sheet, places, null, false)).toHaveLength(6);
  });

  it("is lettered with the fonts that are shipped", () => {
    const fonts = styleOf(sheet, false).layers.flatMap((one) => (one.type === "symbol" && one.layout?.["text-font"] ? [JSON.stringify(one.layout["text-font"])] : []));
    expect(fonts.length).toBeGreaterThan(5);
    for (const font of fonts) expect(font).toMatch(/Source (Sans 3|Serif 4)/);
  });

  it("lays one patch over all hexes of a holder", () => {
    const found = heldFeatures(sheet, { w5427: { control: "one" }, w5326: { control: "one" }, w5226: { control: "other" }, w5223: {} });
    expect(found.map((one) => (one.geometry as { coordinates: unknown[] }).coordinates.length)).toEqual([2, 1]);
  });

  it("opens around the units, else whole", () => {
    expect(openingOf(sheet).bounds).toEqual(sheet.bounds);
    const [[west, south], [east, north]] = openingOf(sheet, [[10, 40], [14, 44]]).bounds as [[number, number], [number, number]];
    expect([west < 10, south < 40, east > 14, north > 44, east < 20]).toEqual([true, true, true, true, true]);
  });

  it("opens near enough to read counters, where most lies around one's own", () => {
    const held = (owner: string, ...hexes: string[]): Record<string, Place> =>
      Object.fromEntries(hexes.map((hex) => [hex, { units: [{ owner, kind: "unit", text: "unit", count: 1 }] } as unknown as Place]));
    const front = ["w5427", "w5326", "w5226"];
    const places = { ...held("one", ...front, "w4106", "w3824"), ...held("other", "w5227", "w5225", "w3310", "w3311") };
    const phone = sheetOpening(board, sheet, places, "one", [390, 300]);
    expect(phone.zoom).toBe(sheet.hexes.zoomFor(52));
    const [x, y] = phone.center as [number, number];
    const [left, top] = [195 / sheet.hexes.perDegree(52), 150 / sheet.hexes.perDegree(52)];
    for (const hex of front) {
      const [lng, lat] = board.anchors[hex]?.counters[0] ?? [0, 0];
      expect([hex, Math.abs(lng - x) < left, Math.abs(lat - y) < top]).toEqual([hex, true, true]);
    }
    const desk = sheetOpening(board, sheet, held("one", ...front, "w5227"), "one", [1040, 800]); // all of it fits
    expect(desk.bounds).toEqual(openingOf(sheet, theatre(board, sheet, held("one", ...front, "w5227"), "one", false)).bounds);
    expect(sheetOpening(board, sheet, {}, "one", [390, 300]).bounds).toEqual(sheet.bounds);
  });

  it("leaves out what lies apart", () => {
    const many: [number, number][] = Array.from({ length: 20 }, (_, at) => [at, at]);
    expect(core([...many, [500, 5]])).not.toContainEqual([500, 5]);
    expect(core([[1, 1]])).toEqual([[1, 1]]);
  });

  it("has a source for every layer, each layer once", () => {
    const style = styleOf(sheet, false);
    const layers = [...style.layers, ...stackLayers(sheet, 1)];
    for (const one of layers) if ("source" in one) expect(style.sources).toHaveProperty(one.source);
    expect(new Set(layers.map((one) => one.id)).size).toBe(layers.length);
  });
});

describe("a counter", () => {
  const unit: Face = { sign: "infantry", fill: "#a83232", ink: "#ffffff", size: "xxxx", factors: "3-3-1", steps: 1, most: 2 };
  const letters = (face: Face): string[] => faceParts(face).flatMap((part) => ("text" in part ? [part.text] : []));

  it("says size and factors", () => expect(letters(unit)).toEqual(["XXXX", "3-3-1"]));

  it("shows steps that are left filled and those lost hollow", () => {
    const steps = faceParts(unit).slice(-4, -2);
    expect(steps.map((part) => "d" in part && part.fill !== undefined)).toEqual([true, false]);
  });

  it("letters what has no sign", () => {
    expect(isSign("infantry") && !isSign("camel")).toBe(true);
    expect(letters({ ...unit, sign: "camel" })).toContain("camel");
  });

  it("has a picture of its own for all that it shows", () => {
    const pile = (factors: string) => ({ ground: [{ ...unit, factors }], air: [], chips: [] });
    expect(pileKey(pile("1-1-1"), false)).not.toBe(pileKey(pile("2-2-2"), false));
    expect(pileKey(pile("1-1-1"), false)).not.toBe(pileKey(pile("1-1-1"), true));
  });
});
