/** Every family of games with a window of its own, by the name its catalog gives; each comes when a table needs it. */
import { offer } from "../lib/family.svelte";

offer("axis_allies", async () => (await import("./axis_allies/window")).AXIS_ALLIES);
offer("admirals_war", async () => (await import("./admirals_war/window")).ADMIRALS_WAR);
offer("dai_senso", async () => (await import("./dai_senso/window")).DAI_SENSO);
offer("war_in_the_pacific", async () => (await import("./war_in_the_pacific/window")).WAR_IN_THE_PACIFIC);
