/** What a side has written in secret, as it lies on the map for nobody else: its deployment, and its landings off the beaches. */
import type { Feature } from "geojson";
import { catalog } from "../../lib/catalog";
import { say } from "../../lib/language";
import { look } from "../../lib/powers";
import type { Table } from "../../lib/table.svelte";
import type { Place, Unit } from "../../lib/types";
import type { Board, Point } from "../../map/board";
import { at, type Pictures } from "../../map/features";
import type { Hexes } from "../../map/hexes";
import { type Face, type Pile, pileKey, pilePicture } from "../../map/nato";
import { outline } from "../../map/sheet";
import { face } from "./counters";

type Panels = Record<string, unknown>;
type Places = Record<string, Place>;

/** One line of a landing plan. */
export interface Landing {
  unit: string;
  owner: string;
  steps: number;
  hex: string;
  how: string;
}

/** The deployment, by unit. */
export const placedIn = (panels: Panels): [unit: string, hex: string][] => Object.entries((panels["deployment"] as { placed?: Record<string, string> } | undefined)?.placed ?? {});

/** The landing plan, while it is written and after it; in the end what is still to come of it. */
export const landingsIn = (panels: Panels): Landing[] =>
  (panels["landing_plan"] as Landing[] | undefined) ??
  (panels["planning"] as { plan?: Landing[] } | undefined)?.plan ??
  (panels["joint_assault"] as { parties?: Landing[] } | undefined)?.parties ??
  [];

/** A counter of a unit that is not on the map yet. */
function counter(id: string, owner: string, steps?: number): Face[] {
  const printed = catalog().units?.[id] as { kind: string; nation: string; tq: number; steps: number } | undefined;
  const found = printed && face({ ...printed, id, owner, steps: steps ?? printed.steps, count: 1, text: id } as Unit);
  return found ? [found] : [];
}

/** Hexes with what lies in them. */
function grouped<One>(all: readonly One[], hexOf: (one: One) => string): [hex: string, there: One[]][] {
  const found = new Map<string, One[]>();
  for (const one of all) found.set(hexOf(one), [...(found.get(hexOf(one)) ?? []), one]);
  return [...found];
}

/** For each beach a hex of water beside it that no other has taken, the northern ones first: there the lagoon is. */
function waters(hexes: Hexes, places: Places, beaches: readonly string[]): Map<string, Point> {
  const taken = new Set<number>();
  const found = new Map<string, Point>();
  for (const beach of beaches) {
    const one = hexes.labelled(beach);
    if (one === undefined) continue;
    const free = hexes
      .edges(one)
      .flatMap(({ beyond }) => (beyond === undefined || taken.has(beyond) || (hexes.labels[beyond] ?? "") in places ? [] : [beyond]))
      .sort((a, b) => hexes.middle(b)[1] - hexes.middle(a)[1]);
    if (free[0] === undefined) continue;
    taken.add(free[0]);
    found.set(beach, hexes.middle(free[0]));
  }
  return found;
}

/** Counters that lie where their owner has written them. */
export function written(board: Board, places: Places, pictures: Pictures, panels: Panels): Feature[] {
  const hexes = board.sheet?.hexes;
  if (!hexes) return [];
  const drawn = (id: string, point: Point | undefined, pile: Pile): Feature[] =>
    point && pile.ground.length ? [at(point, { id, anchor: "center", offset: [0, 0], picture: pictures.use(pileKey(pile, false), () => pilePicture(pile)) })] : [];
  const deployed = grouped(placedIn(panels), ([, hex]) => hex).flatMap(([hex, there]) =>
    drawn(hex, board.anchors[hex]?.centre, { ground: there.flatMap(([unit]) => counter(unit, String(places[hex]?.["owner"] ?? ""))), air: [], chips: [] }),
  );
  const beaches = grouped(landingsIn(panels), ({ hex }) => hex);
  const off = waters(hexes, places, beaches.map(([hex]) => hex));
  const landing = beaches.flatMap(([hex, there]) => {
    const { fill, ink } = look(there[0]?.owner ?? "");
    return drawn(hex, off.get(hex) ?? board.anchors[hex]?.centre, {
      ground: there.flatMap(({ unit, owner, steps }) => counter(unit, owner, steps)),
      air: [],
      chips: [{ text: there.some(({ how }) => how === "assault") ? say("Assault") : say("Landing"), fill, ink }],
    });
  });
  return [...deployed, ...landing];
}

/** The ways to the beaches; while the plan is written, the hexes somebody may still land in. */
export function beaches(board: Board, table: Table): Feature[] {
  const { sheet } = board;
  if (!sheet) return [];
  const landings = landingsIn(table.view?.panels ?? {});
  const colour = look(landings[0]?.owner ?? table.seat ?? "").fill; // whoever writes the plan sees it
  const open = new Set(table.legal.flatMap(([verb, , , hex]) => (verb === "assault" || verb === "reinforce" ? [String(hex)] : [])));
  const off = waters(sheet.hexes, table.places, [...new Set(landings.map(({ hex }) => hex))]);
  const ways = [...off].flatMap(([hex, from]): Feature[] => {
    const goal = board.anchors[hex]?.centre;
    return goal ? [{ type: "Feature", properties: { colour }, geometry: { type: "LineString", coordinates: [from, goal] } }] : [];
  });
  return [...[...open].flatMap((hex) => outline(sheet, hex, { colour })), ...ways];
}
