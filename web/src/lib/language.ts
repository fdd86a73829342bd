/**
 * The words of the client in the language that is spoken.
 *
 * A sentence is written in English where it is shown, with names for what is put into it, and is its own key:
 *
 *     say("Play the game again from {place}", { place })
 *     several(left, "{count} move left", "{count} moves left")
 *
 * What a translation does not know stays English. It is set once, before anything is shown; so no sentence is
 * asked for while files are still being loaded. What the server says is shown as it comes.
 */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence, or its forms by what is counted; they stand under the English for many. */
export type Forms = string | Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Language {
  id: string;
  said: (sentence: string) => Forms | undefined;
}

const ENGLISH: Language = { id: "en", said: () => undefined };

let spoken = ENGLISH;
let rules = new Intl.PluralRules("en");

/** Everything that is asked for from now on is in this language. */
export function speak(language: Language = ENGLISH): void {
  spoken = language;
  rules = new Intl.PluralRules(language.id);
}

const filled = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** A sentence in the language that is spoken, with its values in their places. */
export function say(sentence: string, values: Values = {}): string {
  const found = spoken.said(sentence);
  return filled(typeof found === "string" ? found : (found?.other ?? sentence), values);
}

/** A sentence about a number of things, which stands at `{count}`. */
export function several(count: number, one: string, many: string, values: Values = {}): string {
  const found = spoken.said(many);
  const forms = typeof found === "string" ? { other: found } : (found ?? { one, other: many });
  return filled(forms[rules.select(count)] ?? forms.other ?? many, { count, ...values });
}

/** Several names as one: `Japan and Germany`. */
export const both = (names: readonly string[]): string =>
  names.length ? names.reduce((some, last) => say("{some} and {last}", { some, last })) : "";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "àƀçďéƒĝĥîĵķļɱñôƥɋŕšţûṽŵẋýžÀƁÇĎÉƑĜĤÎĴĶĻƜÑÔƤɊŔŠŢÛṼŴẊÝŽ";

/** English with accents, so that a sentence that escapes translation shows; nobody speaks it. */
export const PSEUDO: Language = {
  id: "en",
  said: (sentence) => sentence.replace(/\{\w+\}|[a-z]/gi, (found) => ACCENTED[PLAIN.indexOf(found)] ?? found),
};

/** Translations by language: `web/src/languages/sv.json` is loaded when Swedish is asked for. */
const FILES = import.meta.glob<Record<string, Forms>>(["../languages/*.json", "!../languages/template.json"], { import: "default" });

/** The language of an id, as far as there is one. */
export async function languageOf(id: string): Promise<Language> {
  if (id === "pseudo") return PSEUDO;
  const words = await FILES[`../languages/${id}.json`]?.();
  return words ? { id, said: (sentence) => words[sentence] } : ENGLISH;
}
