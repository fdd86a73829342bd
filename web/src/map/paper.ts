/** An empty map in the page: no tiles, no turning, nothing from elsewhere. */
import { Map as Chart, type MapOptions, prewarm, setWorkerUrl } from "maplibre-gl";
import "./paper.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { isPattern, RATIO, tile } from "./patterns";

setWorkerUrl(workerUrl);
prewarm(); // while the board is still on its way

/** A map in a box of the page; null where the browser cannot draw one. */
export function unroll(container: HTMLElement, dark: boolean, options: Omit<MapOptions, "container">): Chart | null {
  let map: Chart;
  try {
    map = new Chart({
      container,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      fadeDuration: 0,
      keyboard: true,
      ...options,
    });
  } catch {
    return null;
  }
  map.touchZoomRotate.disableRotation();
  map.setMissingStyleImageResolver((id) => {
    const pattern = id.replace("pattern ", "");
    if (isPattern(pattern)) map.addImage(id, tile(pattern, dark), { pixelRatio: RATIO });
  });
  return map;
}
