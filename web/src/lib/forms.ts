/** Questions with too many answers to list: a verb with what may stand in each place, as the server sends them. */
import type { Action, Arg, Form, Values } from "./types";

export const LISTED = 2000; // answers that are made into a plain list, so that every panel and the map can offer them

const many = (values: Values): number => (Array.isArray(values) ? values.length : values.to - values.from + 1);

const has = (values: Values, arg: Arg): boolean =>
  Array.isArray(values) ? values.includes(arg) : typeof arg === "number" && arg >= values.from && arg <= values.to;

const all = (values: Values): Arg[] => (Array.isArray(values) ? values : Array.from({ length: many(values) }, (_, at) => values.from + at));

const placesOf = (form: Form): Values[] => form.slice(1) as Values[];

/** How many answers a form stands for. */
export const countOf = (form: Form): number => placesOf(form).reduce((total, values) => total * many(values), 1);

/** All answers of a form, the last place changing fastest. */
export function listed(form: Form): Action[] {
  return placesOf(form).reduce<Action[]>((found, values) => found.flatMap((action) => all(values).map((arg): Action => [...action, arg])), [[form[0]]]);
}

/** What a view asks: a plain list as far as it goes, and the forms that stand for too many answers. */
export function split(legal: Action[], answers: Form[] | undefined): { legal: Action[]; forms: Form[] } {
  let left = LISTED;
  const found = { legal: [...legal], forms: [] as Form[] };
  for (const form of answers ?? []) {
    const size = countOf(form);
    if (size <= left) {
      found.legal.push(...listed(form));
      left -= size;
    } else found.forms.push(form);
  }
  return found;
}

const fitting = (forms: Form[], chosen: readonly Arg[]): Form[] =>
  forms.filter((form) => chosen.every((arg, place) => (place === 0 ? form[0] === arg : form.length > place && has(form[place] as Values, arg))));

/** What may come next after a verb and the arguments chosen so far; nothing when the answer is complete. */
export function offered(forms: Form[], chosen: readonly Arg[]): Arg[] {
  const next = new Set<Arg>();
  for (const form of fitting(forms, chosen)) {
    if (chosen.length === 0) next.add(form[0]);
    else if (form.length > chosen.length) for (const arg of all(form[chosen.length] as Values)) next.add(arg);
  }
  return [...next];
}

/** The answer, once every place of a form is filled. */
export function completed(forms: Form[], chosen: readonly Arg[]): Action | null {
  const [verb, ...args] = chosen;
  return typeof verb === "string" && fitting(forms, chosen).some((form) => form.length === chosen.length) ? [verb, ...args] : null;
}

/** The first few of many that a search finds by id or by name. */
export function found(args: Arg[], search: string, name: (arg: Arg) => string, most: number): Arg[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return args.slice(0, most);
  const hits: Arg[] = [];
  for (const arg of args) {
    if (String(arg).toLowerCase().includes(wanted) || name(arg).toLowerCase().includes(wanted)) hits.push(arg);
    if (hits.length === most) break;
  }
  return hits;
}
