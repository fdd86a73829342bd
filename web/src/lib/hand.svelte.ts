/** What the player holds: units of one stack, where they can go, and a destination that is looked at before it is ordered. */
import { api, ApiError, type Outlook, type Picked } from "./api";
import { family } from "./family.svelte";
import { asList, type Force, size } from "./force";
import { say, several } from "./language";
import { type Table, unitsOf } from "./table.svelte";
import type { Action, Arg, Destination, Held } from "./types";
import { title, word } from "./words";

export class Hand {
  stack = $state.raw<Held[]>([]); // what of the selected stack can be picked up, as the game tells it
  draft = $state.raw<Destination | null>(null); // a destination that is looked at before it is ordered
  shortcuts = $state.raw<Destination[]>([]); // of an order half given: what a click on a space ends it with
  also = $state.raw<Record<string, Force>>({}); // stacks of other spaces that go along
  adding = $state(false); // the next stack that is pressed goes along
  ids = $state.raw<string[]>([]); // units with names that are picked in a list
  line = ""; // the answer that would send what is picked to `{space}`, so that a refusal can be told
  stepwise = $state(false); // the game does not tell where they can go

  private asked = 0;
  private pending: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: Table) {}

  /** The classes of what is picked; several go in orders of their own. */
  get domains(): string[] {
    return [...new Set(this.stack.filter((row) => this.table.force[row.piece]).map((row) => row.domain ?? ""))];
  }

  /** Whether only aircraft are picked: for them it matters what is left of their range. */
  get flying(): boolean {
    return this.domains.length === 1 && this.domains[0] === "air";
  }

  drop(): void {
    this.table.force = {};
    this.table.reach = [];
    this.table.roles = null;
    this.stack = [];
    this.also = {};
    this.adding = false;
    this.draft = null;
    this.line = "";
    this.asked += 1;
  }

  // -- picking -----------------------------------------------------------------------------------------

  /** Take up what the game offers first of a stack, or all there is of one counter. */
  async pick(space: string, only?: { owner: string; kind: string }): Promise<void> {
    const { table } = this;
    this.draft = null;
    this.also = {};
    const number = ++this.asked;
    if (table.seat === null) return;
    const found = await this.ask({ space }, number);
    if (found === undefined) return;
    this.stepwise = found === null;
    this.stack = found?.stack ?? [];
    if (only) {
      this.pickKind(only);
      return;
    }
    table.force = Object.fromEntries(this.stack.filter((row) => row.pick).map((row) => [row.piece, row.pick]));
    this.show(found);
  }

  /** Where units that are known by name can go, wherever they are. */
  async outlookOf(ids: readonly string[]): Promise<Outlook | null> {
    const { id, seat } = this.table;
    if (!ids.length || seat === null) return null;
    return api.outlook(id, seat, { units: ids.map((piece) => ({ piece, count: 1 })) }).catch(() => null);
  }

  /** All units of one counter and nothing else; with `add` besides what is picked, or no longer if they were. */
  pickKind(of: { owner: string; kind: string }, add = false): void {
    const { table } = this;
    const rows = this.stack.filter((row) => row.owner === of.owner && row.kind === of.kind);
    if (!rows.length) {
      table.toast = { text: say("{kind}: cannot move now.", { kind: title(word(of.kind)) }), kind: "info" };
      table.speak(table.toast.text);
      void this.set({});
      return;
    }
    const counter: Force = Object.fromEntries(rows.map((row) => [row.piece, row.count]));
    if (!add) {
      void this.set(counter);
      return;
    }
    const held = rows.every((row) => table.force[row.piece] === row.count);
    const rest = Object.fromEntries(Object.entries(table.force).filter(([piece]) => !(piece in counter)));
    void this.set(held ? rest : { ...rest, ...counter });
  }

  /** Change what is picked, and ask where it can go. */
  async set(force: Force): Promise<void> {
    const { table } = this;
    table.force = force;
    table.roles = null;
    this.draft = null;
    const space = table.selected;
    const number = ++this.asked;
    if (!space || table.seat === null || !size(force)) {
      table.reach = [];
      return;
    }
    const found = await this.ask({ space, units: asList(force) }, number);
    if (found !== undefined) this.show(found);
  }

  // -- several stacks ----------------------------------------------------------------------------------

  /** Let another stack go along with what is picked, or no longer; what it offers first is picked of it. */
  async join(space: string): Promise<void> {
    const { table } = this;
    const { [space]: there, ...rest } = this.also;
    this.adding = false;
    this.also = there ? rest : { ...this.also, [space]: {} };
    table.attention += 1;
    table.speak(there ? say("{space} stays behind.", { space: word(space, table.places) }) : say("{space} goes along.", { space: word(space, table.places) }));
    await this.set(table.force);
  }

  /** Everything in some spaces that can be picked up: stacks together, or units by their names. */
  async gather(spaces: readonly string[]): Promise<void> {
    const { table } = this;
    const stacks = spaces.filter((space) => table.canMoveFrom(space));
    const [first, ...others] = stacks;
    if (first === undefined) {
      const open = new Set(table.legal.map((action) => String(action[1] ?? "")));
      const units = spaces.flatMap((space) => unitsOf(table.places[space]).filter((unit) => unit.id !== undefined && open.has(unit.id)));
      if (units.length) this.takeNamed(units.map((unit) => unit.id ?? ""), spaces[0] ?? "");
      return;
    }
    table.selected = first;
    table.at = null;
    this.drop();
    table.attention += 1;
    await this.pick(first);
    if (!others.length) return;
    this.also = Object.fromEntries(others.map((space) => [space, {}]));
    await this.set(table.force);
  }

  /** Take up units by their names: in the list of a game that has one, else in hand. */
  takeNamed(ids: readonly string[], space: string): void {
    const { table } = this;
    const open = new Set(table.legal.map((action) => String(action[1] ?? "")));
    const able = ids.filter((id) => open.has(id));
    if (!able.length) {
      table.toast = { text: say("None of them can go anywhere now."), kind: "info" };
      return;
    }
    table.attention += 1;
    if (family().inHand) void table.piece.take(able[0] ?? "", able.slice(1));
    else {
      table.selected = space;
      this.ids = able;
    }
  }

  /** When the server has said where what is picked can go. */
  async reached(): Promise<void> {
    const { table } = this;
    for (let tries = 0; tries < 40; tries++) {
      await this.pending;
      if (table.reach.length || this.stack.length) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private show(found: Outlook | null): void {
    const goals = found?.destinations ?? [];
    this.line = found?.line ?? "";
    if (found?.also) this.also = found.also;
    this.table.reach = goals;
    this.table.roles = null;
    if (this.stepwise || !size(this.table.force)) return;
    this.table.speak(goals.length ? several(goals.length, "{count} space in reach.", "{count} spaces in reach.") : say("Nothing in reach for this force."));
  }

  /** An answer of the server, or undefined when it failed or is no longer wanted. */
  private async ask(picked: Picked, number: number): Promise<Outlook | null | undefined> {
    const { id, seat } = this.table;
    if (seat === null) return undefined;
    const also = Object.entries(this.also).map(([space, force]) => ({ space, units: asList(force) }));
    try {
      const answer = api.outlook(id, seat, also.length ? { ...picked, also } : picked);
      this.pending = answer.catch(() => null);
      const found = await answer;
      return number === this.asked ? found : undefined;
    } catch (error) {
      if (number !== this.asked) return undefined;
      this.table.reach = [];
      if (error instanceof ApiError && error.refusal) this.table.explain(error);
      return undefined;
    }
  }

  // -- sending -----------------------------------------------------------------------------------------

  /** Send what is picked somewhere; where the game has more to say of it that is shown first, a second click orders it. */
  async goTo(wanted: Destination, role?: string): Promise<void> {
    const { table } = this;
    const goal = this.draft?.space === wanted.space ? this.draft : wanted;
    const asked = goal === this.draft ? "" : family().goals?.asked?.(goal, table);
    if (asked) {
      this.draft = goal;
      table.attention += 1;
      table.speak(asked);
      return;
    }
    if (!goal.action) return;
    if (goal.roles.length > 1 && !role) {
      table.roles = goal;
      return;
    }
    const line = role ? `${goal.action.replace(/ as=\w+/, "")} as=${role}` : goal.action;
    const from = table.selected;
    const held = table.pins.held;
    if (await table.act(line)) {
      table.pins.moved(held, goal.space);
      table.speak(say("Moved to {space}.", { space: word(goal.space, table.places) }));
      if (from && !table.canMoveFrom(from)) table.selected = goal.space;
    }
  }

  /** The destination that is looked at, asked for once more in the words of the game; undefined when no longer wanted. */
  async reconsider(wish: Record<string, Arg>[]): Promise<Destination[] | undefined> {
    const { draft, table } = this;
    if (!draft || !table.selected) return undefined;
    const number = ++this.asked;
    const found = await this.ask({ space: table.selected, units: asList(table.force), to: draft.space, wish }, number);
    return found === undefined ? undefined : (found?.destinations ?? []);
  }

  // -- step by step --------------------------------------------------------------------------------------

  /** The shortcut a click on a space means, where every answer that names the space is part of it. */
  shortcutAt(space: string, options: readonly Action[]): Destination | undefined {
    const found = this.shortcuts.find((one) => one.space === space);
    const verbs = new Set((found?.actions ?? []).map((line) => line.split(" ")[0]));
    return options.every(([verb]) => verbs.has(verb)) ? found : undefined;
  }
}
