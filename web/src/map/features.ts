/** A view as features of the map: which picture stands where. */
import type { Feature } from "geojson";
import type { Map as Chart } from "maplibre-gl";
import { look } from "../lib/powers";
import { unitsOf } from "../lib/table.svelte";
import type { Destination, Place, View } from "../lib/types";
import { word } from "../lib/words";
import type { Board, Point } from "./board";
import {
  battlePicture,
  counters,
  marksKey,
  marksPicture,
  namePicture,
  type Picture,
  RATIO,
  reachPicture,
  stackKey,
  stackPicture,
  summary,
} from "./drawing";

/** Pictures already given to the map, by what they show. */
export class Pictures {
  private map: Chart | null = null;

  attach(map: Chart): void {
    this.map = map;
  }

  use(key: string, draw: () => Picture): string {
    if (this.map && !this.map.hasImage(key)) this.map.addImage(key, draw(), { pixelRatio: RATIO });
    return key;
  }
}

const at = (point: Point, properties: Record<string, unknown>): Feature => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: point },
});

export function* landColours(board: Board, places: Record<string, Place>, dark: boolean): Generator<[string, string]> {
  for (const one of board.spaces.features) {
    const id = String(one.id);
    if (one.properties?.["sea"] === true) continue;
    const control = places[id]?.control;
    const wooded = one.properties?.["terrain"] === "woods";
    const plain = board.hexes ? (dark ? "#3b4a3a" : wooded ? "#b9cfa4" : "#e3e6cf") : null;
    const colours = look(control ?? "neutral");
    yield [id, plain && !control ? plain : dark ? colours.landDark : colours.land];
  }
}

const SIZES: Record<string, number> = { xs: 8.5, s: 9.5, m: 11, l: 13, xl: 15 };

export function nameFeatures(board: Board, places: Record<string, Place>, dark: boolean, pictures: Pictures): Feature[] {
  return board.spaces.features.map((one) => {
    const id = String(one.id);
    const anchor = board.anchors[id];
    const sea = one.properties?.["sea"] === true;
    const full = anchor?.text ?? places[id]?.name ?? word(id);
    const zone = /^sea(\d+)$/.exec(id);
    const text = zone ? String(zone[1]) : full;
    const size = zone ? 12 : (SIZES[anchor?.size ?? "m"] ?? Number(anchor?.size) ?? 11);
    const picture = pictures.use(`name:${+dark}:${size}:${+sea}:${text}`, () => namePicture(text, sea, dark, size));
    const rank = -(board.area[id] ?? 0);
    return at(anchor?.name ?? anchor?.centre ?? [0, 0], { id, picture, angle: anchor?.angle ?? 0, rank });
  });
}

const CITIES = new Set([
  "hawaiian_islands", "india", "japan", "kiangsu", "kwangtung", "new_south_wales", "philippines", "western_united_states",
]);

export function markFeatures(board: Board, places: Record<string, Place>, pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const city = !!place["victory_city"] || !!anchor?.city || (CITIES.has(id) && place.ipc !== undefined);
    if (!anchor || place.sea || (!place.ipc && !place.facilities && !city)) continue;
    const marks = { ipc: place.ipc ?? 0, city, facilities: place.facilities ?? {} };
    const picture = pictures.use(marksKey(marks), () => marksPicture(marks));
    found.push(at(anchor.marks ?? anchor.name ?? anchor.centre, { id, picture, offset: anchor.marks ? [0, 0] : [0, 13] }));
  }
  return found;
}

export function stackFeatures(
  board: Board,
  places: Record<string, Place>,
  far: boolean,
  isReady: (space: string) => boolean,
  pictures: Pictures,
): Feature[] {
  const found: Feature[] = [];
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const units = unitsOf(place);
    if (!anchor || !units.length) continue;
    const list = far ? summary(units) : counters(units);
    const columns = far ? 2 : list.length > 9 ? 4 : 3;
    const ready = isReady(id);
    const picture = pictures.use(stackKey(list, ready, columns), () => stackPicture(list, ready, columns));
    const point = anchor.counters[0] ?? anchor.centre;
    found.push(at(point, { id, picture, rank: -point[1] }));
  }
  return found;
}

export function badgeFeatures(board: Board, reach: Destination[], battles: string[], pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  for (const space of battles) {
    const anchor = board.anchors[space];
    if (!anchor) continue;
    found.push(at(anchor.counters[0] ?? anchor.centre, { id: space, picture: pictures.use("battle", battlePicture), offset: [0, -26] }));
  }
  for (const goal of reach) {
    const anchor = board.anchors[goal.space];
    if (!anchor) continue;
    const key = `reach:${goal.cost}:${goal.left}`;
    const picture = pictures.use(key, () => reachPicture(goal.cost ?? null, goal.left ?? null));
    found.push(at(anchor.counters[0] ?? anchor.centre, { id: goal.space, picture, offset: [0, 22] }));
  }
  return found;
}

/** Spaces with a battle announced or going on. */
export function battlesOf(view: View | null): string[] {
  const panels = view?.panels ?? {};
  const found = new Set<string>();
  const battle = panels["battle"] as { space?: string } | undefined;
  if (battle?.space) found.add(battle.space);
  const combat = panels["combat"] as { pending?: string[] } | undefined;
  for (const space of combat?.pending ?? []) found.add(space);
  for (const space of (panels["attacks"] as string[] | undefined) ?? []) found.add(space);
  for (const [, land] of (panels["assaults"] as [string, string][] | undefined) ?? []) found.add(land);
  return [...found];
}
