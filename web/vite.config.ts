import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, transformWithOxc } from "vite";

const server = process.env["FLAGPLOT_SERVER"] ?? "http://127.0.0.1:8765";

const GAMES = join(import.meta.dirname, "../src/flagplot/games");

/** Brotli beside every text, and of every map: a sixth less to send than gzip, and too slow to make while somebody waits. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }, files) {
    mkdirSync(join(dir, "printed"), { recursive: true });
    for (const name of readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((one) => basename(one) === "map.json")) {
      const data = readFileSync(join(GAMES, name));
      const digest = createHash("sha256").update(data).digest("hex"); // the server finds it by what is in the map
      writeFileSync(join(dir, "printed", `${digest}.br`), brotliCompressSync(data));
    }
    for (const name of Object.keys(files).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
      const data = readFileSync(join(dir, name));
      if (data.length > 600) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(data));
    }
  },
};

const MAP = join(import.meta.dirname, "node_modules/maplibre-gl/src");
const PARTS = /node_modules\/(@?maplibre|@mapbox|bidi-js|earcut|gl-matrix|kdbush|murmurhash-js|pbf|potpack|quickselect|tinyqueue)/;
const WORKER = "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

/**
 * MapLibre from its sources, so that what page and worker share is one file: its two finished files hold all of that
 * twice, which is a quarter of what a table downloads. `vite dev` takes the finished ones.
 */
let worker = "";
const oneMap: Plugin = {
  name: "one-map",
  apply: "build",
  enforce: "pre",
  config: () => ({ resolve: { alias: [{ find: /^maplibre-gl$/, replacement: join(MAP, "index.ts") }] } }),
  buildStart() {
    worker = this.emitFile({ type: "chunk", id: join(MAP, "source/worker.ts"), name: "map-worker" });
  },
  // its classes are meant as TypeScript once had them: a field without a value is only a promise of one
  transform: (code, id) =>
    id.startsWith(MAP) && id.endsWith(".ts")
      ? transformWithOxc(code, id, { target: "es2021", typescript: { removeClassFieldsWithoutInitializer: true }, assumptions: { setPublicClassFields: true } })
      : null,
  resolveId: (id) => (id === WORKER ? "\0map-worker" : null),
  load: (id) => (id === "\0map-worker" ? `export default import.meta.ROLLUP_FILE_URL_${worker};` : null),
};

export default defineConfig({
  plugins: [oneMap, svelte(), compressed],
  build: {
    outDir: "../src/flagplot/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // what several screens share is one file and not thirty of some hundred bytes each
            { name: "common", test: /web\/src\/(lib|parts|lobby)\//, minShareCount: 3, maxModuleSize: 9000 },
            { name: "chart", test: PARTS, minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
