/** The lesson at a table, where one is played: what it asks for next. The server knows how far it has come, from the log. */
import { api } from "./api";
import type { Table } from "./table.svelte";
import type { LessonNow } from "./wire";

export class Guide {
  now = $state.raw<LessonNow | null>(null);
  private asked = -1; // the change of the game it was last asked after
  private shown = 0; // answers of the step that were given for the player
  private doing = $state(false);

  constructor(private readonly table: Table) {}

  /** Ask again whenever the game has changed. */
  follow(): void {
    const rev = this.table.now?.rev ?? -1;
    if (!this.table.info?.lesson || rev === this.asked) return;
    this.asked = rev;
    void api.lesson(this.table.id).then((found) => rev === this.asked && this.take(found), () => (this.asked = -1));
  }

  private take(found: LessonNow): void {
    const other = found.number !== this.now?.number;
    this.now = found;
    if (!other) return;
    this.shown = 0;
    this.point();
    this.table.speak([found.said, ...found.say].filter(Boolean).join(" "));
  }

  /** The spaces it points at; none while somebody looks back. */
  get spaces(): readonly string[] {
    return this.table.past ? [] : (this.now?.spaces ?? []);
  }

  /** Whether it points at the button of an answer. */
  points(verb: string): boolean {
    return !this.table.past && (this.now?.verbs ?? []).includes(verb);
  }

  /** Let the map go where the step is. */
  point(): void {
    const all = (this.now?.spaces ?? []).filter((one) => this.table.mapSpaces.has(one));
    const [space] = all;
    if (space !== undefined) this.table.focus = { space, n: (this.table.focus?.n ?? 0) + 1, all };
  }

  /** Whether the step has an answer left that can be given for the player. */
  get canShow(): boolean {
    return this.table.myTurn && !this.doing && this.shown < (this.now?.show?.length ?? 0);
  }

  /** Give the answers of the step, through the same door as everybody's. */
  async show(): Promise<void> {
    const number = this.now?.number;
    this.doing = true;
    try {
      for (const line of this.now?.show ?? []) {
        if (this.now?.number !== number || !(await this.table.act(line))) break;
        this.shown += 1;
      }
    } finally {
      this.doing = false;
    }
  }
}
