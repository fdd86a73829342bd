/**
 * Counters with military symbols: a box with the sign of the branch, size over it, steps beside it, factors below.
 *
 * A face is a list of paths and letters in a square of 60, so that the map (a canvas) and panels (SVG) show the same drawing.
 * Which sign a unit of a game bears, and in which colours, its family says.
 */
import { UNITS } from "../lib/shapes";
import { canvas, type Pen, type Picture } from "./drawing";

export const FACE = 60; // a counter
export const FAR = 30; // the mark that stands for it from afar

export interface Face {
  sign: string; // of SIGNS; anything else is lettered
  fill: string;
  ink: string;
  size?: string; // xxxx
  box?: "plain" | "tint" | "white";
  factors?: string;
  steps?: number;
  most?: number; // steps of a unit at full strength; those lost are hollow
  square?: boolean; // steps are squares
  label?: string;
  band?: string; // colour of whoever commands it now
  ready?: boolean; // it waits for an order
  spent?: boolean; // it has done what it could
  alarm?: string; // a letter on red
}

/** A word on a small tile beside the counters of a stack. */
export interface Chip {
  text: string;
  fill: string;
  ink: string;
}

export type Part =
  | { d: string; fill?: string; line?: string; width?: number; at?: [x: number, y: number, scale: number] }
  | { text: string; x: number; y: number; size: number; ink: string; turn?: number; most?: number };

// the box
const [X, Y, W, H] = [13, 13, 34, 22];
const BOX = `M${X} ${Y}h${W}v${H}h-${W}z`;
const CROSS = `M${X} ${Y}l${W} ${H}M${X + W} ${Y}l-${W} ${H}`;
const SLASH = `M${X} ${Y + H}l${W} -${H}`;
const OVAL = "M22.5 19h15a5 5 0 0 1 0 10h-15a5 5 0 0 1 0-10z";

interface Sign {
  lines: string[];
  solid?: string;
  letters?: string;
  shape?: string; // a silhouette instead of a box
  arrow?: string;
}

const SIGNS: Record<string, Sign> = {
  infantry: { lines: [BOX, CROSS] },
  garrison: { lines: [BOX, CROSS], solid: `M${X} ${Y + 15}h${W}v7h-${W}z` },
  cavalry: { lines: [BOX, SLASH] },
  airborne: { lines: [BOX, CROSS, "M23 33q3.500-5 7 0q3.500-5 7 0"] },
  marine: { lines: [BOX, CROSS, "M30 16v16M26 18.500h8M24.500 28q5.500 7 11 0"] },
  armor: { lines: [BOX, OVAL] },
  mech: { lines: [BOX, CROSS, OVAL] },
  cavmech: { lines: [BOX, SLASH, OVAL] },
  hq: { lines: [BOX, `M${X} ${Y + H}v7`], letters: "HQ" },
  fortress: { lines: [BOX] },
  port_a_fort: { lines: [BOX, "M16 27h6v-6h5v6h6v-6h5v6h6"] },
  air_force: { lines: [], shape: UNITS["fighter"] ?? "" },
  interceptor: { lines: [], shape: UNITS["fighter"] ?? "", arrow: "M49 30v-12M46 21l3-4l3 4" },
  bomber: { lines: [], shape: UNITS["strategic_bomber"] ?? "", arrow: "M52 18v12M49 27l3 4l3-4" },
  cv_strike: { lines: ["M14 37h32"], shape: UNITS["tactical_bomber"] ?? "" },
  cv_fleet: { lines: [], shape: UNITS["carrier"] ?? "" },
  surface_fleet: { lines: [], shape: UNITS["battleship"] ?? "" },
  sub_fleet: { lines: [], shape: UNITS["submarine"] ?? "" },
  convoy: { lines: [], shape: UNITS["transport"] ?? "" },
  escort: { lines: [], shape: UNITS["destroyer"] ?? "" },
  detachment: { lines: ["M20 12v25"], solid: "M21 13l20 6l-20 6z" },
};

export const isSign = (sign: string): boolean => sign in SIGNS;

const WHITE = "#fdfbf3";
const ALARM = "#c1121f";

const plate = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;

/** The sign of a branch in its box, or a silhouette. */
function signParts({ sign, ink, box }: Face): Part[] {
  const drawn = SIGNS[sign];
  if (!drawn) return [{ text: sign, x: 30, y: 25, size: sign.length > 1 ? 13 : 26, ink, most: 52 }];
  if (drawn.shape) {
    const lines = [...drawn.lines, ...(drawn.arrow ? [drawn.arrow] : [])];
    return [{ d: drawn.shape, fill: ink, at: [9, 9, 1.05] }, ...lines.map((d) => ({ d, line: ink, width: 2 }))];
  }
  const ground = box === "white" ? WHITE : box === "tint" ? "#00000026" : "#ffffff4d";
  const parts: Part[] = drawn.lines[0] === BOX ? [{ d: BOX, fill: ground }] : [];
  if (drawn.solid) parts.push({ d: drawn.solid, fill: ink });
  parts.push(...drawn.lines.map((d) => ({ d, line: ink, width: 1.8 })));
  if (drawn.letters) parts.push({ text: drawn.letters, x: 30, y: 24.5, size: 13, ink });
  return parts;
}

/** Steps down the right edge. */
function stepParts({ steps = 0, most, square, ink }: Face): Part[] {
  return Array.from({ length: Math.max(steps, most ?? 0) }, (_, at): Part => {
    const y = 16.5 + at * 7;
    const d = square ? `M51 ${y - 2.2}h4.400v4.400h-4.400z` : dot(53.2, y, 2.3);
    return at < steps ? { d, fill: ink } : { d, line: ink, width: 1 };
  });
}

/** All of a counter, from the bottom up. */
export function faceParts(face: Face): Part[] {
  const { fill, ink, ready, size, label, factors, band, alarm } = face;
  const parts: Part[] = [{ d: plate(1, 1, 58, 58, 5), fill, line: ready ? "#ffd21f" : "#1a1a1ab0", width: ready ? 3.4 : 1.2 }];
  if (band) parts.push({ d: plate(3, 3, 4, 54, 1.6), fill: band, line: "#ffffff66", width: 0.6 });
  parts.push(...signParts(face), ...stepParts(face));
  if (size) parts.push({ text: size.toUpperCase(), x: 30, y: 7.6, size: 8.5, ink });
  if (label) parts.push({ text: label, x: 10, y: 24, size: 7.5, ink, turn: -90, most: 24 });
  if (factors) parts.push({ text: factors, x: 32, y: 47.5, size: factors.length > 6 ? 13.5 : 16.5, ink, most: 48 });
  if (alarm) parts.push({ d: dot(9.5, 9.5, 7.5), fill: ALARM, line: "#fff", width: 1.2 }, { text: alarm, x: 9.5, y: 10, size: 11, ink: "#fff" });
  return parts;
}

/** From afar: the sign alone in the colours of the counter. */
function farParts(face: Face): Part[] {
  return [{ d: plate(1, 1, 58, 46, 5), fill: face.fill, line: face.ready ? "#ffd21f" : "#1a1a1ad0", width: face.ready ? 5 : 2.6 }, ...signParts(face)];
}

/** The counter in words, for those who hear it. */
export const faceWords = ({ label, size, factors, steps }: Face): string => [label, size, factors, steps ? "•".repeat(steps) : ""].filter(Boolean).join(" ");

// -- on a canvas

const paths = new Map<string, Path2D>();

function path(text: string): Path2D {
  let found = paths.get(text);
  if (!found) paths.set(text, (found = new Path2D(text)));
  return found;
}

function draw(pen: Pen, part: Part): void {
  pen.save();
  if ("text" in part) {
    pen.translate(part.x, part.y);
    pen.rotate(((part.turn ?? 0) * Math.PI) / 180);
    pen.font = `700 ${part.size}px "Source Sans 3", system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = part.ink;
    pen.fillText(part.text, 0, part.size * 0.06, part.most);
  } else {
    if (part.at) {
      pen.translate(part.at[0], part.at[1]);
      pen.scale(part.at[2], part.at[2]);
    }
    pen.lineJoin = "round";
    if (part.fill) {
      pen.fillStyle = part.fill;
      pen.fill(path(part.d), "evenodd");
    }
    if (part.line) {
      pen.strokeStyle = part.line;
      pen.lineWidth = part.width ?? 1;
      pen.stroke(path(part.d));
    }
  }
  pen.restore();
}

/** A counter at a place of a canvas. */
function place(pen: Pen, parts: readonly Part[], x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const part of parts) draw(pen, part);
  pen.restore();
}

/** The counters of a place, those on the ground and those in the air, and the words beside them. */
export interface Pile {
  ground: Face[]; // the one on top first
  air: Face[];
  chips: Chip[];
}

const STEP = 5; // what is seen of a counter under another
const ROW = 13; // of chips
const ALOFT = 0.5; // aircraft over units on the ground are small

/** A stack as one picture, its top counter in the middle of it. */
export function pilePicture(pile: Pile): Picture {
  const [below, above] = pile.ground.length ? [pile.ground, pile.air] : [pile.air, []];
  const depth = Math.max(0, below.length - 1) * STEP; // chips may lie in a hex alone
  const rows = Math.ceil(pile.chips.length / 2);
  const edge = Math.max(above.length ? 14 : 0, rows ? rows * ROW + 1 : 0);
  const side = FACE + 2 * depth + 2 * edge; // as much at either end, so that its middle stays
  const top = (side - FACE) / 2;
  return canvas(side, side, (pen) => {
    below.forEach((_, n) => {
      const at = below.length - 1 - n;
      const face = below[at];
      if (!face) return;
      // a veil, not thin ink: the counter below must not shine through
      const veil: Part[] = face.spent ? [{ d: plate(1, 1, 58, 58, 5), fill: "#9aa5ab59" }] : [];
      place(pen, [...faceParts(face), ...veil], top + at * STEP, top - at * STEP, 1);
    });
    above.forEach((face, at) => place(pen, faceParts(face), top - 14 + at * 12, top - 14, ALOFT));
    // two in a row under the counter, so that its factors stay readable; where there is none, just below the middle
    const foot = below.length ? top + FACE - 3 : top + FACE / 2 + 4;
    pile.chips.forEach((chip, at) => {
      const alone = at % 2 === 0 && at === pile.chips.length - 1;
      place(pen, chipParts(chip), side / 2 + (alone ? -19 : at % 2 ? 1 : -39), foot + Math.floor(at / 2) * ROW, 1);
    });
  });
}

function chipParts({ text, fill, ink }: Chip): Part[] {
  return [{ d: plate(0, 0, 38, 14, 4), fill, line: "#1a1a1a", width: 1 }, { text, x: 19, y: 7, size: 9.5, ink, most: 35 }];
}

/** The mark of a stack that is seen from afar. */
export function farPicture(pile: Pile): Picture {
  const all = [...pile.ground, ...pile.air];
  const [first] = all;
  const back = Math.min(2, all.length - 1) * 2;
  return canvas(FAR + 2 * back, FAR * 0.8 + 2 * back, (pen) => {
    if (!first) return;
    for (let at = back; at > 0; at -= 2) place(pen, [{ d: plate(1, 1, 58, 46, 5), fill: first.fill, line: "#1a1a1ad0", width: 2.6 }], back + at, back - at, FAR / FACE);
    place(pen, farParts(first), back, back, FAR / FACE);
  });
}

export const pileKey = (pile: Pile, far: boolean): string =>
  `pile:${+far}:${JSON.stringify(far ? [pile.ground[0] ?? pile.air[0], pile.ground.length + pile.air.length] : pile)}`;
