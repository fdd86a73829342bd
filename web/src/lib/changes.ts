/** What differs between two documents; `kernel/changes.py` writes it and says what the signs mean. */
export interface Change {
  "="?: unknown;
  "~"?: Record<string, Change>;
  "-"?: string[];
  "#"?: Record<string, Change>;
  "@"?: [number, number, unknown[]];
}

/** The document after a change; the old one stays as it is, and what has not changed is shared. */
export function changed(old: unknown, by: Change | null | undefined): unknown {
  if (!by) return old;
  if ("=" in by) return by["="];
  if (by["@"]) {
    const [first, count, came] = by["@"];
    const list = old as unknown[];
    return [...list.slice(0, first), ...came, ...list.slice(first + count)];
  }
  if (by["#"]) {
    const items = by["#"];
    return (old as unknown[]).map((item, place) => changed(item, items[String(place)]));
  }
  const next = { ...(old as Record<string, unknown>) };
  for (const key of by["-"] ?? []) delete next[key];
  for (const [key, one] of Object.entries(by["~"] ?? {})) next[key] = changed(next[key], one);
  return next;
}
