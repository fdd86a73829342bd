/** What a click on a space means: an order, an answer, picking a stack up, or a question why it is none of these. */
import { press } from "./choices";
import { family } from "./family.svelte";
import { size } from "./force";
import { several } from "./language";
import type { Table } from "./table.svelte";
import { title, word } from "./words";

/** The counter of a stack that was clicked; with `add` besides what is picked. */
export interface Counter {
  owner: string;
  kind: string;
  add?: boolean;
}

export class Clicks {
  constructor(private readonly table: Table) {}

  async on(space: string, counter?: Counter, add = counter?.add ?? false): Promise<void> {
    const { table } = this;
    table.toast = null;
    const another = table.selected !== null && space !== table.selected && size(table.force) > 0 && table.canMoveFrom(space);
    if ((add || table.hand.adding) && another) {
      await table.hand.join(space);
      return;
    }
    const goal = table.reach.find((one) => one.space === space);
    if (goal && (table.selected || table.hand.ids.length)) {
      await table.hand.goTo(goal);
      return;
    }
    if (!table.chosen.length && table.piece.click(space)) return;
    if (counter && counter.owner === table.seat && table.canMoveFrom(space)) {
      this.pickCounter(space, counter);
      return;
    }
    if (!table.reach.length && this.answer(space)) return;
    const asked = table.why.at(space);
    if (asked && (await table.why.tell(asked)) && (asked.action || asked.chosen)) return; // what is in hand stays there
    if (family().inHand) table.piece.drop();
    table.select(space);
  }

  /** Take a stack up to drag it: the counter it is held by, all of it, or the units that wait there. */
  async lift(space: string, counter?: Counter): Promise<void> {
    const { table } = this;
    if (table.selected === space && (size(table.force) || table.hand.ids.length || table.piece.placeOf(table.piece.id ?? "") === space)) return;
    table.reach = [];
    if (!table.canMoveFrom(space)) await table.hand.gather([space]);
    else table.select(space, counter?.owner === table.seat ? counter : undefined);
  }

  /** Answer the open question with a space, or narrow it down to the answers that name the space. */
  private answer(space: string): boolean {
    const { table } = this;
    const options = table.targets.get(space) ?? [];
    const whole = table.hand.shortcutAt(space, options);
    if (whole) {
      void table.act(whole.action);
      return true;
    }
    const stack = !table.chosen.length && table.canMoveFrom(space); // it is looked at first
    if (!options.length || stack) return false;
    table.selected = space;
    const meant = press(options, table.chosen, space);
    if (meant.kind === "answer") void table.act(meant.action);
    else if (meant.kind === "way") table.choosePrefix(meant.prefix);
    else this.narrow(space);
    return true;
  }

  narrow(space: string): void {
    const { table } = this;
    table.attention += 1;
    table.at = space;
    table.speak(several(table.targets.get(space)?.length ?? 0, "{space}: {count} answer.", "{space}: {count} answers.", { space: title(word(space, table.places)) }));
  }

  /** All units of a counter that was clicked; clicked once more, the whole stack again. */
  private pickCounter(space: string, counter: Counter): void {
    const { table } = this;
    const alone = table.selected === space && table.hand.stack.every((row) => (table.force[row.piece] ?? 0) === (row.kind === counter.kind ? row.count : 0));
    if (table.selected === space && !alone) table.hand.pickKind(counter, counter.add);
    else table.select(space, alone ? undefined : counter);
  }
}
