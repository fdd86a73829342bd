/** Silhouettes and emblems as paths, silhouettes for a box of 40 by 28; pictures that the library draws use the same file. */
import looks from "../../../src/flagplot/pictures/data/looks.json";
import { shapeOf } from "./catalog";

export const BOX = { width: 40, height: 28 };

export const UNITS: Record<string, string> = looks.silhouettes;

export const silhouette = (kind: string): string => UNITS[shapeOf(kind)] ?? looks.plain;

/** Whether there is a silhouette of its own. */
export const hasShape = (kind: string): boolean => shapeOf(kind) in UNITS;

/** Emblems in a box of 20 by 20, so that colour is never the only cue. */
export const EMBLEMS: Record<string, string> = looks.emblems;
