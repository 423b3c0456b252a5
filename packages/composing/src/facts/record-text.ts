import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { holdsSecret, normalName, spacedName } from './field-names.ts';
import { groupDigits, namesAmount } from './money-words.ts';

const limits = { label: 60, listItems: 12 };

/** Of a list so many are told. */
export const mostItems = limits.listItems;

interface Field {
  name: string;
  value: JsonValue;
  text: string;
}

/** What a record is called by, before any other text of it. */
const callings =
  'item task product deliverable account title name question invoice order post costcentre line sku milestone channel headline heading subject check finding defect snag control customer client what'.split(
    ' ',
  );
const verdicts = new Set(['pass', 'passed', 'ok']);
/** What says no more of a text than that it is one. */
const bodies = new Set(
  'detail details description text body what where summary intro teaser blurb content'.split(' '),
);
/** `Cover scratched: replaced` says as much as `closed replaced`. */
const closings = new Set('fixed closed closure resolution resolved remedy fix'.split(' '));
const isDeed =
  /^(?:replaced|repaired|fixed|returned|made good|corrected|resolved|closed|tightened|renewed)\b/iu;
/** The database keeps no order of fields. */
const usualOrder =
  'channel quantity price unitprice rate amount total planned actual variance score result status owner assignee assignedto date duedate due deadline'.split(
    ' ',
  );
/** A number says nothing without what it is the number of. */
const numbered = new Set(['invoice', 'order']);

/**
 * `Fix door 2: status open, owner Ada Park`: a record is called by the text that names it, else by its first one. What
 * is counted stands before what it counts: `Winter check: channel Blog, 4,120 impressions`.
 */
export function recordText(record: JsonObject, toText: (value: JsonValue) => string): string {
  const fields = Object.entries(record)
    .filter(([key, value]) => !holdsSecret(key, value))
    .map(([key, value]): Field => ({
      name: spacedName(key.slice(0, limits.label)),
      value,
      text: toText(value),
    }))
    .filter(({ text }) => text !== '');
  const [only, second] = fields;
  if (only !== undefined && second === undefined && callings.includes(normalName(only.name)))
    return quoteApart(only.text);
  const called = second === undefined ? undefined : findCalling(fields);
  const others = fields.filter((field) => field !== called).toSorted(byUsualOrder);
  const told = listText(others.map(tellField), ', ');
  return called === undefined ? told : `${nameRecord(called).replace(endOfSentence, '')}: ${told}`;
}

/** Of a whole sentence, and no abbreviation. */
const endOfSentence = /(?<=\S \S+ \S+ \S*\p{Ll}{2})\.$/u;

function findCalling(fields: readonly Field[]): Field | undefined {
  // `fixed: yes` calls nothing so.
  const texts = fields.filter(
    ({ value }) => typeof value === 'string' && !/^(?:yes|no|y|n|true|false)$/i.test(value.trim()),
  );
  const [named] = callings.flatMap(
    (name) => texts.find((one) => normalName(one.name) === name) ?? [],
  );
  // A date, an hour, a person or a state is no name of anything.
  return (
    named ??
    texts.find(({ name, text }) => !usualOrder.includes(normalName(name)) && !isHour.test(text)) ??
    // `{ film: 3, status: 'in review' }`
    fields.find(
      ({ name, value }) =>
        typeof value === 'number' &&
        !usualOrder.includes(normalName(name)) &&
        !namesAmount(normalName(name)) &&
        numbering.test(name),
    )
  );
}

const isHour = /^\d{1,2}[:.h]\d{2}(?::\d{2})? ?(?:[ap]\.?m\.?)?$|^\d{1,2} ?[ap]\.?m\.?$/iu;

/** One word that may be one of several things, and neither a mark of programs nor what is measured. */
const numbering = /^(?!(?:id|no|nr|num|ref|key|score|percent|hour)$)\p{L}{2,}(?<!s)$/u;

/** `Invoice F-12`, `Pen 3` */
const nameRecord = ({ name, text }: Field): string =>
  (numbered.has(name) && /\d/.test(text)) || (numbering.test(name) && /^\d{1,4}$/.test(text))
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${text}`
    : quoteApart(text);

function byUsualOrder(one: Field, other: Field): number {
  const [at, otherAt] = [one, other].map(({ name }) => usualOrder.indexOf(normalName(name)));
  return (at === -1 ? usualOrder.length : at!) - (otherAt === -1 ? usualOrder.length : otherAt!);
}

const tellField = ({ name, value, text }: Field): string => {
  if (typeof value === 'boolean' && verdicts.has(name)) return value ? 'passed' : 'not passed';
  return typeof value === 'number' && isCounted(name, value)
    ? `${groupDigits(String(value))} ${value === 1 ? toSingular(name) : name}`
    : bodies.has(name) || (closings.has(name) && isDeed.test(text))
      ? quoteApart(text)
      : `${name} ${typeof value === 'string' ? quoteApart(text) : text}`;
};

/** `impressions`, `days overdue`; neither `status`, nor an amount. */
const plural = /(?<=\p{L}{2})(?<![sui])s(?!\p{L})/u;

const toSingular = (name: string): string =>
  name
    .replace(/ies(?!\p{L})/u, 'y')
    .replace(/(?<=x|ch|sh|ss)es(?!\p{L})/u, '')
    .replace(plural, '');

const isCounted = (name: string, value: number): boolean =>
  Number.isInteger(value) && value >= 0 && !namesAmount(name) && plural.test(name);

/** A text with a colon of its own would not be told from the name before it. */
const quoteApart = (text: string): string =>
  /:\s/.test(text) && !/[“”]/.test(text) ? `“${text}”` : text;

/** Whole clauses, and items with commas of their own, are parted by more than a comma. */
const isLong = (item: string): boolean => /[,;:]/.test(item) || item.split(' ').length > 4;

export function listText(
  items: readonly string[],
  separator = items.some(isLong) ? '; ' : ', ',
): string {
  const shown = items.slice(0, limits.listItems);
  const more = items.length - shown.length;
  const joined = shown
    .map((item, at) => (at < shown.length - 1 ? item.replace(/(?<![.…])\.$/, '') : item))
    .join(separator);
  return joined + (more > 0 ? ` and ${more} more` : '');
}
