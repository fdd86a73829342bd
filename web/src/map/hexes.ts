/** A hex map as its file tells it: hexes of a lattice, found by arithmetic, with all that is printed on them. */
import { say } from "../lib/language";
import type { Point } from "./board";

/** A column in runs: value, how often, value... */
type Runs = number[];

interface Words {
  words: string[];
  runs: Runs;
}

/** The member `hexes` of a map file. */
export interface HexDocument {
  layout: "columns" | "rows";
  side: number;
  x: number;
  y: number;
  directions: string[];
  labels: string;
  cells: number[];
  land: Runs;
  terrain: Words;
  facts: Record<string, Words>;
  along: Record<string, Runs>;
  through: Record<string, Runs>;
  names: [text: string, at: number, rank: number, kind: string][];
  boxes: [name: string, edge: number[]][];
}

export interface HexName {
  text: string;
  at: number;
  rank: number; // 1 is read from afar, 5 only close by
  kind: string; // place, area or water
}

/** What a reader is told of a hex. */
export interface HexFacts {
  label: string;
  names: string[];
  lines: [heading: string, text: string][];
  brief: [heading: string, text: string][]; // the terrain, and the first thing printed beside it
}

const SIDES = 6;
const ROOT = Math.sqrt(3);
// by layout: corners around a middle, in units of the lattice; side d lies between corner d and corner d + 1
const CORNERS: Record<HexDocument["layout"], [number, number][]> = {
  columns: [[-1, 1], [1, 1], [2, 0], [1, -1], [-1, -1], [-2, 0]],
  rows: [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]],
};
const STEPS: Record<HexDocument["layout"], [number, number][]> = {
  columns: [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
  rows: [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]],
};

export const latitude = (y: number): number => (Math.asin(Math.tanh((y * Math.PI) / 180)) * 180) / Math.PI;

export const height = (lat: number): number => (Math.atanh(Math.sin((lat * Math.PI) / 180)) * 180) / Math.PI;

/** Runs as a column of small numbers. */
export function told(runs: Runs, count: number): Uint16Array {
  const column = new Uint16Array(count);
  let at = 0;
  for (let run = 0; run + 1 < runs.length; run += 2) {
    const end = at + (runs[run + 1] ?? 0);
    column.fill(runs[run] ?? 0, at, end);
    at = end;
  }
  return column;
}

const key = (q: number, r: number): number => (q + 2048) * 4096 + r + 2048;

export class Hexes {
  readonly labels: string[];
  readonly count: number;
  readonly names: HexName[];
  readonly named = new Map<number, string[]>(); // places by hex
  private readonly spots: Map<number, Point>;
  private readonly q: Int16Array;
  private readonly r: Int16Array;
  private readonly found = new Map<number, number>();
  private readonly byLabel = new Map<string, number>();
  private readonly columns: [heading: string, words: string[], column: Uint16Array][];
  private readonly sides: [name: string, masks: Uint16Array][];

  constructor(
    readonly document: HexDocument,
    readonly shift: number, // degrees taken off every longitude, as for the rest of the board
    spots: [hex: number, lng: number, lat: number][] = [], // where towns stand in hexes whose middle is water
  ) {
    this.spots = new Map(spots.map(([one, lng, lat]) => [one, [lng - shift, lat]]));
    this.labels = document.labels.split(" ");
    this.count = this.labels.length;
    this.q = new Int16Array(this.count);
    this.r = new Int16Array(this.count);
    let [q, r] = [0, 0];
    for (let one = 0; one < this.count; one++) {
      q += document.cells[2 * one] ?? 0;
      r += document.cells[2 * one + 1] ?? 0;
      this.q[one] = q;
      this.r[one] = r;
      this.found.set(key(q, r), one);
      this.byLabel.set((this.labels[one] ?? "").toLowerCase(), one);
    }
    this.names = document.names.map(([text, at, rank, kind]) => ({ text, at, rank, kind }));
    for (const { text, at, kind } of this.names) {
      if (kind === "place") this.named.set(at, [...(this.named.get(at) ?? []), text]);
    }
    const words = ([heading, { words, runs }]: [string, Words]): [string, string[], Uint16Array] => [heading, words, told(runs, this.count)];
    this.columns = [words([say("Terrain"), document.terrain]), ...Object.entries(document.facts).map(words)];
    const masks = ([name, runs]: [string, Runs]): [string, Uint16Array] => [name, told(runs, this.count)];
    this.sides = [...Object.entries(document.along).map(masks), ...Object.entries(document.through).map(masks)];
  }

  // -- geometry

  private node(x: number, y: number): Point {
    const { side, layout } = this.document;
    const wide = layout === "columns" ? side / 2 : (side * ROOT) / 2;
    const high = layout === "columns" ? (side * ROOT) / 2 : side / 2;
    return [this.document.x + x * wide - this.shift, latitude(this.document.y + y * high)];
  }

  private centre(one: number): [number, number] {
    const [q, r] = [this.q[one] ?? 0, this.r[one] ?? 0];
    return this.document.layout === "columns" ? [3 * q, -2 * r - q] : [2 * q + r, 3 * r];
  }

  middle(one: number): Point {
    return this.node(...this.centre(one));
  }

  /** Where what is printed in a hex stands: in its middle, or on the land beside it. */
  spot(one: number): Point {
    return this.spots.get(one) ?? this.middle(one);
  }

  /** The corner at the beginning of a side. */
  corner(one: number, side: number): Point {
    const [x, y] = this.centre(one);
    const [dx, dy] = CORNERS[this.document.layout][side % SIDES] ?? [0, 0];
    return this.node(x + dx, y + dy);
  }

  /** The outline of a hex. */
  ring(one: number): Point[] {
    return Array.from({ length: SIDES + 1 }, (_, side) => this.corner(one, side));
  }

  /** The sides of a hex, with the hex beyond each if there is one. */
  edges(one: number): { from: Point; to: Point; beyond: number | undefined }[] {
    return Array.from({ length: SIDES }, (_, side) => ({ from: this.corner(one, side), to: this.corner(one, side + 1), beyond: this.beside(one, side) }));
  }

  /** The hex next to one in a direction. */
  beside(one: number, direction: number): number | undefined {
    const [dq, dr] = STEPS[this.document.layout][direction] ?? [0, 0];
    return this.found.get(key((this.q[one] ?? 0) + dq, (this.r[one] ?? 0) + dr));
  }

  /** The hex a place lies in. */
  at(lng: number, lat: number): number | undefined {
    const { side, layout } = this.document;
    const u = (lng + this.shift - this.document.x) / side;
    const v = (height(lat) - this.document.y) / side;
    const q = layout === "columns" ? (2 / 3) * u : u / ROOT - v / 3;
    const r = layout === "columns" ? -v / ROOT - u / 3 : (2 / 3) * v;
    let [rq, rr] = [Math.round(q), Math.round(r)];
    const rs = Math.round(-q - r);
    const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
    if (dq > dr && dq > ds) rq = -rr - rs;
    else if (dr > ds) rr = -rq - rs;
    return this.found.get(key(rq, rr));
  }

  /** The sides of all hexes, each once, as lines of a few corners. */
  grid(): Point[][] {
    const lines: Point[][] = [];
    for (let one = 0; one < this.count; one++) {
      lines.push([0, 1, 2, 3].map((corner) => this.corner(one, corner)));
      for (const side of [3, 4, 5]) {
        if (this.beside(one, side) === undefined) lines.push([this.corner(one, side), this.corner(one, side + 1)]);
      }
    }
    return lines;
  }

  /** The zoom at which a hex is so many pixels high; a tile of the map has 512. */
  zoomFor(pixels: number): number {
    return Math.log2((this.perDegree(pixels) * 360) / 512);
  }

  /** Pixels to a degree of longitude where a hex is so many pixels high. */
  perDegree(pixels: number): number {
    return pixels / (this.document.side * ROOT);
  }

  // -- facts

  labelled(label: string): number | undefined {
    return this.byLabel.get(label.trim().toLowerCase());
  }

  terrain(one: number): string {
    const [, words, column] = this.columns[0] ?? ["", [], new Uint16Array()];
    return words[column[one] ?? 0] ?? "";
  }

  facts(one: number): HexFacts {
    const lines: [string, string][] = [];
    for (const [at, [heading, words, column]] of this.columns.entries()) {
      const text = words[column[one] ?? 0] || (at ? "" : say("sea")); // where no terrain is printed
      if (text) lines.push([heading, text]);
    }
    for (const [name, masks] of this.sides) {
      const mask = masks[one] ?? 0;
      const found = this.document.directions.filter((_, side) => (mask >> side) & 1);
      if (found.length) lines.push([name.charAt(0).toUpperCase() + name.slice(1), found.map((one) => one.toUpperCase()).join(" ")]);
    }
    for (const [name, edge] of this.document.boxes) {
      if (edge.includes(one)) lines.push([say("Leads to"), name]);
    }
    const first = this.columns.slice(0, 2).map(([heading]) => heading);
    return { label: this.labels[one] ?? "", names: this.named.get(one) ?? [], lines, brief: lines.filter(([heading]) => first.includes(heading)) };
  }

  /** The hexes with a fact printed on them, by their labels. */
  printed(heading: string, fact: string): string[] {
    const [, words, column] = this.columns.find(([name]) => name === heading) ?? ["", [], new Uint16Array()];
    const wanted = words.indexOf(fact.replaceAll("_", " "));
    return wanted < 0 ? [] : this.labels.filter((_, one) => column[one] === wanted);
  }

  /** Hexes by label or by name: the label itself first, then beginnings, then anything that contains the words. */
  search(text: string, most = 12): HexName[] {
    const wanted = plain(text);
    if (!wanted) return [];
    const exact = this.byLabel.get(wanted);
    const found: HexName[] = exact === undefined ? [] : [{ text: this.named.get(exact)?.[0] ?? "", at: exact, rank: 0, kind: "hex" }];
    const scored = this.names
      .map((name): [number, HexName] => [score(plain(name.text), wanted), name])
      .filter(([points]) => points < 9)
      .sort(([a, one], [b, other]) => a - b || one.rank - other.rank || one.text.localeCompare(other.text));
    found.push(...scored.map(([, name]) => name));
    if (found.length < most && exact === undefined && wanted.length > 1) {
      for (let one = 0; one < this.count && found.length < most; one++) {
        if ((this.labels[one] ?? "").toLowerCase().startsWith(wanted)) found.push({ text: this.named.get(one)?.[0] ?? "", at: one, rank: 9, kind: "hex" });
      }
    }
    return found.slice(0, most);
  }
}

/** Without marks over letters, in small letters. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

function score(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : 9;
}
