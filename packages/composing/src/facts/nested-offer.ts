import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName, spacedName } from './field-names.ts';
import { onceFor } from './once-for.ts';

/** What an offer is of; a record of it is one line of a list. */
const works = new Set(['scope', 'solution', 'deliverables'].flatMap(namesFor));
/** What holds what an offer costs, part by part. */
const prices =
  /^(?:our|the)?(?:pricing|prices?|charges|fees|rates|costing|pricebreakdown|pricedetails)$/;

/**
 * The data of a proposal with what a program nests in it where people write it: `pricing: {monthlyRental, term}` is a
 * monthly rental and a term, `solution: {product, quantity}` a list of one line.
 */
export const withNestedOffer = onceFor((context: JsonObject): JsonObject => {
  if (!Object.entries(context).some(isNested)) return context;
  const taken = new Set(Object.keys(context).map(normalName));
  return Object.fromEntries(Object.entries(context).flatMap((field) => open(field, taken)));
});

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

const isNested = ([name, value]: [string, JsonValue]): boolean =>
  isJsonObject(value) &&
  (works.has(normalName(name)) ||
    prices.test(plainName(name)) ||
    (papers.has(plainName(name)) && Object.keys(value).some(isNumber)));
/** What has a number of its own. */
const papers = new Set(['quote', 'quotation', 'proposal', 'estimate']);
const isNumber = (name: string): boolean =>
  /^(?:no|number|ref|reference|id)$/.test(plainName(name));

function open(field: [string, JsonValue], taken: Set<string>): [string, JsonValue][] {
  const [name, value] = field;
  if (!isNested(field) || !isJsonObject(value)) return [field];
  if (works.has(normalName(name)))
    return Object.values(value).every(isScalar) ? [[name, [value]]] : [field];
  if (papers.has(plainName(name))) {
    const entries = Object.entries(value);
    const number = entries.find(([part]) => isNumber(part))!;
    const rest = entries.filter((part) => part !== number);
    return [
      ['quoteNumber', number[1]],
      [name, Object.fromEntries(rest)],
    ];
  }
  const parts = Object.entries(value).map(([part, own]): [string, JsonValue] => [
    nameOfPart(part),
    own,
  ]);
  // What another field says already stays apart from it.
  const isFree = parts.every(([part]) => !taken.has(normalName(part)));
  if (!isFree) return [field];
  for (const [part] of parts) taken.add(normalName(part));
  return parts;
}

/** `monthly` of a price is a monthly price, and `setup` what it costs. */
const nameOfPart = (part: string): string =>
  /^(?:setup|set ?up|install(?:ation)?|fitting|delivery|commissioning|training|support|service|maintenance|removal|collection|survey|connection|activation|cleaning)$/.test(
    spacedName(part),
  )
    ? `${part} charge`
    : part.replace(/^per(?=[ _A-Z])/, 'price per');
