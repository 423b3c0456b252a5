import { fillPlaceholders, withApostrophes } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { nameByDay } from './day-names.ts';
import { nameDenied } from './denied-names.ts';
import { nameByForm } from './name-by-form.ts';
import { holdsSecret, isFreeText, namesFor, normalName } from './field-names.ts';
import { findOpenParties, findWho, openName } from './open-parties.ts';
import { labelName } from './label-name.ts';
import { inlineText } from './inline-text.ts';
import { onceByName } from './once-by-name.ts';
import { onceFor } from './once-for.ts';
import { isProse, saysWhatIsOpen } from './open-words.ts';
import { withSaidConsents } from './parts-of-consent.ts';
import { withoutEnclosures } from './without-enclosures.ts';
import { isStillToCome } from './still-to-come.ts';
import { nameByThings } from './thing-names.ts';
import { listText, mostItems, recordText } from './record-text.ts';

/** One thing the context says, ready to stand in a line of text. */
export interface Fact {
  /** Where it stands, outermost first. */
  path: readonly string[];
  /** `Due date`. */
  label: string;
  /** The names it answers to, by `normalName`. */
  names: readonly string[];
  value: string;
  /** Of a list of plain values each one. */
  items?: readonly string[];
  /** How many more of them there are. */
  more?: number;
  /** Of an entry of a list of records the names of its fields. */
  fields?: readonly string[];
  /** The label of the free text that says it, where no field does. */
  readFrom?: string;
  /** Somebody's template, whether or not the data fills it. */
  hasPlaceholder?: true;
  /** A template that the data does not fill: what stands there instead is nobody's word. */
  hasBlank?: true;
  /** As it was written, where a part of prose is a blank or a note to a colleague. */
  written?: string;
  /** It says that what the field is for is still to come. */
  isToCome?: true;
  /** The items of a list that have one. */
  blanks?: readonly string[];
}

export interface FactSheet {
  facts: readonly Fact[];
  /** The fact of a name or one of its synonyms, the outermost first. */
  find: (name: string) => Fact | undefined;
}

const limits = { facts: 60, visits: 4_000, value: 1_200, label: 60 };
const generic = new Set(['name', 'title', 'label', 'value', 'text', 'id', 'data', 'payload']);

/**
 * Reads an arbitrary JSON object as a list of facts. Keys that name secrets are left out, long
 * values are clipped, placeholders in values are filled from the context itself.
 */
export const readFacts = onceFor((context: JsonObject): FactSheet => {
  const read = collect(withSaidConsents(withoutProvenance(context))).map((leaf) => readLeaf(leaf));
  const open = new Set(findOpenParties(context));
  const who = findWho(Object.keys(context));
  const toOwn = (fact: Fact | undefined): Fact | undefined => {
    if (fact === undefined || fact.path.length > 1) return fact;
    if (open.has(fact.path[0]!)) return { ...fact, names: [openName(fact.names[0]!)] };
    return fact.path[0] === who ? { ...fact, names: ['contactperson'] } : fact;
  };
  const plain = toSheet(read.map(({ fact }) => toOwn(fact)));
  const resolve = (name: string) => {
    const fact = plain.find(name);
    if (fact === undefined || fact.hasPlaceholder) return undefined;
    return fact.value.length <= 80 ? fact.value : undefined;
  };
  // Finding no placeholder takes longer than all else that is done with a leaf: it is read a second time for one alone.
  return read.some(({ isTemplate }) => isTemplate)
    ? toSheet(
        read.map(({ leaf, fact, isTemplate }) =>
          toOwn(isTemplate ? readLeaf(leaf, resolve).fact : fact),
        ),
      )
    : plain;
});

/** Where a handed-off run's facts come from is no fact of its own. */
export function withoutProvenance({ handoff, ...facts }: JsonObject): JsonObject {
  const isOurs = typeof handoff === 'object' && handoff !== null && 'fromRunId' in handoff;
  return isOurs || handoff === undefined ? facts : { ...facts, handoff };
}

/** Of a list; a field of the context itself may be named `0` as well. */
export const isEntry = ({ path }: Pick<Fact, 'path'>): boolean =>
  path.length > 1 && /^\d+$/.test(path.at(-1)!);

/** `works no`, `voucher.party`: what stands in a list goes by the list. */
export function namePath({ path }: Pick<Fact, 'path'>): string {
  const at = path.findIndex((part, depth) => depth > 0 && /^\d+$/.test(part));
  return path.slice(0, at === -1 ? path.length : at).join('.');
}

/** The sheet as if it did not have the facts. */
export const withoutFacts = (sheet: FactSheet, left: readonly Fact[]): FactSheet =>
  sheet.facts.some((fact) => left.includes(fact))
    ? toSheet(sheet.facts.filter((fact) => !left.includes(fact)))
    : sheet;

/**
 * The sheet of some facts; of the same ones in the same order it is the same sheet, so that what is read from a sheet
 * once is read once for all steps that come to the same facts.
 */
export function toSheet(read: readonly (Fact | undefined)[]): FactSheet {
  const facts = read.filter((fact) => fact !== undefined).slice(0, limits.facts);
  const [first] = facts;
  if (first === undefined) return makeSheet(facts);
  const known = sheetsFrom.get(first) ?? [];
  const same = known.find((sheet) => areSame(sheet.facts, facts));
  if (same !== undefined) return same;
  const made = makeSheet(facts);
  sheetsFrom.set(first, [made, ...known.slice(0, mostSheets - 1)]);
  return made;
}

/** The last sheets that begin with a fact, and are forgotten with it. */
const sheetsFrom = new WeakMap<Fact, readonly FactSheet[]>();
const mostSheets = 6;

const areSame = (one: readonly Fact[], other: readonly Fact[]): boolean =>
  one.length === other.length && one.every((fact, at) => fact === other[at]);

function makeSheet(facts: readonly Fact[]): FactSheet {
  let outermost: ReadonlyMap<string, Fact> | undefined;
  const find = (name: string) => {
    outermost ??= listOutermost(facts);
    let found: Fact | undefined;
    // Of several names the one that stands outermost, else the first.
    for (const own of namesFor(name)) {
      const fact = outermost.get(own);
      if (fact !== undefined && (found === undefined || fact.path.length < found.path.length))
        found = fact;
    }
    return found;
  };
  return { facts, find };
}

/** Of each name the first fact of those that stand outermost: a sheet is asked some fifty times for one. */
function listOutermost(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  const outermost = new Map<string, Fact>();
  for (const fact of facts)
    for (const name of fact.names) {
      const known = outermost.get(name);
      if (known === undefined || fact.path.length < known.path.length) outermost.set(name, fact);
    }
  return outermost;
}

interface Leaf {
  path: readonly string[];
  text: string;
  items?: readonly string[];
  fields?: readonly string[];
}

/** Leaves in the order of the text; a list of plain values and a flat list item are one leaf. */
function collect(context: JsonObject): Leaf[] {
  const leaves: Leaf[] = [];
  const pending: { path: readonly string[]; value: JsonValue }[] = [{ path: [], value: context }];
  for (let visit = 0; visit < limits.visits && pending.length > 0; visit += 1) {
    const { path, value } = pending.pop()!;
    const text = isLeaf(path, value) ? toText(value) : '';
    if (text !== '') leaves.push({ path, text, ...listParts(value) });
    if (leaves.length === limits.facts * 2) break;
    if (!isLeaf(path, value)) pending.push(...listChildren(path, value));
  }
  return leaves;
}

const listParts = (value: JsonValue): Pick<Leaf, 'items' | 'fields'> => {
  if (Array.isArray(value)) return { items: listItems(value) };
  return isScalar(value) ? {} : { fields: Object.keys(value as JsonObject).map(normalName) };
};

/** Last first, for a stack. */
function listChildren(path: readonly string[], value: JsonValue) {
  const isList = Array.isArray(value);
  return Object.entries(value ?? {})
    .filter(([key, child]) => !holdsSecret(key, child))
    .slice(0, limits.visits)
    .toReversed()
    .map(([key, child]: [string, JsonValue]) => ({
      path: [...path, isList ? String(Number(key) + 1) : key],
      value: child,
    }));
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

function isLeaf(path: readonly string[], value: JsonValue): boolean {
  if (isScalar(value)) return true;
  const isListItem = path.length > 1 && /^\d+$/.test(path.at(-1)!);
  if (!Array.isArray(value) && !isListItem) return false;
  // A line has its colours with it.
  const isPart = isListItem && !Array.isArray(value) ? isPlain : isScalar;
  return Object.values(value!).every(isPart);
}

const isPlain = (value: JsonValue): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

function toText(value: JsonValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return listText(listItems(value));
  if (typeof value === 'object') return recordText(value, toText);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return withApostrophes(
    String(value)
      .slice(0, limits.value * 4)
      .trim(),
  );
}

const listItems = (values: readonly JsonValue[]): string[] =>
  values.map(toText).filter((item) => item !== '');

interface ReadLeaf {
  leaf: Leaf;
  /** None where nothing is said. */
  fact: Fact | undefined;
  /** Whether the data may fill something in it. */
  isTemplate: boolean;
}

function readLeaf(leaf: Leaf, resolve?: (name: string) => string | undefined): ReadLeaf {
  const { path, items, fields } = leaf;
  const text = withoutEnclosures(path.at(-1)!, leaf.text);
  const isNote = isFreeText({ path, value: text });
  // `paid (date?)` asks which day it was, and none that another field has.
  const known = isNote && !mayBeTemplate.test(text) ? undefined : resolve;
  const { text: filled, count, blanks } = fillPlaceholders(text, known);
  const shown = items?.slice(0, mostItems).map((item) => fillPlaceholders(item, known));
  const isTemplate = count > 0 || shown?.some((item) => item.count > 0) === true;
  const value = inlineText(filled, limits.value);
  if (!/[\p{L}\p{N}\p{Sc}]/u.test(value)) return { leaf, fact: undefined, isTemplate };
  const isToCome = items === undefined && isStillToCome(path.at(-1)!, value);
  const open = shown && items!.filter((_, at) => (shown[at]?.blanks ?? 0) > 0);
  const isSaid =
    blanks > 0 &&
    (isNote || open !== undefined || isEntry({ path })) &&
    (open === undefined || open.length === 0 ? [text] : open).every(saysWhatIsOpen);
  const isBlank = (blanks > 0 && !isSaid) || isToCome;
  const fact = {
    path,
    label: toLabel(path),
    names: listNames(path, value, items),
    value,
    ...(fields && { fields }),
    ...(((count > 0 && !isSaid) || isToCome) && { hasPlaceholder: true as const }),
    ...(isBlank && { hasBlank: true as const }),
    ...(isToCome && { isToCome }),
    ...(blanks > 0 &&
      !isSaid &&
      items === undefined &&
      isProse(text, isNote) && { written: inlineText(text, limits.value) }),
    ...(blanks > 0 && shown && { blanks: shown.filter((item) => item.blanks > 0).map(toItem) }),
    ...(shown && { items: shown.map(toItem) }),
    ...(items && items.length > mostItems && { more: items.length - mostItems }),
  };
  return { leaf, fact, isTemplate };
}
const mayBeTemplate = /[{}[\]<>%]/;

const toItem = ({ text }: { text: string }): string => inlineText(text, limits.value);

function toLabel(path: readonly string[]): string {
  const isListItem = /^\d+$/.test(path.at(-2) ?? '');
  const words = path.slice(isListItem ? -3 : -2).map((key) => labelName(key.slice(0, 100)));
  return writeLabel(words.join(' '));
}

const writeLabel = onceByName((words) => {
  const label = inlineText(fillPlaceholders(words).text, limits.label);
  const shown = /[\p{L}\p{N}]/u.test(label) ? label : 'detail';
  return shown.charAt(0).toUpperCase() + shown.slice(1);
});

/** `installed: 2026-10-27` says when, as `installedOn` would, and `resolveBy: Fri 11 Dec` until when. */
function nameByDate(path: readonly string[], value: string): string[] {
  const name = normalName(path.at(-1)!);
  const meant = nameByDay(name, value);
  if (meant !== undefined) return [meant];
  if (!beginsWithDate.test(value)) return [];
  if (name === 'issue') return ['issuedate'];
  return doneOn.has(`${name}on`) ? [`${name}on`] : [];
}
const doneOn = new Set(namesFor('deliveryDate'));
const beginsWithDate =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:\p{L}{3,9},? )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\p{L})/u;

function listNames(path: readonly string[], value: string, items?: readonly string[]): string[] {
  const denied = nameDenied(path, value);
  if (denied !== undefined) return [denied];
  const things = nameByThings(normalName(path.at(-1)!), items === undefined ? value : [...items]);
  if (things !== undefined) return [things];
  const formed = nameByForm(normalName(path.at(-1)!), value);
  // What is outstanding may be a thing as well as its amount.
  if (formed !== undefined)
    return formed === 'amountdue' ? [formed, ...listOwnNames(path)] : [formed];
  const names = [...listOwnNames(path), ...nameByDate(path, value)];
  // A telephone system writes the number of who calls.
  if (names[0] === 'caller' && !/^\p{Lu}\D*$/u.test(value)) return ['callerline'];
  // `Her plus CFO` decides, and has no name.
  return names[0] === 'decisionmaker' && !/^\p{Lu}/u.test(value) ? ['decision'] : names;
}

function listOwnNames(path: readonly string[]): string[] {
  const last = normalName(path.at(-1)!);
  const parent = normalName(path.at(-2) ?? '');
  if (parent === '') return [last];
  const isPart = generic.has(last) || /^\d+$/.test(last);
  return isPart ? [parent + last, parent] : [last, parent + last];
}
