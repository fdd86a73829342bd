/** Series for the charts, from the numbers the server keeps at the beginning of each turn. */
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

export function lines(stats: Stats): { name: string; lines: Line[] }[] {
  const { series } = stats;
  if (!series?.length) return [];
  const all = [
    { name: "Production", lines: track(series, power("production")) },
    { name: "Treasury", lines: track(series, power("treasury")) },
    {
      name: "Units",
      lines: track(series, (moment) =>
        Object.fromEntries(Object.entries(moment.units ?? {}).map(([owner, kinds]) => [owner, Object.values(kinds).reduce((sum, n) => sum + n, 0)])),
      ),
    },
    { name: "Victory cities", lines: track(series, (moment) => (moment.tracks?.["victory_cities"] ?? {}) as Record<string, number>) },
  ];
  const order = all[0]?.lines.map((line) => line.owner) ?? [];
  const rank = (line: Line): number => (order.includes(line.owner) ? order.indexOf(line.owner) : 99);
  for (const one of all) one.lines.sort((a, b) => rank(a) - rank(b));
  return all.filter((one) => one.lines.length > 0);
}
