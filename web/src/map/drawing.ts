/** Counters, names and badges as pictures made by our own hand on a canvas; the map shows them as symbols. */
import { rankOf } from "../lib/catalog";
import { flagOf, isHurt, isTurned } from "../lib/named";
import { emblem, look } from "../lib/powers";
import { BOX, silhouette, UNITS } from "../lib/shapes";
import type { Built } from "../lib/family.svelte";
import type { Unit } from "../lib/types";

export const RATIO = 2;

export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Pen = CanvasRenderingContext2D;

let easel: CanvasRenderingContext2D | null = null; // one for all: to set up another takes longer than what is drawn on it

export function canvas(width: number, height: number, draw: (pen: Pen) => void): Picture {
  const pen = (easel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true }));
  if (!pen) return { width: 1, height: 1, data: new Uint8ClampedArray(4) };
  const sheet = pen.canvas;
  sheet.width = Math.max(1, Math.ceil(width * RATIO)); // empties it, and the pen is as new
  sheet.height = Math.max(1, Math.ceil(height * RATIO));
  pen.scale(RATIO, RATIO);
  draw(pen);
  return { width: sheet.width, height: sheet.height, data: pen.getImageData(0, 0, sheet.width, sheet.height).data };
}

const paths = new Map<string, Path2D>();

function path(text: string): Path2D {
  let found = paths.get(text);
  if (!found) paths.set(text, (found = new Path2D(text)));
  return found;
}

export function stamp(pen: Pen, shape: string, x: number, y: number, scale: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.fill(path(shape), "evenodd");
  pen.restore();
}

/** Slanting stripes, for the back of a counter; the caller clips them. */
export function stripes(pen: Pen, x: number, y: number, w: number, h: number, colour: string): void {
  pen.save();
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.3;
  pen.lineWidth = 3.2;
  for (let at = -h; at < w; at += 8) {
    pen.beginPath();
    pen.moveTo(x + at, y + h);
    pen.lineTo(x + at + h, y);
    pen.stroke();
  }
  pen.restore();
}

export function plate(pen: Pen, x: number, y: number, w: number, h: number, r: number, fill: string, edge: string, line = 1): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = line;
  pen.strokeStyle = edge;
  pen.stroke();
}

export interface Counter {
  owner: string;
  kind: string;
  count: number;
  damaged: boolean;
  cargo: number;
  moved: boolean;
  more?: boolean; // stands for other kinds as well
  turned?: boolean; // shows the back of the counter
}

/** Stacks of one owner and kind together, strongest first. */
export function counters(units: Unit[]): Counter[] {
  const found = new Map<string, Counter>();
  for (const unit of units) {
    const moved = unit.status === "done";
    const [owner, damaged, turned] = [flagOf(unit), isHurt(unit), isTurned(unit)];
    const key = `${owner} ${unit.kind} ${+damaged} ${+turned}`;
    const one = found.get(key);
    if (one) {
      one.count += unit.count;
      one.cargo += (unit.cargo?.length ?? 0) * unit.count;
      one.moved &&= moved;
    } else {
      const { kind, count } = unit;
      const cargo = (unit.cargo?.length ?? 0) * count;
      found.set(key, { owner, kind, count, damaged, cargo, moved, ...(turned ? { turned } : {}) });
    }
  }
  return [...found.values()].sort((a, b) => a.owner.localeCompare(b.owner) || rankOf(a.kind) - rankOf(b.kind));
}

/** One counter for each owner: its strongest unit and how many units there are in all. */
export function summary(units: Unit[]): Counter[] {
  const found = new Map<string, Counter>();
  for (const one of counters(units)) {
    const seen = found.get(one.owner);
    if (seen) {
      seen.count += one.count;
      seen.moved &&= one.moved;
      if (!one.turned) seen.turned = false;
      seen.damaged ||= one.damaged;
      seen.more = true;
    } else found.set(one.owner, { ...one });
  }
  return [...found.values()];
}

const W = 31;
const H = 22;

/** A counter: colour and emblem of its owner, silhouette, count, damage, cargo. */
function counter(pen: Pen, one: Counter, x: number, y: number, ready: boolean): void {
  const colours = look(one.owner);
  pen.save();
  if (one.more) plate(pen, x + 2, y - 2, W, H, 3, colours.fill, "#0008");
  const ink = one.turned ? "#17212b" : colours.ink;
  plate(pen, x, y, W, H, 3, one.turned ? "#f6f1e4" : colours.fill, ready ? "#ffe27a" : one.turned ? colours.fill : "#101820cc", ready ? 1.8 : one.turned ? 1.6 : 1);
  if (one.turned) {
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, W, H, 3);
    pen.clip();
    stripes(pen, x, y, W, H, colours.fill);
    pen.restore();
  }
  if (one.moved) {
    pen.globalAlpha = 0.62;
  }
  const scale = 24 / BOX.width;
  stamp(pen, silhouette(one.kind), x + 4.5, y + 3.2, scale, ink);
  stamp(pen, emblem(one.owner), x + 1.6, y + 1.6, 0.32, one.turned ? colours.fill : colours.ink);
  pen.globalAlpha = 1;
  if (one.damaged) {
    pen.fillStyle = "#e11d1d";
    pen.strokeStyle = "#fff";
    pen.lineWidth = 0.8;
    pen.beginPath();
    pen.moveTo(x + W - 8, y + 1);
    pen.lineTo(x + W - 1, y + 1);
    pen.lineTo(x + W - 1, y + 8);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  for (let dot = 0; dot < Math.min(one.cargo, 6); dot++) {
    pen.fillStyle = colours.ink;
    pen.fillRect(x + 2.2 + dot * 3, y + H - 3.4, 2.1, 2);
  }
  if (one.count > 1 || one.more) {
    const text = String(one.count);
    pen.font = `700 10px "Source Sans 3", system-ui, sans-serif`;
    const width = pen.measureText(text).width + 4.6;
    plate(pen, x + W - width + 2, y + H - 10.5, width, 12, 4, "#fffdf4", "#101820", 0.9);
    pen.fillStyle = "#101820";
    pen.textBaseline = "middle";
    pen.textAlign = "center";
    pen.fillText(text, x + W - width / 2 + 2, y + H - 4.2);
  }
  pen.restore();
}

/** How many counters stand beside each other where every kind shows its own. */
export const columnsOf = (list: readonly Counter[]): number => (list.length > 9 ? 4 : 3);

/** How large the picture of a stack is. */
export function stackSize(list: readonly Counter[], columns: number): { width: number; height: number } {
  const across = Math.min(columns, list.length);
  return { width: across * (W + 3) + 5, height: Math.ceil(list.length / columns) * (H + 4) + 6 };
}

/** Where a counter of a stack stands in its picture; a last row that is not full stands in the middle. */
function spotIn(list: readonly Counter[], columns: number, at: number): { x: number; y: number } {
  const row = Math.floor(at / columns);
  const inRow = Math.min(columns, list.length - row * columns);
  const indent = ((Math.min(columns, list.length) - inRow) * (W + 3)) / 2;
  return { x: 2 + indent + (at % columns) * (W + 3), y: 4 + row * (H + 4) };
}

/** All counters of a space in rows, as one picture. */
export function stackPicture(list: Counter[], ready: boolean, columns: number): Picture {
  const { width, height } = stackSize(list, columns);
  return canvas(width, height, (pen) => {
    list.forEach((one, at) => {
      const { x, y } = spotIn(list, columns, at);
      counter(pen, one, x, y, ready);
    });
  });
}

/** The counter at a place seen from the middle of the picture of a stack. */
export function counterAt(list: readonly Counter[], east: number, south: number): Counter | undefined {
  const columns = columnsOf(list);
  const { width, height } = stackSize(list, columns);
  return list.find((_, at) => {
    const { x, y } = spotIn(list, columns, at);
    const [dx, dy] = [east + width / 2 - x, south + height / 2 - y];
    return dx >= 0 && dx <= W && dy >= 0 && dy <= H;
  });
}

export const stackKey = (list: Counter[], ready: boolean, columns: number): string =>
  `stack:${columns}:${ready ? 1 : 0}:` +
  list.map((c) => `${c.owner}.${c.kind}.${c.count}.${+c.damaged}.${c.cargo}.${+c.moved}.${+!!c.more}.${+!!c.turned}`).join("|");

export const NAME_PX = 16; // height names are drawn at; the map scales them

const NAME_STEP = NAME_PX + 2; // no margin to speak of: names give way to names, and a wide margin would take room from others

const nameFont = (sea: boolean): string => `${sea ? "italic " : ""}600 ${NAME_PX}px "Source Serif 4", Georgia, serif`;

const linesOf = (text: string, whole: boolean): string[] =>
  !whole && text.length > 14 && !text.includes("\n") && text.includes(" ") ? halves(text) : text.split("\n");

let probe: CanvasRenderingContext2D | null = null;

/** How large a name is drawn before the map scales it. */
export function nameBox(text: string, sea: boolean, whole = false): { width: number; height: number } {
  probe ??= document.createElement("canvas").getContext("2d");
  if (probe) probe.font = nameFont(sea);
  const lines = linesOf(text, whole);
  return { width: Math.max(...lines.map((one) => probe?.measureText(one).width ?? 40)) + 4, height: lines.length * NAME_STEP + 2 };
}

/** The name of a space as the chart letters it: upright for land, slanted for the sea. */
export function namePicture(text: string, sea: boolean, dark: boolean, whole = false): Picture {
  const font = nameFont(sea);
  const lines = linesOf(text, whole);
  const { width, height } = nameBox(text, sea, whole);
  const step = NAME_STEP;
  return canvas(width, height, (pen) => {
    pen.font = font;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    pen.lineWidth = 3.4;
    pen.strokeStyle = sea ? (dark ? "#10293a" : "#d8e8eb") : dark ? "#0e1a22cc" : "#fffaf0b0";
    pen.fillStyle = sea ? (dark ? "#7fa9bf" : "#3f6f86") : dark ? "#f1e9d6" : "#2d2a22";
    lines.forEach((one, row) => {
      const y = 1 + step / 2 + row * step;
      if (!sea) pen.strokeText(one, width / 2, y);
      pen.fillText(one, width / 2, y);
    });
  });
}

const CITY_FONT = `700 12px "Source Sans 3", system-ui, sans-serif`;

/** How large the name of a city is drawn before the map scales it. */
export function cityBox(text: string): { width: number; height: number } {
  probe ??= document.createElement("canvas").getContext("2d");
  if (probe) probe.font = CITY_FONT;
  return { width: (probe?.measureText(text).width ?? 40) + 5, height: 16 };
}

/** The name of a city: plain letters, so that it is not taken for a territory. */
export function cityPicture(text: string, dark: boolean): Picture {
  const { width, height } = cityBox(text);
  return canvas(width, height, (pen) => {
    pen.font = CITY_FONT;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    pen.lineWidth = 3.2;
    pen.strokeStyle = dark ? "#0e1a22" : "#fffaf0";
    pen.fillStyle = dark ? "#ffb3a8" : "#8f1d14";
    pen.strokeText(text, width / 2, height / 2);
    pen.fillText(text, width / 2, height / 2);
  });
}

function halves(text: string): string[] {
  const words = text.split(" ");
  let best = 1;
  for (let cut = 1; cut < words.length; cut++) {
    const spread = (at: number): number =>
      Math.abs(words.slice(0, at).join(" ").length - words.slice(at).join(" ").length);
    if (spread(cut) < spread(best)) best = cut;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** A symbol that a board prints into some of its spaces: the silhouette of a unit in a ring. */
export interface Stamp {
  shape: string;
  ink: string;
  ring: string;
  beside: [number, number]; // the name of the space
}

export type Mark =
  | { kind: "worth"; text: string }
  | { kind: "city" | "capital" }
  | { kind: "stamp"; stamp: Stamp }
  | { kind: "buildings"; parts: Built[] };

const STAR = "M10 1l2.4 6.1l6.5.4l-5 4.2l1.6 6.4l-5.5-3.5l-5.5 3.5l1.6-6.4l-5-4.2l6.5-.4z";

function coin(pen: Pen, fill: string, edge: string, radius = 6.5): void {
  pen.beginPath();
  pen.arc(9, 9, radius, 0, 7);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = edge;
  pen.stroke();
}

/** What a board prints beside the counters: money, victory cities, bases, symbols of its own. */
export function markPicture(mark: Mark): Picture {
  if (mark.kind === "buildings") return builtPicture(mark.parts);
  return canvas(18, 18, (pen) => {
    if (mark.kind === "worth") {
      coin(pen, "#f7e7b0", "#6b5a1e");
      pen.fillStyle = "#3a300c";
      pen.font = `700 9.5px "Source Sans 3", system-ui, sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(mark.text, 9, 9.6);
    } else if (mark.kind === "city" || mark.kind === "capital") {
      const capital = mark.kind === "capital"; // a capital is a city with a golden star and rim
      coin(pen, capital ? "#7d1710" : "#b3261e", capital ? "#ffd75e" : "#fff8e6", capital ? 8.3 : 7);
      stamp(pen, STAR, capital ? 3 : 4, capital ? 2.6 : 3.8, capital ? 0.6 : 0.5, capital ? "#ffd75e" : "#fff8e6");
    } else if (mark.kind === "stamp") {
      coin(pen, "#ffffffb0", mark.stamp.ring, 8);
      stamp(pen, silhouette(mark.stamp.shape), 2.6, 4.3, 0.32, mark.stamp.ink);
    }
  });
}

function builtPicture(parts: Built[]): Picture {
  return canvas(parts.length * 20 + 2, 20, (pen) => {
    let x = 1;
    for (const { shape, damage, out } of parts) {
      plate(pen, x, 3.5, 17, 13, 3, out ? "#5b2020" : "#22313c", "#f3ead2", 0.8);
      stamp(pen, UNITS[shape] ?? silhouette(shape), x + 1.5, 5.2, 0.35, "#f3ead2");
      if (damage > 0) badge(pen, x + 14, 5, String(damage));
      x += 20;
    }
  });
}

function badge(pen: Pen, x: number, y: number, text: string): void {
  pen.beginPath();
  pen.arc(x, y, 4.6, 0, 7);
  pen.fillStyle = "#d11f1f";
  pen.fill();
  pen.fillStyle = "#fff";
  pen.font = `700 7.5px "Source Sans 3", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y + 0.4);
}

export function markKey(mark: Mark): string {
  if (mark.kind === "worth") return `mark:worth:${mark.text}`;
  if (mark.kind === "stamp") return `mark:${mark.stamp.shape}:${mark.stamp.ink}`;
  if (mark.kind !== "buildings") return `mark:${mark.kind}`;
  return "mark:" + mark.parts.map(({ shape, damage, out }) => `${shape}${damage}${out ? "-" : ""}`).join(",");
}

/** A number laid over a space. */
export function laidPicture(text: string, fill: string): Picture {
  const wide = 12 + 7 * text.length;
  return canvas(wide, 18, (pen) => {
    plate(pen, 1, 1, wide - 2, 16, 4, fill, "#fffdf4", 1);
    pen.fillStyle = "#ffffff";
    pen.textBaseline = "middle";
    pen.textAlign = "center";
    pen.font = `700 11px "Source Sans 3", system-ui, sans-serif`;
    pen.fillText(text, wide / 2, 9.5);
  });
}

/** The head of an arrow that points north. */
export const tipPicture = (): Picture =>
  canvas(18, 18, (pen) => {
    pen.beginPath();
    pen.moveTo(9, 2);
    pen.lineTo(15.5, 15.5);
    pen.lineTo(9, 12);
    pen.lineTo(2.5, 15.5);
    pen.closePath();
    pen.fillStyle = "#b3261e";
    pen.strokeStyle = "#fff9e6";
    pen.lineWidth = 1.6;
    pen.fill();
    pen.stroke();
  });

/** What the game says of a destination in a word. */
export function reachPicture(text: string): Picture {
  return canvas(32, 20, (pen) => {
    plate(pen, 1, 2, 30, 16, 8, "#7a2e12", "#d9f5df", 1.2);
    pen.fillStyle = "#eafff0";
    pen.textBaseline = "middle";
    pen.font = `700 11px "Source Sans 3", system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.fillText(text, 16, 10.5);
  });
}

/** Crossed swords, with the odds beside them where they are known; green for an attack that is only thought of. */
export function battlePicture(text = "", planned = false): Picture {
  const fill = planned ? "#0f5132" : "#8f1d14";
  const room = text ? 12 + 7 * text.length : 0;
  return canvas(26 + room, 26, (pen) => {
    if (text) {
      plate(pen, 13, 4, room + 12, 18, 9, fill, "#ffe9c9", 1.2);
      pen.fillStyle = "#fff5e6";
      pen.font = `700 11px "Source Sans 3", system-ui, sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(text, 25 + room / 2, 13.5);
    }
    pen.beginPath();
    pen.arc(13, 13, 11, 0, 7);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = "#ffe9c9";
    pen.stroke();
    pen.lineWidth = 2.2;
    pen.lineCap = "round";
    for (const flip of [1, -1]) {
      pen.beginPath();
      pen.moveTo(13 - 6 * flip, 7);
      pen.lineTo(13 + 6 * flip, 19);
      pen.moveTo(13 + 2 * flip, 18.500);
      pen.lineTo(13 + 6.200 * flip, 14.300);
      pen.stroke();
    }
  });
}
