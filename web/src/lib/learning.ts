/** From the lobby into a lesson. */
import { api } from "./api";
import { say } from "./language";
import { go } from "./router.svelte";

/** Begin a lesson: a table of its own. */
export async function learn(game: string, lesson: string): Promise<void> {
  const { id } = await api.create({ game, lesson });
  go("game", id);
}

/** How long a lesson takes, in words. */
export const minutes = (count: number): string => say("about {count} minutes", { count });
