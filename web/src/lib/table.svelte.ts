/** One game on the screen: the latest view, what is selected, and how answers are sent. */
import { Advisor } from "./advice.svelte";
import { api, ApiError } from "./api";
import { branches, clickable, descend, matching, settled } from "./choices";
import { Chronicle, type Told } from "./chronicle.svelte";
import { Following } from "./following";
import { family, fetchWindow } from "./family.svelte";
import { Clicks, type Counter } from "./clicks";
import { type Force, size } from "./force";
import { split } from "./forms";
import { useCatalog } from "./catalog";
import { diceOf } from "./entropy";
import { Hand } from "./hand.svelte";
import { Guide } from "./lesson.svelte";
import { say } from "./language";
import { Live, type LiveMessage } from "./live";
import { Pins } from "./pins.svelte";
import { Proposing } from "./proposing.svelte";
import { OddsBook } from "./oddsbook.svelte";
import { Piece } from "./piece.svelte";
import type { Result } from "./results";
import { Seating } from "./seating";
import { play } from "./sound";
import { Story } from "./story.svelte";
import { holding, vacated } from "./places";
import { Trial } from "./trial.svelte";
import { Why } from "./why.svelte";
import type { Action, Arg, Catalog, Destination, Form, GameInfo, GameMeta, LogLine, Place, Refusal, Unit, View } from "./types";
import type { Hexes } from "../map/hexes";
import type { BotLevel } from "./wire";
import { actionWords, title, word } from "./words";

export interface Toast {
  text: string;
  rule?: string;
  kind: "refused" | "info" | "error";
}

const PATIENCE = 1500; // milliseconds until we ask for what the live line has not brought

export class Table {
  info = $state.raw<GameInfo | null>(null);
  catalog = $state.raw<Catalog>({}); // what the game prints
  paper = $state.raw<{ game: string; chart: Catalog["chart"] } | null>(null); // which map it is played on: known before the view
  now = $state.raw<View | null>(null); // the game as it stands
  past = $state.raw<View | null>(null); // an earlier moment being looked at
  seat = $state<string | null>(null); // whose eyes we look through
  selected = $state<string | null>(null);
  force = $state<Force>({});
  reach = $state.raw<Destination[]>([]);
  roles = $state.raw<Destination | null>(null); // a destination that needs one more choice
  hovered = $state<string | null>(null);
  chosen = $state.raw<Arg[]>([]); // what is chosen of the next answer
  at = $state<string | null>(null); // the space it should name, where several answers do
  toast = $state.raw<Toast | null>(null);
  doubt = $state<string | null>(null); // what would be left undone; asked once before the step ends
  curtain = $state<string | null>(null); // hot-seat: the seat that must take over
  handover = $state<string | null>(null); // hot-seat without secrets: somebody else is asked now
  rule = $state<string | null>(null); // clause to open in the companion
  own: unknown; // what the window of the game keeps
  busy = $state(false);
  thinking = $state(""); // the seat whose bot thinks
  online = $state(true);
  failed = $state<string | null>(null);
  attention = $state(0); // the play panel should be in sight
  spoken = $state(""); // for the live region
  chatCount = $state(0);
  focus = $state<{ space: string; n: number; all?: string[] } | null>(null); // the map should go there, or show all of them
  readonly story = new Story(this); // what is being told on the map

  readonly book = new OddsBook(this); // the odds of battles at hand and planned
  readonly trial = new Trial(this); // a battle that is tried out
  readonly hand = new Hand(this); // the units picked, and where they can go
  readonly piece = new Piece(this); // a unit with a name, where they are taken up one by one
  readonly seating = new Seating(this); // who sits where
  readonly advisor = new Advisor(this); // what a bot would do
  readonly chronicle = new Chronicle(this); // what has happened
  readonly pins = new Pins(this); // forces kept at hand
  readonly proposing = new Proposing(this); // answers the game proposes as one
  readonly why = new Why(this); // why something is grey
  readonly lesson = new Guide(this); // where the game is played to learn it

  private readonly clicks = new Clicks(this);
  private readonly following = new Following();
  private live: Live | null = null;
  private awaited: { rev: number; come: () => void }[] = []; // our own answers, until the screen shows them
  private sent = 0; // answers on their way get numbers

  constructor(
    readonly id: string,
    readonly user: string | number | null = null,
    private readonly games: readonly GameMeta[] = [],
  ) {}

  /** Whether the game hides anything from anybody; one nobody knows does. */
  get secrets(): boolean {
    const game = this.games.find((one) => one.id === this.now?.game);
    return game?.secrets !== false && game?.scenarios.find((one) => one.id === this.now?.scenario)?.open !== true;
  }

  /** How well bots can play the game, without those that only draw lots. */
  get levels(): readonly BotLevel[] {
    return this.games.find((one) => one.id === this.now?.game)?.levels.slice(1) ?? [];
  }

  /** Whoever started the game may change its seats and whether others may watch. */
  get owner(): boolean {
    return this.user !== null && this.info?.["owner"] === this.user;
  }

  get log(): LogLine[] {
    return this.chronicle.log;
  }

  /** Battles and throws that wait to be looked at. */
  get results(): Result[] {
    return this.chronicle.results;
  }

  set results(left: Result[]) {
    this.chronicle.results = left;
  }

  get view(): View | null {
    return this.past ?? this.now;
  }

  get places(): Record<string, Place> {
    return this.view?.places ?? {};
  }

  /** The side we play for, where a game has sides. */
  get side(): string | undefined {
    return this.seat === null ? undefined : this.catalog.powers?.[this.seat]?.side;
  }

  /** Whether we are on the other side than whoever attacks; with numbers it matters. */
  defends = (by: string | undefined): boolean => {
    const theirs = by === undefined ? undefined : this.catalog.powers?.[by]?.side;
    return theirs !== undefined && this.side !== undefined && theirs !== this.side;
  };

  get mine(): string[] {
    return this.now?.seats_mine ?? [];
  }

  /** Whether players still add to the dice; nobody answers before they are ready. */
  get gathering(): boolean {
    return Boolean(diceOf(this.info)?.stage);
  }

  private readonly asked = $derived(split(this.now?.legal ?? [], this.now?.answers));

  /** What the seat may answer now; nothing while an earlier moment is shown. */
  get legal(): Action[] {
    return this.past || this.curtain || this.gathering ? [] : this.asked.legal;
  }

  /** What the seat may answer beside that, where it is too much to list. */
  get forms(): Form[] {
    return this.past || this.curtain || this.gathering ? [] : this.asked.forms;
  }

  get myTurn(): boolean {
    return this.legal.length + this.forms.length > 0;
  }

  get verbs(): Set<string> {
    return new Set(this.legal.map((action) => action[0]));
  }

  isSpace = (id: string): boolean => id in this.places || this.mapSpaces.has(id);
  mapSpaces = $state.raw<Set<string>>(new Set());
  atlas = $state.raw<Hexes | null>(null); // of a map of hexes: finds them by the names of places

  // -- coming and going --------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const asked = [api.info(this.id), api.catalog(this.id)] as const;
      const window = asked[1].then((printed) => fetchWindow(printed.window ?? ""));
      Promise.all(asked).then(([{ game }, { chart }]) => (this.paper = { game, chart }), () => {}); // told below
      const [info, printed, first] = await Promise.all([...asked, api.view(this.id, null), window]);
      useCatalog(printed);
      this.catalog = printed;
      this.own = family().begin?.(this);
      this.info = info;
      const mine = first.seats_mine ?? [];
      const seat = first.waiting.find((one) => mine.includes(one)) ?? mine[0] ?? null;
      const view = seat === first.seat ? first : await api.view(this.id, seat);
      this.seat = seat;
      this.take({ ...view, seats_mine: mine });
      if (seat !== null && this.secrets && this.seating.shared) this.curtain = seat;
      this.live = new Live(this.id, (m) => this.hear(m), () => void this.refresh(), (on) => (this.online = on), (code) => {
        this.failed = code === 4401 ? say("You have logged out.") : say("This game is no longer open to you.");
      });
      this.live.start(seat);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.live?.stop();
  }

  private hear(message: LiveMessage): void {
    if (message.type === "chat") this.chatCount += 1;
    if (message.type === "chat" && !message.user) void this.reload(); // the table says who sits where, or that it rests
    if (message.type === "thinking") this.thinking = message.seat;
    if (message.type === "presence") this.meet(message.online);
    if (message.type === "gone") this.failed = say("Whoever started this game has thrown it away.");
    if ("players" in message && this.info) this.info = { ...this.info, players: message.players };
    const whole = "view" in message ? message.view : null;
    const mine = whole?.seats_mine;
    if (mine && this.seat !== null && !mine.includes(this.seat)) {
      // the seat is somebody else's now
      this.seat = whole?.seat ?? null;
      this.live?.watch(this.seat);
    }
    if (message.type !== "hello" && message.type !== "update") return;
    const news = this.following.read(message);
    if (news) this.take(news.view, news.told);
    else void this.refresh();
  }

  /** Somebody came or went. */
  private meet(online: Record<string, boolean>): void {
    if (!this.info) return;
    const players = Object.entries(this.info.players).map(([seat, player]) => [seat, { ...player, online: online[seat] ?? false }]);
    this.info = { ...this.info, players: Object.fromEntries(players) };
  }

  async reload(): Promise<void> {
    try {
      this.info = await api.info(this.id);
    } catch {
      // the next one will tell
    }
  }

  async refresh(): Promise<void> {
    try {
      const view = await api.view(this.id, this.seat);
      this.following.begin(view);
      this.take(view);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 0)) this.explain(error);
    }
  }

  /** Take a new view in: it is the whole truth, nothing is kept from before. */
  private take(view: View, told: Told | null = null): void {
    const before = this.now;
    if (before && view.seat !== this.seat && view.seat !== null && this.seat !== null) return; // of a seat left
    if (before && before.seat === view.seat && (view.rev ?? 0) < (before.rev ?? 0)) return; // overtaken on the way
    const same = before?.seq === view.seq && before.seat === view.seat && before.rev === view.rev;
    this.now = { ...view, seats_mine: view.seats_mine ?? before?.seats_mine ?? [] };
    const come = this.awaited.filter((one) => one.rev <= (view.rev ?? 0));
    this.awaited = this.awaited.filter((one) => !come.includes(one));
    for (const one of come) one.come();
    if (same && before) return;
    if (before && before.seat !== view.seat && before.seq !== view.seq) this.chronicle.forget(); // each seat counts for itself
    this.busy = false; // the live line may bring the news before the answer to our own request does
    this.chosen = [];
    this.roles = null;
    this.doubt = null;
    if (this.at && !this.targets.has(this.at)) this.at = null;
    const left = this.selected !== null && before?.seat === view.seat && vacated(view.seat, unitsOf(before.places[this.selected]), unitsOf(view.places[this.selected]));
    if (left) this.select(null); // whoever was looked at has gone
    if (this.selected && this.canMoveFrom(this.selected)) void this.hand.pick(this.selected);
    else if (this.selected) this.hand.drop();
    this.piece.renew();
    this.proposing.close();
    family().renewed?.(this, view);
    void this.chronicle.follow(view, told);
    this.follow(view, before);
  }

  /** Look through the eyes of whichever of our seats is asked next. */
  private follow(view: View, before: View | null): void {
    const mine = this.mine;
    const asked = view.waiting.filter((one) => mine.includes(one));
    if (view.seat !== null && asked.includes(view.seat)) {
      if (before && !before.waiting.includes(view.seat)) play("turn");
      this.speak(`${title(word(view.seat))}: ${view.prompt}`);
      return;
    }
    const next = asked[0];
    if (next !== undefined && view.seat !== next) {
      void this.sitAt(next);
      return;
    }
    const who = view.waiting.map((one) => title(word(one))).join(", ");
    if (view.outcome) this.speak(say("The game is over. {reason}", { reason: view.outcome.reason }));
    else if (who) this.speak(say("Waiting for {who}.", { who }));
  }

  /** Change seats; between two persons at one screen a curtain falls first, if there is anything to hide. */
  async sitAt(seat: string): Promise<void> {
    const old = this.seat;
    const others = old !== null && this.seating.personOf(old) !== this.seating.personOf(seat);
    const hands = others && this.secrets;
    if (hands) {
      this.curtain = seat;
      this.speak(say("Hand over to {seat}.", { seat: title(word(seat)) }));
    }
    this.handover = others && !hands ? seat : null;
    this.seat = seat;
    this.live?.watch(seat);
    this.hand.drop();
    await this.refresh();
    if (!hands) play("turn");
  }

  /** Whoever takes over has sat down. */
  raise(): void {
    this.curtain = null;
    if (this.now) this.speak(`${title(word(this.now.seat ?? ""))}: ${this.now.prompt}`);
  }

  speak(text: string): void {
    this.spoken = text;
  }

  // -- answering ---------------------------------------------------------------------------------------

  /** Send an answer. True when the server took it. */
  async act(action: Action | string): Promise<boolean> {
    const view = this.now;
    const seat = this.seat;
    if (!view || seat === null || this.busy || this.past) return false;
    const number = ++this.sent;
    this.busy = true;
    this.toast = null;
    this.handover = null;
    this.results = []; // who goes on has seen them
    try {
      const answer = await api.act(this.id, seat, view.seq, action);
      await this.reached(answer.rev);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.refresh();
      this.explain(error);
      return false;
    } finally {
      if (number === this.sent) this.busy = false;
    }
  }

  /** Our answer is taken; the live line brings what it changed, or we ask for it. */
  private async reached(rev: number): Promise<void> {
    if ((this.now?.rev ?? 0) >= rev) return;
    if (this.online) {
      await new Promise<void>((resolve) => {
        this.awaited.push({ rev, come: resolve });
        setTimeout(resolve, PATIENCE);
      });
    }
    if ((this.now?.rev ?? 0) < rev) await this.refresh();
  }

  /** Take back the last command, or one earlier answer without which the later ones stand. */
  async undo(without?: Action): Promise<void> {
    const view = this.now;
    const seat = this.seat;
    if (!view || seat === null || this.busy) return;
    const number = ++this.sent;
    this.busy = true;
    try {
      const answer = await api.undo(this.id, seat, view.seq, without);
      await this.reached(answer.rev);
      if (!without) this.toast = { text: say("Taken back."), kind: "info" };
      this.speak(without ? say("Taken back: {words}.", { words: this.words(without) }) : say("Taken back."));
    } catch (error) {
      this.explain(error);
    } finally {
      if (number === this.sent) this.busy = false;
    }
  }

  async done(): Promise<void> {
    if ((await family().beforeDone?.(this)) === false) return;
    const last = this.legal.find((action) => action[0] === "done") ?? this.legal.find((a) => a[0] === "pass");
    if (!last) {
      if (this.myTurn) await this.why.tell({ action: "done" });
      return;
    }
    const concern = this.doubt === null ? this.now?.concern : "";
    if (concern) {
      this.doubt = concern;
      this.speak(say("{concern} Go on anyway?", { concern }));
    } else await this.act(last);
  }

  explain(error: unknown): void {
    play("refused");
    if (error instanceof ApiError) {
      const why: Refusal | null = error.refusal;
      const text = why ? why.text : error.message;
      this.toast = { text, kind: why ? "refused" : "error", ...(why?.rule ? { rule: why.rule } : {}) };
    } else {
      this.toast = { text: error instanceof Error ? error.message : String(error), kind: "error" };
    }
    this.speak(this.toast.text);
  }

  // -- choosing ----------------------------------------------------------------------------------------

  choose(arg: Arg): void {
    this.chosen = [...this.chosen, arg];
    this.advance();
  }

  /** Take a prefix; a complete answer is sent at once. */
  choosePrefix(prefix: Arg[]): void {
    this.attention += 1;
    this.at = null;
    this.chosen = prefix;
    this.advance();
  }

  back(): void {
    this.at = null;
    this.chosen = this.chosen.slice(0, -1);
    while (this.chosen.length && branches(this.legal, this.chosen).length === 1) this.chosen = this.chosen.slice(0, -1);
  }

  private advance(): void {
    const one = settled(this.legal, this.chosen);
    if (one) {
      void this.act(one);
      return;
    }
    const down = descend(this.legal, this.chosen);
    const complete = matching(this.legal, down).find((action) => action.length === down.length);
    this.chosen = down;
    if (complete && branches(this.legal, down).length === 0) void this.act(complete);
  }

  /** Spaces the open question can be answered with, each with the answers that name it. */
  get targets(): Map<string, Action[]> {
    const open = this.chosen.length ? this.legal : this.legal.filter((action) => takenUp(action) === null);
    return clickable(this.piece.narrowed(open), this.chosen, this.isSpace);
  }

  /** The spaces that answer a click now and are lit for it; while units are picked, where they can go. */
  get lit(): string[] {
    return this.reach.length ? this.reach.map((one) => one.space) : [...new Set([...this.targets.keys(), ...this.hand.shortcuts.map((one) => one.space)])];
  }

  /** A click on a space, wherever it came from: the map, the text board, the search box. */
  click = (space: string, counter?: Counter, add?: boolean): Promise<void> => this.clicks.on(space, counter, add);

  /** A stack is lifted to be put down elsewhere; one that is picked already stays as it is. */
  async lift(space: string, counter?: Counter): Promise<void> {
    await this.clicks.lift(space, counter);
  }

  /** What was lifted is put down: as if the space had been pressed, once it is known where it can go. */
  async drop(space: string | null): Promise<void> {
    if (space === null || space === this.selected) return;
    await this.hand.reached();
    await this.click(space);
  }

  /** Whether something in a space can be picked up: a stack, or a unit with a name. */
  pickable = (space: string): boolean => this.canMoveFrom(space) || this.berths.has(space);

  select(space: string | null, counter?: { owner: string; kind: string }): void {
    this.selected = space;
    this.at = null;
    this.hand.drop();
    if (space && this.canMoveFrom(space)) {
      this.attention += 1;
      void this.hand.pick(space, counter);
    }
    if (space) this.speak(this.describe(space));
    if (space && this.targets.has(space)) this.clicks.narrow(space);
  }

  /** One step back: out of an order half given, else out of what is picked. */
  stepBack(): void {
    if (this.doubt !== null) {
      this.doubt = null;
      return;
    }
    const cancel = this.legal.find((action) => action[0] === "cancel" && action.length === 1);
    if (cancel && !this.roles && !this.chosen.length && !this.at) void this.act(cancel);
    else this.clear();
  }

  clear(): void {
    if (this.proposing.open) this.proposing.close();
    else if (this.roles) this.roles = null;
    else if (this.hand.draft) this.hand.draft = null;
    else if (this.chosen.length || this.at) this.back();
    else if (this.piece.id !== null) this.piece.drop();
    else if (size(this.force)) this.hand.drop();
    else this.selected = null;
    this.toast = null;
  }

  describe(space: string): string {
    const place = this.places[space];
    const name = title(word(space, this.places));
    const units = unitsOf(place).map((unit) => `${unit.count} ${title(word(unit.owner))} ${word(unit.kind)}`).join(", ") || say("no units");
    return place?.control ? say("{name}, held by {holder}: {units}.", { name, holder: holding(place), units }) : say("{name}: {units}.", { name, units });
  }

  // -- moving ------------------------------------------------------------------------------------------

  canMoveFrom(space: string): boolean {
    return this.legal.some((action) => takenUp(action) === space);
  }

  /** Spaces with a stack that an answer takes up, in the order the game lists them. */
  get stacks(): string[] {
    return [...new Set(this.legal.map(takenUp).filter((space): space is string => space !== null))];
  }

  /** Places with a unit that can be picked up now. */
  get berths(): Set<string> {
    return family().berths?.(this) ?? new Set();
  }

  /** The next stack that may still move, in the order the game lists them. */
  next(step = 1): void {
    const spaces = this.stacks;
    const open = spaces.length ? spaces : this.targets.size ? [...this.targets.keys()] : [...this.berths];
    if (!open.length) return;
    const at = this.selected ? open.indexOf(this.selected) : -1;
    const space = open[(at + step + open.length) % open.length] as string;
    if (!this.piece.click(space)) this.select(space);
    this.focus = { space, n: (this.focus?.n ?? 0) + 1 };
  }

  // -- history -----------------------------------------------------------------------------------------

  async lookAt(seq: number | null): Promise<void> {
    this.hand.drop();
    if (seq === null || seq === this.now?.seq) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.view(this.id, this.seat, seq);
    } catch (error) {
      this.explain(error);
    }
  }

  words(action: Action): string {
    return title(actionWords(action, this.places));
  }
}

/** The space whose stack an answer takes up; most answers take up none. */
export const takenUp = (action: Action): string | null => family().takesUp?.(action) ?? null;

/** Units of a place in any game: a list of stacks, or counts by owner and kind. */
export function unitsOf(place: Place | undefined): Unit[] {
  if (!place) return [];
  if (Array.isArray(place.units)) return place.units;
  const found: Unit[] = [];
  for (const [owner, stacks] of Object.entries(place)) {
    if (stacks === null || typeof stacks !== "object" || Array.isArray(stacks)) continue;
    for (const [kind, count] of Object.entries(stacks as Record<string, unknown>)) {
      if (typeof count === "number") found.push({ owner, kind, count, text: kind });
    }
  }
  return found;
}
