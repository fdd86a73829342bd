import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
// @ts-expect-error: a tool in plain JavaScript
import * as messages from "../dev/messages.mjs";

const FILES = messages.sources() as string[];

describe("sentences of the client", () => {
  it.each(FILES.map((path) => [messages.nameOf(path) as string, path]))("%s shows none without asking for it", (_, path) => {
    const { escaped, early } = messages.read(path);
    expect(escaped).toEqual([]);
    expect(early).toEqual([]); // nothing is asked for before a language is set
  });

  it("are found where they escape", () => {
    const found = messages.escaped(`
      <p title="Save it">Two {count} words <kbd>Esc</kbd></p>
      <Part label={on ? "on" : say("off")} class="main" data-testid="part" />
      <b>{\`\${n} moves\`}{kind === "sea" ? "" : word("land")}</b>`);
    expect(found).toEqual(["Save it", "Two", "words", "on", "# moves"]);
  });

  it("are listed for translators: npm run messages", () => {
    expect(readFileSync(messages.TEMPLATE, "utf8")).toBe(messages.written());
    expect(Object.keys(messages.template()).length).toBeGreaterThan(600);
  }, 60_000);
});
