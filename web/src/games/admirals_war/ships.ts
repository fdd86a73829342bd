/** Counters of single ships: name, silhouette, factors with their bonus, airstrikes, damage; the raiding side is striped. */
import { flagOf, factor, isTurned, type Ship } from "./ship";
import { emblem, look } from "../../lib/powers";
import { silhouette } from "../../lib/shapes";
import { canvas, type Pen, type Picture, plate, stamp, stripes } from "../../map/drawing";

export const SHIP = { width: 74, height: 48 };
const HEAD = 13;
const STEP = 18; // from one factor to the next
const PAPER = "#f6f1e4";
const INK = "#17212b";

/** One counter at a place of a canvas. */
export function drawShip(pen: Pen, ship: Ship, x: number, y: number, ready = false): void {
  const { width, height } = SHIP;
  const colours = look(flagOf(ship));
  const turned = isTurned(ship);
  const ink = turned ? INK : colours.ink;
  pen.save();
  plate(pen, x, y, width, height, 4, turned ? PAPER : colours.fill, ready ? "#ffe27a" : "#101820cc", ready ? 2 : 1);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 4);
  pen.clip();
  if (turned) stripes(pen, x, y, width, height, colours.fill);
  pen.fillStyle = turned ? colours.fill : "#00000038";
  pen.fillRect(x, y, width, HEAD);
  pen.restore();
  stamp(pen, emblem(flagOf(ship)), x + 2.2, y + 2, 0.45, colours.ink);
  letters(pen, ship.name, x + 13 + (width - 16) / 2, y + HEAD / 2 + 0.6, 9, colours.ink, width - 17);
  stamp(pen, silhouette(ship.kind), x + width / 2 - 18 + (ship.strike ? 0 : 2), y + HEAD - 3.4, 0.9, ink);
  if (ship.kind.length <= 3) letters(pen, ship.kind.toUpperCase(), x + 9, y + HEAD + 6, 8, ink);
  if (ship.strike) airstrike(pen, ship.strike, x + width - 12, y + HEAD + 8, ink);
  const factors = (ship.printed ?? []).map(factor);
  const middle = x + width / 2 + (ship.damage ? 6 : 0); // room for the damage
  factors.forEach((one, at) => {
    number(pen, one, middle + (at - (factors.length - 1) / 2) * STEP, y + height - 8.2, ink);
    if (at) letters(pen, "·", middle + (at - factors.length / 2) * STEP, y + height - 8.6, 11, ink);
  });
  if (ship.damage || ship.disabled) wound(pen, ship, x, y);
  pen.restore();
}

function letters(pen: Pen, text: string, x: number, y: number, size: number, colour: string, most?: number): void {
  pen.font = `700 ${size}px "Source Sans 3", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

/** A factor; one with a bonus stands in a ring, so that colour is not the only cue. */
function number(pen: Pen, one: { text: string; bonus: boolean }, x: number, y: number, ink: string): void {
  if (one.bonus) {
    pen.beginPath();
    pen.arc(x, y, 7.4, 0, 7);
    pen.fillStyle = "#fffdf6";
    pen.fill();
    pen.lineWidth = 1.6;
    pen.strokeStyle = "#c1121f";
    pen.stroke();
  }
  letters(pen, one.text, x, y + 0.5, 12, one.bonus ? "#c1121f" : ink);
}

function airstrike(pen: Pen, text: string, x: number, y: number, ink: string): void {
  const { text: dice, bonus } = factor(text);
  stamp(pen, silhouette("fighter"), x - 7.2, y - 8.6, 0.36, ink);
  number(pen, { text: dice, bonus }, x, y + 7.6, ink);
}

/** A torn corner with the damage, and a bar over a ship that is disabled. */
function wound(pen: Pen, ship: Ship, x: number, y: number): void {
  const { width, height } = SHIP;
  if (ship.disabled) {
    pen.save();
    pen.strokeStyle = "#d11f1f";
    pen.lineWidth = 3;
    pen.globalAlpha = 0.8;
    pen.beginPath();
    pen.moveTo(x + 4, y + height - 5);
    pen.lineTo(x + width - 4, y + HEAD + 2);
    pen.stroke();
    pen.restore();
  }
  if (!ship.damage) return;
  pen.beginPath();
  pen.arc(x + 9, y + height - 9, 7.6, 0, 7);
  pen.fillStyle = "#d11f1f";
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = "#fff";
  pen.stroke();
  letters(pen, `-${ship.damage}`, x + 8.6, y + height - 8.6, 9, "#fff");
}

/** The ships of a place in rows, as one picture for the map. */
export function fleetPicture(rows: Ship[][], isReady: (ship: Ship) => boolean): Picture {
  const across = Math.max(...rows.map((row) => row.length));
  const [w, h] = [SHIP.width + 4, SHIP.height + 4];
  return canvas(across * w + 4, rows.length * h + 4, (pen) => {
    rows.forEach((row, down) => row.forEach((ship, at) => drawShip(pen, ship, 3 + at * w, 3 + down * h, isReady(ship))));
  });
}

export const fleetKey = (rows: Ship[][], isReady: (ship: Ship) => boolean): string =>
  "fleet:" +
  rows.map((row) => row.map((one) => [one.id, +isReady(one), flagOf(one), one.mode, one.printed?.join("-"), one.strike, one.damage, one.disabled].join(".")).join("|")).join("/");
