/** Tracks on which one of two sides leads: a chart each, the lead of either side upwards. */
import { catalog } from "../../lib/catalog";
import { say } from "../../lib/language";
import { type Chart, type Moment, track } from "../../lib/stats";
import { title, word } from "../../lib/words";

const points = (moment: Moment): Record<string, number> => (moment.tracks?.["vp"] ?? {}) as Record<string, number>;

export function charts(series: Moment[]): Chart[] {
  const names = [...new Set(series.flatMap((moment) => Object.keys(points(moment))))];
  const [first = "", second = ""] = Object.keys(catalog().sides ?? {});
  const read = (name: string) => (moment: Moment): Record<string, number> => ({
    [first]: Math.max(0, points(moment)[name] ?? 0),
    [second]: Math.max(0, -(points(moment)[name] ?? 0)),
  });
  return names.map((name) => ({ name: say("Lead, {name}", { name: title(word(name)) }), lines: track(series, read(name)) }));
}
