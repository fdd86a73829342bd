/**
 * What a map has been given, so that it gets nothing twice: whatever it takes in costs it a new picture of everything,
 * and most answers change little or nothing on the board.
 */
import type { Feature } from "geojson";
import type { GeoJSONSource, Map as Chart } from "maplibre-gl";

export class Given {
  private readonly data = new Map<string, Feature[]>(); // every source begins empty
  private readonly flags = new Map<string, ReadonlySet<string>>();
  private readonly colours = new Map<string, string>();

  constructor(private readonly map: Pick<Chart, "getSource" | "setFeatureState">) {}

  /** The features of a source. */
  put(name: string, features: Feature[]): void {
    const source = this.map.getSource(name) as GeoJSONSource | undefined;
    if (!source || alike(this.data.get(name) ?? [], features)) return;
    this.data.set(name, features);
    source.setData({ type: "FeatureCollection", features });
  }

  /** The spaces with a flag; those that had it before and are not among them lose it. */
  light(flag: string, spaces: Iterable<string>): void {
    const [before, now] = [this.flags.get(flag) ?? new Set<string>(), new Set(spaces)];
    this.flags.set(flag, now);
    for (const id of before) if (!now.has(id)) this.map.setFeatureState({ source: "spaces", id }, { [flag]: false });
    for (const id of now) if (!before.has(id)) this.map.setFeatureState({ source: "spaces", id }, { [flag]: true });
  }

  /** The colour of a space. */
  colour(id: string, colour: string): void {
    if (this.colours.get(id) === colour) return;
    this.colours.set(id, colour);
    this.map.setFeatureState({ source: "spaces", id }, { colour });
  }
}

/** Whether two documents say the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key in other && alike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}
