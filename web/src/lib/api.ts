/** The one door to the server. */
import { say } from "./language";
import type { Detail, Luck, Planned, TableOdds } from "./odds";
import type {
  Action,
  Catalog,
  ChatLine,
  Clause,
  Destination,
  GameInfo,
  GameLine,
  Held,
  LogLine,
  Mark,
  Meta,
  Outcome,
  Pace,
  Refusal,
  View,
} from "./types";

/** Anything the server did not like, with the rule it names. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(message);
  }
}

let csrf = "";

export function useCsrf(token: string): void {
  csrf = token;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf && method !== "GET") headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", say("The server does not answer. Trying again when it is back."));
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : undefined;
  } catch {
    data = undefined;
  }
  if (answer.ok) return data as T;
  throw failure(answer.status, data);
}

/** Read the error document; tolerant, because anything may stand between us and the server. */
export function failure(status: number, data: unknown): ApiError {
  const found = (data as { error?: Record<string, unknown> } | undefined)?.error ?? {};
  const message = String(found["message"] ?? say("The server answered {status}.", { status }));
  const code = String(found["code"] ?? status);
  const inner = ((data as { refusal?: Refusal } | undefined)?.refusal ?? found["refusal"]) as Refusal | undefined;
  const rule = (inner?.rule ?? found["rule"]) as string | undefined;
  if (inner || rule || status === 422) {
    const ids = inner?.ids ?? (found["ids"] as string[] | undefined) ?? [];
    return new ApiError(status, code, message, { text: inner?.text ?? message, rule: rule ?? "", ids });
  }
  return new ApiError(status, code, message);
}

/** Where the game stands after a command; the live line brings what has changed. */
interface Taken {
  seq: number;
  rev: number;
}

/** What a game file holds. */
export interface Brought {
  game: string;
  title: string;
  scenario: string;
  round: number;
  answers: number;
  waiting: string[];
  players: Record<string, string>;
  outcome: Outcome | null;
}

/** What is in hand: units of a space, or by name; and of one destination how it should be reached. */
export interface Picked {
  space?: string;
  units?: { piece: string; count: number }[];
  to?: string;
  wish?: unknown[];
}

/** Where what is picked could go; what is empty is left out. */
export interface Outlook {
  destinations?: Destination[];
  stack?: Held[];
  line?: string; // the answer that would send them to `{space}`
}

/** A board to look at, and where its map is. */
export interface BoardLine {
  id: string;
  title: string;
  about: string;
  map: string;
}

export interface NewGame {
  game: string;
  scenario?: string;
  options?: Record<string, unknown>;
  name?: string;
  seats: Record<string, { kind: string; name?: string; player?: number }>;
  position?: unknown;
  plot?: string;
  branch?: { game: string; seq: number };
  spectators?: boolean;
  clock?: { move: number; bank: number };
  own_dice?: boolean;
}

const query = (values: Record<string, string | number | null | undefined>): string => {
  const found = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return found.length ? "?" + new URLSearchParams(found.map(([k, v]) => [k, String(v)])).toString() : "";
};

/** Lists arrive bare or inside an object; take either. */
function list<T>(data: unknown, key: string): T[] {
  if (Array.isArray(data)) return data as T[];
  const inner = (data as Record<string, unknown> | null)?.[key];
  return Array.isArray(inner) ? (inner as T[]) : [];
}

export const api = {
  meta: () => call<Meta>("GET", "/meta"),
  boards: async () => list<BoardLine>(await call("GET", "/boards"), "boards"),
  map: (game: string, address?: string) => call<unknown>("GET", (address ?? `/maps/${game}`).replace(/^\/api/, "")),
  rules: async (game: string, q: string, id?: string) =>
    list<Clause>(await call("GET", `/rules/${game}${query({ q, id })}`), "clauses"),
  games: async () => list<GameLine>(await call("GET", "/games"), "games"),
  create: (game: NewGame) => call<{ id: string; invite?: string }>("POST", "/games", game),
  catalog: (id: string) => call<Catalog>("GET", `/games/${id}/catalog`),
  info: (id: string) => call<GameInfo>("GET", `/games/${id}`),
  view: (id: string, seat: string | null, seq?: number) =>
    call<View>("GET", `/games/${id}/view${query({ seat, seq })}`),
  log: async (id: string, seat: string | null, from = 0) =>
    list<LogLine>(await call("GET", `/games/${id}/log${query({ seat, from })}`), "log"),
  history: async (id: string, seat: string | null) => list<Mark>(await call("GET", `/games/${id}/history${query({ seat })}`), "history"),
  stats: (id: string, seat: string | null) => call<unknown>("GET", `/games/${id}/stats${query({ seat })}`),
  odds: (id: string) => call<TableOdds>("GET", `/games/${id}/odds`),
  detail: (id: string, space: string) => call<Detail>("GET", `/games/${id}/odds${query({ space })}`),
  /** The battle a move would lead to, if any. */
  planned: async (id: string, seat: string, action: Action | string, space: string) =>
    (await call<{ odds: Planned | null }>("POST", `/games/${id}/odds`, { seat, action, space })).odds,
  /** The battles some moves would lead to, one of which will be made; null where one leads to none. */
  allPlanned: async (id: string, seat: string, plans: { action: Action | string; space: string }[]) =>
    (await call<{ odds: (Planned | null)[] }>("POST", `/games/${id}/odds/planned`, { seat, plans })).odds,
  luck: (id: string) => call<Luck>("GET", `/games/${id}/luck`),
  act: (id: string, seat: string, seq: number, action: Action | string) =>
    call<Taken>("POST", `/games/${id}/actions`, { seat, seq, action, brief: true }),
  why: (id: string, seat: string, action: Action | string) =>
    call<{ refusal: Refusal | null }>("POST", `/games/${id}/why`, { seat, action }),
  /** Where what is picked can go; without units what a place offers first. Null when the game does not tell. */
  outlook: async (id: string, seat: string, picked: Picked) =>
    (await call<{ outlook: Outlook | null }>("POST", `/games/${id}/outlook`, { seat, ...picked })).outlook,
  /** Take back the last command, or one earlier answer without which the later ones stand. */
  undo: (id: string, seat: string, seq: number, without?: Action) =>
    call<Taken>("POST", `/games/${id}/undo`, { seat, seq, brief: true, ...(without ? { without } : {}) }),
  seats: (id: string, body: Record<string, unknown>) => call<unknown>("POST", `/games/${id}/seats`, body),
  share: (id: string, share: { seat: string; pledge?: string; nonce?: string }) => call<unknown>("POST", `/games/${id}/dice`, share),
  goOn: (id: string) => call<unknown>("POST", `/games/${id}/dice/go_on`, {}),
  chat: async (id: string) => list<ChatLine>(await call("GET", `/games/${id}/chat`), "chat"),
  say: (id: string, text: string) => call<unknown>("POST", `/games/${id}/chat`, { text }),
  notes: async (id: string) => {
    const data = await call<unknown>("GET", `/games/${id}/notes`);
    if (typeof data === "string") return data;
    const found = data as Record<string, unknown> | null;
    return String(found?.["text"] ?? found?.["notes"] ?? "");
  },
  writeNotes: (id: string, text: string) => call<unknown>("PUT", `/games/${id}/notes`, { text }),
  orders: (id: string) => call<Record<string, Record<string, unknown> | null>>("GET", `/games/${id}/orders`),
  writeOrders: (id: string, seat: string, orders: Record<string, unknown> | null) =>
    call<unknown>("PUT", `/games/${id}/orders`, { seat, orders }),
  plotUrl: (id: string) => `/api/games/${id}/plot`,
  lookInto: (plot: string) => call<Brought>("POST", "/import/look", { plot }),
  importPlot: (game: { plot: string; name?: string; seats: NewGame["seats"] }) => call<{ id: string; invite?: string }>("POST", "/import", game),
  invite: (id: string, seat?: string) => call<{ invite: string }>("POST", `/games/${id}/invite`, seat ? { seat } : {}),
  invited: (token: string) =>
    call<{ id: string; game: string; name: string; open: string[]; hands?: string[][]; own_dice?: boolean }>("GET", `/invites/${encodeURIComponent(token)}`),
  join: (invite: string, seat?: string) =>
    call<{ id: string; seat: string }>("POST", "/join", seat ? { invite, seat } : { invite }),
  login: (name: string, password: string) => call<unknown>("POST", "/auth/login", { name, password }),
  register: (name: string, password: string, invite?: string) =>
    call<unknown>("POST", "/auth/register", invite ? { name, password, invite } : { name, password }),
  password: (old: string, fresh: string) => call<unknown>("POST", "/auth/password", { old, new: fresh }),
  notices: () => call<{ email: string; webhook: string }>("GET", "/auth/notices"),
  writeNotices: (notices: { email: string; webhook: string }) => call<unknown>("PUT", "/auth/notices", notices),
  change: (id: string, values: { name?: string; spectators?: boolean; pace?: Pace }) => call<unknown>("PATCH", `/games/${id}`, values),
  throwAway: (id: string) => call<unknown>("DELETE", `/games/${id}`),
  logout: () => call<unknown>("POST", "/auth/logout", {}),
};
