/** What lies over the map: objectives, supply lines that are cut, zones of control, weather. */
import type { Feature } from "geojson";
import { look } from "../../lib/powers";
import type { Table } from "../../lib/table.svelte";
import type { Place } from "../../lib/types";
import { type Board, wayThrough } from "../../map/board";
import { canvas, plate, stamp } from "../../map/drawing";
import { at, type Pictures } from "../../map/features";
import { outline, patch, type Sheet } from "../../map/sheet";
import { attackOf } from "./attack";
import { calendarOf, printed, SHADES } from "./calendar";
import { layers } from "./layers.svelte";

export { layers };

type Panels = Record<string, unknown>;

interface Objectives {
  points: number;
  goals: { hex: string; name: string; points: number; holder: string }[];
  strategic?: boolean; // Strategic Hexes, and their value instead of points
}

export const objectivesOf = (panels: Panels): Objectives | null => (panels["objectives"] as Objectives | undefined) ?? null;

interface Cut {
  unit: string;
  hex: string;
  line?: string[];
  breaks?: string;
}

export const cutOf = (panels: Panels): Cut[] => (panels["supply"] as { cut?: Cut[] } | undefined)?.cut ?? [];

const STAR = "M10 1l2.4 6.1l6.5.4l-5 4.2l1.6 6.4l-5.5-3.5l-5.5 3.5l1.6-6.4l-5-4.2l6.5-.4z";

/** A star with its points in the corner of every objective, in the colours of whoever is there. */
export function marks(board: Board, places: Record<string, Place>, pictures: Pictures, panels: Panels): Feature[] {
  return [...stars(board, pictures, panels), ...landings(board, places, pictures)];
}

function stars(board: Board, pictures: Pictures, panels: Panels): Feature[] {
  return (objectivesOf(panels)?.goals ?? []).flatMap(({ hex, points, holder }) => {
    const anchor = board.anchors[hex];
    if (!anchor) return [];
    const picture = pictures.use(`objective:${points}:${holder}`, () =>
      canvas(points ? 34 : 22, 22, (pen) => {
        const colours = holder ? look(holder) : { fill: "#5f5636", ink: "#fff8e6" };
        plate(pen, 1, 1, points ? 32 : 20, 20, 9, colours.fill, "#ffd75e", 1.8);
        stamp(pen, STAR, 4, 3.4, 0.74, "#ffd75e");
        pen.fillStyle = colours.ink;
        pen.font = `700 13px "Source Sans 3", system-ui, sans-serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        if (points) pen.fillText(String(points), 25, 11.5);
      }),
    );
    return [at(anchor.centre, { id: hex, picture, anchor: "center", offset: [0, -40] })];
  });
}

/** A Beachhead with its number, and the shore its arrow points at. */
function landings(board: Board, places: Record<string, Place>, pictures: Pictures): Feature[] {
  return Object.entries(places).flatMap(([hex, place]) => {
    const beach = (place as Place & { beachhead?: { kind: string; faces: string } }).beachhead;
    const [here, there] = [board.anchors[hex], board.anchors[beach?.faces ?? ""]];
    if (!beach || !here || !there) return [];
    const turn = Math.round(Math.atan2(there.centre[1] - here.centre[1], there.centre[0] - here.centre[0]) * (6 / Math.PI)) * (Math.PI / 6);
    const number = beach.kind.slice(-1);
    const picture = pictures.use(`beachhead:${number}:${turn.toFixed(2)}`, () =>
      canvas(34, 34, (pen) => {
        pen.translate(17, 17);
        pen.rotate(-turn);
        pen.fillStyle = "#fff8e6";
        pen.strokeStyle = "#1d3f5a";
        pen.lineWidth = 2;
        pen.beginPath();
        pen.arc(0, 0, 10, 0.6, 2 * Math.PI - 0.6);
        pen.lineTo(16, 0);
        pen.closePath();
        pen.fill();
        pen.stroke();
        pen.rotate(turn);
        pen.fillStyle = "#1d3f5a";
        pen.font = `700 13px "Source Sans 3", system-ui, sans-serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(number, 0, 1);
      }),
    );
    return [at(here.centre, { id: hex, picture, anchor: "center", offset: [0, place.units?.length ? 34 : 0] })];
  });
}

const [RED, BLUE] = ["#c1121f", "#1d5f8a"];

/** Hexes under a zone of control, by the faction that projects it; of one's own units nobody asks. */
export const enemyZones = (panels: Panels, seat: string | null): Record<string, string[]> =>
  Object.fromEntries(Object.entries((panels["zones"] as Record<string, string[]> | undefined) ?? {}).filter(([faction]) => faction !== seat));

/** What the player has switched on: zones of control in the colours of whoever projects them, bad weather by its areas. */
function switchedOn(sheet: Sheet, panels: Panels, seat: string | null): Feature[] {
  const found: Feature[] = [];
  if (layers.weather) {
    const skies = Object.entries(calendarOf(panels)?.weather ?? {});
    found.push(...skies.map(([area, kind]) => patch(sheet, sheet.hexes.printed(printed().column, area), { colour: SHADES[kind] ?? BLUE })));
  }
  if (layers.zones) {
    found.push(...Object.entries(enemyZones(panels, seat)).map(([faction, hexes]) => patch(sheet, hexes, { colour: look(faction).fill })));
  }
  return found;
}

/** Hexes of units that are cut off and the lines to where they break; the hex under attack and whence it comes. */
export function over(board: Board, table: Table): Feature[] {
  const { sheet } = board;
  const panels = table.view?.panels ?? {};
  if (!sheet) return [];
  const found = switchedOn(sheet, panels, table.seat);
  const attack = attackOf(panels);
  if (layers.supply && !attack) {
    const cut = new Map(cutOf(panels).map((one) => [one.hex, one])); // of a stack once
    for (const { hex, line, breaks } of cut.values()) {
      found.push(...outline(sheet, hex, { colour: RED }));
      const whole = wayThrough(board, line ?? []);
      const broken = line?.indexOf(breaks ?? "") ?? -1;
      if (whole.length > 1) found.push(lineOf(whole.slice(0, broken + 1), RED), lineOf(whole.slice(broken), BLUE));
    }
  }
  if (attack) {
    found.push(...outline(sheet, attack.hex, { colour: RED }));
    const from = new Set(attack.attackers.map((one) => table.piece.placeOf(one.counter) ?? ""));
    for (const hex of from) if (hex in board.anchors) found.push(lineOf(wayThrough(board, [hex, attack.hex]), RED));
  }
  return found;
}

const lineOf = (points: [number, number][], colour: string): Feature => ({ type: "Feature", properties: { colour }, geometry: { type: "LineString", coordinates: points } });
