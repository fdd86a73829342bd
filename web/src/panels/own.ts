/** Panels for questions that deserve one, by the name of the facts a game sends; everything else is answered from the legal list. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import FleetOrders from "../games/admirals_war/FleetOrders.svelte";
import ConvoyPanel from "../games/axis_allies/ConvoyPanel.svelte";
import InterdictionPanel from "../games/axis_allies/InterdictionPanel.svelte";
import KamikazePanel from "../games/axis_allies/KamikazePanel.svelte";
import ResearchPanel from "../games/axis_allies/ResearchPanel.svelte";
import RocketsPanel from "../games/axis_allies/RocketsPanel.svelte";
import ScramblePanel from "../games/axis_allies/ScramblePanel.svelte";

interface Own {
  panel: Component<{ table: Table }>;
  verbs: string[]; // the answers it has buttons for
}

/** Units that wait for orders, whatever the step is that asks for them. */
const FLEET: Own = { panel: FleetOrders, verbs: ["pick", "to"] };

export const OWN: Record<string, Own> = {
  scramble: { panel: ScramblePanel, verbs: ["scramble"] },
  kamikaze: { panel: KamikazePanel, verbs: ["kamikaze"] },
  interdiction: { panel: InterdictionPanel, verbs: ["fire", "sink"] },
  convoy: { panel: ConvoyPanel, verbs: ["disrupt", "spare"] },
  rockets: { panel: RocketsPanel, verbs: ["launch", "raid"] },
  research: { panel: ResearchPanel, verbs: ["research", "chart"] },
  ...Object.fromEntries(["deploy", "reinforce", "patrol", "air_placement", "amphibious", "raiders", "return", "homing"].map((facts) => [facts, FLEET])),
};

/** The panels the facts call for, each once; one that is only background to a battle stays closed. */
export function ownPanels(panels: Record<string, unknown>): [string, Own][] {
  const called = Object.entries(OWN).filter(([name]) => panels[name] !== undefined);
  return called.filter(([, own], at) => called.findIndex(([, other]) => other.panel === own.panel) === at);
}

/** Answers that have buttons elsewhere while these facts are shown. */
export function answered(panels: Record<string, unknown>): Set<string> {
  return new Set(ownPanels(panels).flatMap(([, own]) => own.verbs));
}
