import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env["FLAGPLOT_SERVER"] ?? "http://127.0.0.1:8765";

/** Brotli beside every text: a sixth less to send than gzip, and too slow to make while somebody waits. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }, files) {
    for (const name of Object.keys(files).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
      const data = readFileSync(join(dir, name));
      if (data.length > 600) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(data));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: "../src/flagplot/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1500,
    // what several screens share is one file and not thirty of some hundred bytes each
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", test: /web\/src\/(lib|parts|lobby)\//, minShareCount: 3, maxModuleSize: 9000 }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
