/** How well the computer plays. */
import type { BotLevel } from "./wire";

/** The level one gets unless one says otherwise. */
export const usual = (levels: readonly BotLevel[]): string => (levels.find((one) => one.id === "normal") ?? levels.at(-1))?.id ?? "random";

/** A level by its id, as it is said; nothing for one that only draws lots. */
export const levelName = (levels: readonly BotLevel[], id: string | undefined): string => levels.find((one) => one.id === id)?.title.toLowerCase() ?? "";
