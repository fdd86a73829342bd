/** Series for the charts, from the numbers the server keeps at the beginning of each turn. */
import { family } from "./family.svelte";
import { say } from "./language";

export interface Moment {
  seq: number;
  round: number | null;
  turn: string | null;
  points?: Record<string, number>; // what counts for winning
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

export interface Chart {
  name: string;
  lines: Line[];
}

/** A line for everybody who has a number at one of the moments. */
export function track(series: Moment[], read: (moment: Moment) => Record<string, number>): Line[] {
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

/** The charts of a game: those its family draws, what counts for winning, and the number of units. */
export function charts(stats: Stats): Chart[] {
  const { series } = stats;
  if (!series?.length) return [];
  const won = { name: say("Points"), lines: track(series, (moment) => moment.points ?? {}) };
  const all = [...(family().charts?.(series) ?? []), won, { name: say("Units"), lines: track(series, counted) }];
  const order = all[0]?.lines.map((line) => line.owner) ?? [];
  const rank = (line: Line): number => (order.includes(line.owner) ? order.indexOf(line.owner) : 99);
  for (const one of all) one.lines.sort((a, b) => rank(a) - rank(b));
  return all.filter((one) => one.lines.length > 0);
}

const counted = (moment: Moment): Record<string, number> =>
  Object.fromEntries(Object.entries(moment.units ?? {}).map(([owner, kinds]) => [owner, Object.values(kinds).reduce((sum, n) => sum + n, 0)]));

/** A round after which one of two sides stood much better than before it. */
export interface Swing {
  seq: number; // the beginning of the round
  round: number;
  side: string; // whom it helped
  by: number;
}

/** The rounds in which the lead in a chart changed most, the greatest first; none where there are not two sides. */
export function swings(series: readonly Moment[], { lines }: Chart, sideOf: (owner: string) => string, most: number): Swing[] {
  const sides = [...new Set(lines.map((line) => sideOf(line.owner)))];
  const [one, other] = sides;
  if (sides.length !== 2 || one === undefined || other === undefined) return [];
  const lead = (at: number): number => lines.reduce((sum, line) => sum + (sideOf(line.owner) === one ? 1 : -1) * (line.points[at] ?? 0), 0);
  const starts = series.flatMap((moment, at) => (at === 0 || moment.round !== series[at - 1]?.round ? [at] : []));
  const found = starts.flatMap((at, number): Swing[] => {
    const [moment, next] = [series[at], starts[number + 1] ?? series.length - 1];
    const by = lead(next) - lead(at);
    return moment && next > at && by ? [{ seq: moment.seq, round: moment.round ?? 0, side: by > 0 ? one : other, by: Math.abs(by) }] : [];
  });
  return found.sort((a, b) => b.by - a.by).slice(0, most);
}
