/** Asks the server for odds as the game goes on and as an attack is being planned. */
import { untrack } from "svelte";
import { api, ApiError } from "./api";
import type { Detail, Planned, TableOdds } from "./odds";
import { family } from "./family.svelte";
import type { Table } from "./table.svelte";
import type { Action, Destination } from "./types";

const CALM = 220; // milliseconds of quiet before the server is asked
const MOST = 16; // attacks in reach that are worked out

export class OddsBook {
  all = $state.raw<TableOdds | null>(null);
  planned = $state.raw<Planned | null>(null);
  detail = $state.raw<Detail | null>(null);
  open = $state<string | null>(null); // the battle looked at in detail
  wish = $state.raw<{ space: string } | null>(null); // a battle that should come into sight
  trouble = $state(""); // why there are no odds
  chances = $state.raw<ReadonlyMap<string, Planned>>(new Map()); // of the attacks in reach, by space
  private surveyed = $state.raw<Destination[] | null>(null); // the reach they are of

  private asked = 0;
  private survey = 0;
  private looked = 0;

  constructor(private readonly table: Table) {}

  get here(): boolean {
    return this.table.info?.odds === true;
  }

  /** Keep up with the game; to be called in an effect, answers what ends it. */
  follow(): (() => void) | undefined {
    const { now, past } = this.table;
    if (!this.here || !now || past) {
      this.all = null;
      this.trouble = "";
      return undefined;
    }
    const seq = now.seq;
    const timer = setTimeout(() => {
      api.odds(this.table.id).then(
        (found) => {
          if (this.table.now?.seq !== seq) return;
          this.all = found;
          this.trouble = "";
        },
        (error: unknown) => {
          if (this.table.now?.seq !== seq || (error instanceof ApiError && error.code === "stale")) return;
          this.all = null;
          this.trouble = error instanceof Error ? error.message : String(error);
        },
      );
    }, CALM);
    return () => clearTimeout(timer);
  }

  /** The attack the pointer is over. */
  plan(): (() => void) | undefined {
    const { seat, hovered, reach, past, hand } = this.table;
    const draft = hand.draft?.action ? hand.draft : undefined; // a landing about to be ordered
    const steps = reach.length ? undefined : family().attacks?.(this.table); // of an answer that names a space
    const goal = this.here && !past ? (draft ?? [...reach, ...(steps ?? [])].find((one) => one.space === hovered)) : undefined;
    const mine = ++this.asked;
    if (!goal || seat === null) {
      this.planned = null;
      return undefined;
    }
    const known = this.surveyed === reach && goal !== draft ? this.chances.get(goal.space) : undefined;
    if (known) {
      this.planned = known;
      return undefined;
    }
    if (untrack(() => this.planned?.space) !== goal.space) this.planned = null;
    if (goal !== draft && this.surveyed !== reach && this.surveys(goal.space)) return undefined; // it comes with the others
    const timer = setTimeout(() => {
      api.planned(this.table.id, seat, goal.action, goal.space).then(
        (found) => {
          if (this.asked === mine) this.planned = found;
        },
        () => undefined,
      );
    }, CALM / 2);
    return () => clearTimeout(timer);
  }

  /** All attacks in reach of the force, asked for at once: where nothing hovers, this is what there is to see. */
  scan(): (() => void) | undefined {
    const { seat, reach, past } = this.table;
    const mine = ++this.survey;
    const goals = this.here && !past && seat !== null ? this.goals().slice(0, MOST) : [];
    if (!goals.length) {
      this.chances = new Map();
      this.surveyed = null;
      return undefined;
    }
    const timer = setTimeout(async () => {
      const plans = goals.map(({ action, space }) => ({ action, space }));
      const odds = await api.allPlanned(this.table.id, seat ?? "", plans).catch(() => []);
      if (this.survey !== mine) return;
      const found = new Map<string, Planned>();
      odds.forEach((one, place) => {
        const goal = goals[place];
        if (one && goal) found.set(goal.key, one);
      });
      this.chances = found;
      this.surveyed = reach;
    }, CALM);
    return () => clearTimeout(timer);
  }

  /** Whether the odds of a space are among those asked for at once. */
  private surveys(space: string): boolean {
    return this.goals().slice(0, MOST).some((one) => one.key === space);
  }

  /** The attacks a force may make: those in reach, or the next steps of an order half given. */
  private goals(): { key: string; space: string; action: Action | string }[] {
    const steps = family().attacks?.(this.table);
    return steps ?? this.table.reach.filter((one) => one.fights).map((one) => ({ key: one.space, space: one.space, action: one.action }));
  }

  /** Open the odds of a space in the panel; false where there are none. */
  show(space: string): boolean {
    if (!this.all || !family().odds?.spots(this.all).includes(space)) return false;
    this.open = space;
    this.wish = { space };
    this.table.attention += 1;
    return true;
  }

  /** The odds of the attacks in reach, once they are known for this very reach. */
  surveyedOf(reach: Destination[]): ReadonlyMap<string, Planned> {
    return this.surveyed === reach ? this.chances : new Map();
  }

  /** Whether the odds of the attacks in reach are those of the force as it is now. */
  get settled(): boolean {
    return this.surveyed === this.table.reach;
  }

  /** The odds of the game as it stands; null while they are still being asked for. */
  get fresh(): TableOdds | null {
    return this.all?.seq === this.table.now?.seq && !this.table.past ? this.all : null;
  }

  /** An answer of a fight that is pointed at, or nothing. */
  point(action: Action | null): void {
    const mine = ++this.asked;
    const { id, seat, past } = this.table;
    if (!action || !this.here || past || seat === null) {
      this.planned = null;
      return;
    }
    api.planned(id, seat, action, String(action.at(-1))).then(
      (found) => {
        if (this.asked === mine) this.planned = found;
      },
      () => undefined,
    );
  }

  /** The battle that is open in the panel, in detail, if that is wanted. */
  look(wanted: boolean): void {
    const space = this.open;
    const mine = ++this.looked;
    if (!space || !wanted) {
      this.detail = null;
      return;
    }
    api.detail(this.table.id, space).then(
      (found) => {
        if (this.looked === mine) this.detail = found;
      },
      () => {
        if (this.looked === mine) this.detail = null;
      },
    );
  }
}
