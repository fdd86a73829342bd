/** Every family of games with a window of its own, by the name its catalog gives. */
import { register } from "../lib/family.svelte";
import { ADMIRALS_WAR } from "./admirals_war/window";
import { AXIS_ALLIES } from "./axis_allies/window";
import { DAI_SENSO } from "./dai_senso/window";
import { WAR_IN_THE_PACIFIC } from "./war_in_the_pacific/window";

register("axis_allies", AXIS_ALLIES);
register("admirals_war", ADMIRALS_WAR);
register("dai_senso", DAI_SENSO);
register("war_in_the_pacific", WAR_IN_THE_PACIFIC);
