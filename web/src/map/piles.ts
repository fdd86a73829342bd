/** Stacks on a sheet of hexes: which counters show, and what is lit and held. */
import type { Feature } from "geojson";
import { family } from "../lib/family.svelte";
import { look } from "../lib/powers";
import { unitsOf } from "../lib/table.svelte";
import type { Place, Unit } from "../lib/types";
import type { Board } from "./board";
import { columnsOf, counters, stackKey, stackPicture } from "./drawing";
import { at, type Pictures } from "./features";
import { type Face, farPicture, type Pile, pileKey, pilePicture } from "./nato";
import { outline, patch, rim, type Sheet } from "./sheet";

export type IsReady = (unit: Unit) => boolean;

/** The face of a unit, where the family on the table has counters with military symbols. */
export function faceOf(unit: Unit, isReady: IsReady): Face | null {
  const face = family().map?.face?.(unit);
  return face ? { ...face, ready: isReady(unit) } : null;
}

/** The counters of a place as they lie on each other. */
export function pileOf(place: Place | undefined, isReady: IsReady): Pile {
  const { isAloft, chips } = family().map ?? {};
  const pile: Pile = { ground: [], air: [], chips: place ? (chips?.(place) ?? []) : [] };
  for (const unit of unitsOf(place)) {
    const face = faceOf(unit, isReady);
    if (face) (isAloft?.(unit) ? pile.air : pile.ground).push(face);
  }
  return pile;
}

/** Stacks in their hexes; a game without such counters shows them by kind. */
export function pileFeatures(board: Board, places: Record<string, Place>, far: boolean, isReady: IsReady, pictures: Pictures): Feature[] {
  const found: Feature[] = [];
  for (const [id, place] of Object.entries(places)) {
    const anchor = board.anchors[id];
    const pile = pileOf(place, isReady);
    const rest = unitsOf(place);
    if (!anchor || !(rest.length || pile.chips.length)) continue;
    const [point] = [anchor.centre];
    const picture =
      pile.ground.length + pile.air.length || !rest.length
        ? pictures.use(pileKey(pile, far), () => (far ? farPicture(pile) : pilePicture(pile)))
        : plainStack(rest, isReady, pictures);
    found.push(at(point, { id, picture, rank: -point[1] }));
  }
  return found;
}

function plainStack(units: Unit[], isReady: IsReady, pictures: Pictures): string {
  const list = counters(units);
  const [columns, ready] = [columnsOf(list), units.some(isReady)];
  return pictures.use(stackKey(list, ready, columns), () => stackPicture(list, ready, columns));
}

/** Hexes by whoever holds them. */
export function heldFeatures(sheet: Sheet, places: Record<string, Place>): Feature[] {
  const by = new Map<string, string[]>();
  for (const [id, { control }] of Object.entries(places)) if (control) by.set(control, [...(by.get(control) ?? []), id]);
  return [...by].map(([owner, ids]) => patch(sheet, ids, { colour: look(owner).fill }));
}

const TOGETHER = ["wide", "faint"]; // too many for a line around each: one goes around all of them

/** Hexes that are lit, the last mention of one on top. */
export const litFeatures = (sheet: Sheet, states: readonly (readonly [state: string, spaces: Iterable<string>])[]): Feature[] =>
  states.flatMap(([state, spaces]) => (TOGETHER.includes(state) ? together(sheet, [...spaces], state) : [...spaces].flatMap((id) => outline(sheet, id, { state }))));

const together = (sheet: Sheet, spaces: string[], state: string): Feature[] =>
  spaces.length ? [patch(sheet, spaces, { state }), rim(sheet, spaces, { state, rim: true })] : [];

const SHADES = 6; // steps of an overlay: hexes of one shade are one patch

/** Hexes by how strongly an overlay tints them. */
export function tintFeatures(sheet: Sheet, tints: readonly (readonly [string, number])[], colour: string): Feature[] {
  const by = new Map<number, string[]>();
  for (const [id, share] of tints) {
    const shade = Math.ceil(share * SHADES) / SHADES;
    by.set(shade, [...(by.get(shade) ?? []), id]);
  }
  return [...by].map(([share, ids]) => patch(sheet, ids, { colour, share }));
}
