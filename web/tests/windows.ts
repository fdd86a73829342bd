/** All windows at hand, for tests that look through them. */
import "../src/games";
import { fetchWindow } from "../src/lib/family.svelte";

for (const name of ["axis_allies", "admirals_war", "dai_senso", "war_in_the_pacific"]) await fetchWindow(name);
