/** The one door to the server. */
import { say } from "./language";
import type { Action, Advice, Catalog, GameInfo, LogLine, Outlook, Pace, Refusal, View } from "./types";
import type { BattleDetail, Calls, DiceShare, Hand, NewChannel, NewGame, Notices, NoticesNow, OddsAtHand, Plan, Question, SeatChange, Tried } from "./wire";

export type { BoardLine, Brought, Comment, Invitation, OpenTable } from "./wire";
export type { Outlook } from "./types";

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

/** What stands in an address: the values it names, and beside them what is asked for. */
type Values = Record<string, string | number | null | undefined>;

/** Call an endpoint as the server describes it. */
function call<K extends keyof Calls>(what: K, values: Values = {}, body?: Calls[K]["body"]): Promise<Calls[K]["answer"]> {
  const [method, path] = what.split(" ") as [string, string];
  return send(method, address(path, values), body);
}

function address(path: string, values: Values): string {
  const more = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    else if (value !== null && value !== undefined && value !== "") more.set(key, String(value));
  }
  return more.size ? `${path}?${more.toString()}` : path;
}

async function send<T>(method: string, address: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf && method !== "GET") headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(address, {
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

/** What is in hand: units of a space, or by name; and of one destination how it should be reached. */
export type Picked = Omit<Hand, "seat">;

export const api = {
  meta: () => call("GET /api/meta"),
  boards: () => call("GET /api/boards"),
  map: (game: string, address?: string) => send<unknown>("GET", address ?? `/api/maps/${game}`),
  rules: (game: string, q: string, id?: string) => call("GET /api/rules/{game}", { game, q, id }),
  games: () => call("GET /api/games"),
  create: (game: NewGame) => call("POST /api/games", {}, game),
  catalog: (id: string) => call("GET /api/games/{id}/catalog", { id }) as Promise<Catalog>,
  info: (id: string) => call("GET /api/games/{id}", { id }) as Promise<GameInfo>,
  view: (id: string, seat: string | null, seq?: number) => call("GET /api/games/{id}/view", { id, seat, seq }) as Promise<View>,
  log: (id: string, seat: string | null, from = 0) => call("GET /api/games/{id}/log", { id, seat, from }) as Promise<LogLine[]>,
  history: (id: string, seat: string | null) => call("GET /api/games/{id}/history", { id, seat }),
  stats: (id: string, seat: string | null) => call("GET /api/games/{id}/stats", { id, seat }),
  odds: (id: string) => call("GET /api/games/{id}/odds", { id }) as Promise<OddsAtHand>,
  detail: (id: string, space: string) => call("GET /api/games/{id}/odds", { id, space }) as Promise<BattleDetail>,
  /** The battle a move would lead to, if any. */
  planned: async (id: string, seat: string, action: Action | string, space: string) =>
    (await call("POST /api/games/{id}/odds", { id }, { seat, action, space })).odds,
  /** The battles some moves would lead to, one of which will be made; null where one leads to none. */
  allPlanned: async (id: string, seat: string, plans: Plan[]) =>
    (await call("POST /api/games/{id}/odds/planned", { id }, { seat, plans })).odds,
  overlay: (id: string, seat: string | null, name: string) => call("GET /api/games/{id}/overlay", { id, seat, name }),
  /** A battle to try things out with. */
  tried: async (id: string, what: Tried) => (await call("POST /api/games/{id}/odds/tried", { id }, what)).battle,
  lesson: (id: string) => call("GET /api/games/{id}/lesson", { id }),
  luck: (id: string) => call("GET /api/games/{id}/luck", { id }),
  act: (id: string, seat: string, seq: number, action: Action | string) =>
    call("POST /api/games/{id}/actions", { id }, { seat, seq, action, brief: true }),
  advice: (id: string, seat: string, level: string) => call("POST /api/games/{id}/advice", { id }, { seat, level }) as Promise<Advice>,
  /** Several answers that the game proposes as one. */
  proposal: (id: string, seat: string, name: string) => call("GET /api/games/{id}/proposal", { id, seat, name }),
  /** Why an answer would be refused, or nothing can be done with something; null when it is allowed. */
  why: async (id: string, asked: Question) => (await call("POST /api/games/{id}/why", { id }, asked)).refusal,
  /** Where what is picked can go; without units what a place offers first. Null when the game does not tell. */
  outlook: async (id: string, seat: string, picked: Picked) =>
    (await call("POST /api/games/{id}/outlook", { id }, { seat, ...picked })).outlook as Outlook | null,
  /** Take back the last command, or one earlier answer without which the later ones stand. */
  undo: (id: string, seat: string, seq: number, without?: Action) =>
    call("POST /api/games/{id}/undo", { id }, { seat, seq, brief: true, ...(without ? { without } : {}) }),
  seats: (id: string, change: SeatChange) => call("POST /api/games/{id}/seats", { id }, change),
  share: (id: string, share: DiceShare) => call("POST /api/games/{id}/dice", { id }, share),
  goOn: (id: string) => call("POST /api/games/{id}/dice/go_on", { id }),
  chat: (id: string) => call("GET /api/games/{id}/chat", { id }),
  say: (id: string, text: string) => call("POST /api/games/{id}/chat", { id }, { text }),
  comments: (id: string) => call("GET /api/games/{id}/comments", { id }),
  comment: (id: string, seq: number, text: string, variation?: string) => call("POST /api/games/{id}/comments", { id }, { seq, text, ...(variation ? { variation } : {}) }),
  removeComment: (id: string, number: number) => call("DELETE /api/games/{id}/comments/{number}", { id, number }),
  /** Ask for a pause or agree to one, refuse it, or go on. */
  rest: (id: string, wish: "ask" | "refuse" | "go_on") => call("POST /api/games/{id}/rest", { id }, { do: wish }),
  notes: async (id: string) => (await call("GET /api/games/{id}/notes", { id })).text,
  writeNotes: (id: string, text: string) => call("PUT /api/games/{id}/notes", { id }, { text }),
  orders: (id: string) => call("GET /api/games/{id}/orders", { id }),
  writeOrders: (id: string, seat: string, orders: Record<string, unknown> | null) =>
    call("PUT /api/games/{id}/orders", { id }, { seat, orders }),
  plotUrl: (id: string) => `/api/games/${id}/plot`,
  pictureUrl: (id: string, seat: string | null, seq: number) => `/api/games/${id}/picture?${new URLSearchParams({ seat: seat ?? "", seq: String(seq) })}`,
  reportUrl: (id: string, seat: string | null, turns?: number) => `/api/games/${id}/report?${new URLSearchParams({ seat: seat ?? "", ...(turns ? { turns: String(turns) } : {}) })}`,
  lookInto: (plot: string) => call("POST /api/import/look", {}, { plot }),
  importPlot: (game: NewGame) => call("POST /api/import", {}, game),
  invite: (id: string, seat?: string) => call("POST /api/games/{id}/invite", { id }, seat ? { seat } : {}),
  /** Hand a seat to a program; the token it plays with. */
  letProgram: async (id: string, seat: string) => (await call("POST /api/games/{id}/token", { id }, { seat })).token,
  withdrawProgram: (id: string, seat: string) => call("DELETE /api/games/{id}/token", { id, seat }),
  invited: (token: string) => call("GET /api/invites/{token}", { token }),
  openTables: () => call("GET /api/tables"),
  sit: (table: string, seat: string) => call("POST /api/join", {}, { table, seat }),
  join: (invite: string, seat?: string) => call("POST /api/join", {}, seat ? { invite, seat } : { invite }),
  login: (name: string, password: string) => call("POST /api/auth/login", {}, { name, password }),
  register: (name: string, password: string, invite?: string, email?: string) =>
    call("POST /api/auth/register", {}, { name, password, ...(invite ? { invite } : {}), ...(email ? { email } : {}) }),
  password: (old: string, fresh: string) => call("POST /api/auth/password", {}, { old, new: fresh }),
  forgot: (name: string) => call("POST /api/auth/forgot", {}, { name }),
  reset: (token: string, fresh: string) => call("POST /api/auth/reset", {}, { token, new: fresh }),
  confirm: (token: string) => call("POST /api/auth/confirm", {}, { token }),
  closeAccount: (password: string) => call("POST /api/auth/close", {}, { password }),
  /** Where to go to log in elsewhere, and the place to come back to. */
  elsewhere: (parts: readonly string[]) => `/api/auth/oidc?${new URLSearchParams({ back: "/" + parts.map(encodeURIComponent).join("/") })}`,
  notices: () => call("GET /api/auth/notices") as Promise<Required<NoticesNow>>,
  writeNotices: (notices: Notices) => call("PUT /api/auth/notices", {}, notices),
  addChannel: (channel: NewChannel) => call("POST /api/auth/channels", {}, channel),
  removeChannel: (id: string) => call("DELETE /api/auth/channels/{id}", { id }),
  tryChannel: (id: string) => call("POST /api/auth/channels/{id}/test", { id }),
  change: (id: string, values: { name?: string; spectators?: boolean; public?: boolean; listed?: boolean; pace?: Pace }) => call("PATCH /api/games/{id}", { id }, values),
  throwAway: (id: string) => call("DELETE /api/games/{id}", { id }),
  logout: () => call("POST /api/auth/logout"),
};
