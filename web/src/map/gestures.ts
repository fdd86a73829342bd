/** With a mouse: a stack is dragged to where it should go, and a box with Shift held picks all stacks in it. */
import type { Map as Chart, MapMouseEvent } from "maplibre-gl";

export interface Spot {
  x: number;
  y: number;
}

/** What is being drawn: a box, or a line from a stack to the pointer. */
export interface Drawing {
  kind: "box" | "line";
  from: Spot;
  to: Spot;
}

export interface Hands {
  /** The space of a counter under the pointer that can be picked up. */
  grip: (event: MapMouseEvent) => string | null;
  spaceAt: (event: MapMouseEvent) => string | null;
  /** Spaces with something to pick up inside a box. */
  inside: (from: Spot, to: Spot) => string[];
  lifted: (space: string, event: MapMouseEvent) => void;
  dropped: (space: string | null) => void;
  boxed: (spaces: string[]) => void;
  draw: (drawing: Drawing | null) => void;
}

const FAR = 8; // pixels from where a press becomes a drag

/** Listen on a map until it is removed. A press on anything else still moves the map. */
export function gestures(map: Chart, hands: Hands): void {
  let begun: { at: MapMouseEvent; space: string | null } | null = null; // no space: a box
  let drawn = false;
  map.boxZoom.disable();
  map.on("mousedown", (event) => {
    const { button, shiftKey } = event.originalEvent;
    if (button !== 0) return;
    const space = shiftKey ? null : hands.grip(event);
    if (!shiftKey && space === null) return;
    event.preventDefault(); // the map stays where it is
    begun = { at: event, space };
    drawn = false;
  });
  map.on("mousemove", (event) => {
    if (!begun) return;
    const from = begun.at.point;
    if (!drawn && Math.hypot(event.point.x - from.x, event.point.y - from.y) < FAR) return;
    if (!drawn && begun.space !== null) hands.lifted(begun.space, begun.at);
    drawn = true;
    hands.draw({ kind: begun.space === null ? "box" : "line", from, to: event.point });
  });
  const end = (event: MapMouseEvent): void => {
    const { at, space } = begun ?? {};
    begun = null;
    if (!at || !drawn) return;
    hands.draw(null);
    if (space === null) hands.boxed(hands.inside(at.point, event.point));
    else hands.dropped(hands.spaceAt(event));
  };
  map.on("mouseup", end);
  map.on("mouseout", () => {
    if (begun && drawn) hands.draw(null);
    begun = null;
  });
}
