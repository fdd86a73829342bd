/** Series for the charts, from the numbers the server keeps at the beginning of each turn. */
import { catalog } from "./catalog";
import { say } from "./language";
import { title, word } from "./words";

export interface Moment {
  seq: number;
  round: number | null;
  turn: string | null;
  tracks?: Record<string, unknown>;
  units?: Record<string, Record<string, number>>;
}

export interface Stats {
  series: Moment[];
  luck?: Record<string, { dice: number; expected: number; hits: number }>;
}

export interface Line {
  owner: string;
  points: number[];
}

function track(series: Moment[], read: (moment: Moment) => Record<string, number>): Line[] {
  const found = new Map<string, number[]>();
  series.forEach((moment, at) => {
    for (const [owner, value] of Object.entries(read(moment))) {
      const points = found.get(owner) ?? Array.from({ length: at }, () => 0);
      points[at] = value;
      found.set(owner, points);
    }
  });
  return [...found].map(([owner, points]) => ({ owner, points: Array.from({ length: series.length }, (_, i) => points[i] ?? points[i - 1] ?? 0) }));
}

const power = (key: string) => (moment: Moment): Record<string, number> =>
  Object.fromEntries(
    Object.entries((moment.tracks?.["powers"] ?? {}) as Record<string, Record<string, unknown>>).map(([id, facts]) => [id, Number(facts[key] ?? 0)]),
  );

/** Tracks on which one of two sides leads: a chart each, the lead of either side upwards. */
function leads(series: Moment[]): { name: string; lines: Line[] }[] {
  const of = (moment: Moment): Record<string, number> => (moment.tracks?.["vp"] ?? {}) as Record<string, number>;
  const names = [...new Set(series.flatMap((moment) => Object.keys(of(moment))))];
  const [first = "", second = ""] = Object.keys(catalog().sides ?? {});
  const read = (name: string) => (moment: Moment): Record<string, number> => ({ [first]: Math.max(0, of(moment)[name] ?? 0), [second]: Math.max(0, -(of(moment)[name] ?? 0)) });
  return names.map((name) => ({ name: say("Lead, {name}", { name: title(word(name)) }), lines: track(series, read(name)) }));
}

export function lines(stats: Stats): { name: string; lines: Line[] }[] {
  const { series } = stats;
  if (!series?.length) return [];
  const all = [
    { name: say("Production"), lines: track(series, power("production")) },
    { name: say("Treasury"), lines: track(series, power("treasury")) },
    {
      name: say("Units"),
      lines: track(series, (moment) =>
        Object.fromEntries(Object.entries(moment.units ?? {}).map(([owner, kinds]) => [owner, Object.values(kinds).reduce((sum, n) => sum + n, 0)])),
      ),
    },
    { name: say("Victory cities"), lines: track(series, (moment) => (moment.tracks?.["victory_cities"] ?? {}) as Record<string, number>) },
    ...leads(series),
  ];
  const order = all[0]?.lines.map((line) => line.owner) ?? [];
  const rank = (line: Line): number => (order.includes(line.owner) ? order.indexOf(line.owner) : 99);
  for (const one of all) one.lines.sort((a, b) => rank(a) - rank(b));
  return all.filter((one) => one.lines.length > 0);
}
