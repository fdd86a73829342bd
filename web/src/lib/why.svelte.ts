/** Why is this grey: asks the server for the reason, and tells it beside the pointer or as a message with its clause. */
import { api, ApiError } from "./api";
import { family } from "./family.svelte";
import { size } from "./force";
import type { Table } from "./table.svelte";
import type { Refusal } from "./types";
import type { Question } from "./wire";

export type Asked = Omit<Question, "seat">;

const CALM = 250; // milliseconds the pointer rests before a space is asked about

export class Why {
  hint = $state.raw<{ space: string; text: string; rule: string } | null>(null); // of the space under the pointer

  private known = new Map<string, Refusal | null>(); // reasons of this very moment
  private moment = "";

  constructor(private readonly table: Table) {}

  /** The reason why something is refused now; null when it is not, or nobody knows. */
  async of(asked: Asked): Promise<Refusal | null> {
    const { id, seat, now } = this.table;
    if (seat === null || !now) return null;
    const moment = `${seat} ${now.rev ?? 0} ${now.seq}`;
    if (moment !== this.moment) this.known = new Map();
    this.moment = moment;
    const key = JSON.stringify(asked);
    if (!this.known.has(key)) {
      const found = await api.why(id, { seat, ...asked }).catch(() => null);
      if (moment !== this.moment) return null;
      this.known.set(key, found);
    }
    return this.known.get(key) ?? null;
  }

  /** Tell the reason as a message with its clause; false when nothing is refused. */
  async tell(asked: Asked): Promise<boolean> {
    const refusal = await this.of(asked);
    if (!refusal) return false;
    this.table.explain(new ApiError(422, "refused", refusal.text, refusal));
    return true;
  }

  /** What a space is asked about that does not answer a click; nothing where a click only looks at it. */
  at(space: string): Asked | null {
    const { table } = this;
    const { hand, piece, chosen } = table;
    if (!table.myTurn || space === table.selected || table.lit.includes(space) || table.canMoveFrom(space)) return null;
    if (hand.line && (size(table.force) || table.reach.length || piece.id !== null)) return { action: hand.line.replace("{space}", space), about: space };
    if (chosen.length) return { about: space, chosen: [...chosen] };
    const only = table.targets.size > 0 && !table.stacks.length && (!family().inHand || !piece.able.size);
    return only ? { about: space } : null;
  }

  /** Ask about a space wherever one is: by a long press or the other button of the mouse. */
  async point(space: string): Promise<void> {
    const { table } = this;
    if (!table.myTurn || table.lit.includes(space)) return;
    const refusal = await this.of(this.at(space) ?? { about: space });
    if (refusal?.rule || (refusal && this.at(space))) table.explain(new ApiError(422, "refused", refusal.text, refusal));
  }

  /** The space under the pointer, while something is picked that cannot go there; to be called in an effect. */
  follow(): (() => void) | undefined {
    const space = this.table.hovered;
    const asked = space === null || this.table.past ? null : this.at(space);
    this.hint = null;
    if (!asked || space === null) return undefined;
    let wanted = true;
    const timer = setTimeout(async () => {
      const refusal = await this.of(asked);
      if (wanted && refusal) this.hint = { space, text: refusal.text, rule: refusal.rule ?? "" };
    }, CALM);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
}
