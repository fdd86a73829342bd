// The sentences of the client: all that `say` and `several` are asked for, and what is shown without asking them.
// `npm run messages` writes src/languages/template.json, which a translator copies to sv.json and fills in.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
export const TEMPLATE = join(SOURCE, "languages", "template.json");

/** Attributes that are read or heard. */
const SHOWN = new Set(["title", "aria-label", "aria-description", "placeholder", "alt", "label"]);
/** What is the same in every language: our name, and examples of what is typed. */
const SAME = new Set(["Flagplot", "ann@example.org", "https://…"]);
const NAME = /\s*[·–]\s*Flagplot$/;

const hasWords = (text) => /\p{L}{2,}/u.test(text.replace(NAME, "")) && !SAME.has(text.trim());

export const sources = () =>
  readdirSync(SOURCE, { recursive: true })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .sort()
    .map((name) => join(SOURCE, name));

export const nameOf = (path) => relative(SOURCE, path).replaceAll("\\", "/");

/** Every node of a tree, with those above it, the nearest last. */
function* walk(node, above = []) {
  yield [node, above];
  const inside = [...above, node];
  for (const [key, child] of Object.entries(node)) {
    if (key === "parent" || key === "metadata" || child === null || typeof child !== "object") continue;
    for (const one of Array.isArray(child) ? child : [child]) if (typeof one?.type === "string") yield* walk(one, inside);
  }
}

const literal = (node) => (node?.type === "Literal" && typeof node.value === "string" ? node.value : null);

/** The texts an expression may be shown as: branches of a choice, parts of a template, never what is compared or looked up. */
function* shown(node) {
  if (literal(node) !== null) yield literal(node);
  else if (node?.type === "TemplateLiteral") {
    yield node.quasis.map((part) => part.value.cooked).join("#");
    for (const part of node.expressions) yield* shown(part);
  } else if (node?.type === "ConditionalExpression") for (const part of [node.consequent, node.alternate]) yield* shown(part);
  else if (node?.type === "LogicalExpression" || (node?.type === "BinaryExpression" && node.operator === "+")) for (const part of [node.left, node.right]) yield* shown(part);
}

/** What a component shows without asking: text, spoken attributes, words in expressions. A key's name is on the keyboard. */
export function escaped(source, tree = parse(source, { modern: true })) {
  const found = [];
  const note = (text) => hasWords(text) && found.push(text.trim().replace(/\s+/g, " "));
  for (const [node, above] of walk(tree.fragment)) {
    const parent = above.at(-1);
    const attribute = above.findLast((one) => one.type === "Attribute");
    if (above.some((one) => one.type === "RegularElement" && one.name === "kbd")) continue;
    if (attribute && !SHOWN.has(attribute.name)) continue;
    if (node.type === "Text" && (attribute || parent?.type === "Fragment")) note(node.data);
    if (node.type === "ExpressionTag") for (const text of shown(node.expression)) note(text);
  }
  return found;
}

/** A sentence quoted in a script: it begins with a capital or ends with a stop, and has several words. */
const isSentence = (text) => /^(?=\p{Lu})[^/#[\]<>_=]*\p{L}{2,} [^/#[\]<>_=]*\p{L}{2,}/u.test(text) || /\p{L}{2,} .*\p{L}{2,}[.!?…]$/u.test(text);
/** Fonts, what the dice are sealed with, and what is told to those who write code. */
const QUIET = /^(?:Helvetica|Georgia|Arial|Noto|Times)|^flagplot |^\d* ?px/;

/** Calls in a script, and texts outside of them that read like sentences; asking while files load is too early. */
function script(source) {
  const found = { asked: [], escaped: [], early: [] };
  const visit = (node, inside) => {
    if (ts.isCallExpression(node) && ["say", "several"].includes(node.expression.getText())) {
      const at = node.expression.getText() === "say" ? 0 : 2;
      const key = node.arguments[at];
      if (key && ts.isStringLiteral(key)) found.asked.push(at ? { one: node.arguments[1].text, other: key.text } : key.text);
      else found.escaped.push(`not quoted: ${node.getText()}`);
      if (!inside) found.early.push(node.getText());
      node.arguments.forEach((one, number) => number > at && visit(one, inside));
      return;
    }
    const text = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join("#") : null;
    if (text !== null && isSentence(text) && !QUIET.test(text)) found.escaped.push(text);
    ts.forEachChild(node, (child) => visit(child, inside || ts.isFunctionLike(node)));
  };
  const file = ts.createSourceFile("script.ts", source, ts.ScriptTarget.Latest, true);
  ts.forEachChild(file, (child) => visit(child, false));
  return found;
}

const isLanguage = (path) => nameOf(path) === "lib/language.ts";

const files = new Map();

/** What a file asks for and what it shows without asking; each is read once. */
export function read(path) {
  if (!files.has(path)) files.set(path, look(path));
  return files.get(path);
}

function look(path) {
  const source = readFileSync(path, "utf8");
  if (!path.endsWith(".svelte")) {
    const found = script(source);
    if (isLanguage(path)) found.escaped = []; // the door itself
    return found;
  }
  const tree = parse(source, { modern: true });
  const { instance } = tree;
  const code = instance ? source.slice(instance.content.start, instance.content.end) : "";
  const found = script(`function component() {${code.replace(/^\s*import .*$/gm, "")}}`);
  const markup = [...walk(tree.fragment)].filter(([node]) => node.type === "CallExpression" && ["say", "several"].includes(node.callee.name));
  for (const [node] of markup) {
    const [first, second, third] = node.arguments.map(literal);
    if (node.callee.name === "say" && first !== null) found.asked.push(first);
    else if (node.callee.name === "several" && third != null) found.asked.push({ one: second, other: third });
    else found.escaped.push(`not quoted: ${source.slice(node.start, node.end)}`);
  }
  found.escaped.push(...escaped(source, tree));
  return found;
}

/** All sentences in the order of the alphabet; where things are counted, their forms under the English for many. */
export function template() {
  const found = new Map();
  for (const one of sources().flatMap((path) => read(path).asked)) found.set(typeof one === "string" ? one : one.other, one);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const written = () => `${JSON.stringify(template(), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TEMPLATE, written());
  console.log(`${Object.keys(template()).length} sentences: ${TEMPLATE}`);
}
