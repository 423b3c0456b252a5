import { namesSecret } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { spacedName } from './field-names.ts';
import { groupDigits, namesAmount } from './money-words.ts';

const limits = { label: 60, listItems: 12 };

/** Of a list so many are told. */
export const mostItems = limits.listItems;

interface Field {
  name: string;
  value: JsonValue;
  text: string;
}

/**
 * `Fix door 2: owner Ada Park, status open`: what begins with a text is called by it. What is counted stands before
 * what it counts: `LinkedIn: post “Field story: Hull”, 4,120 impressions`.
 */
export function recordText(record: JsonObject, toText: (value: JsonValue) => string): string {
  const fields = Object.entries(record)
    .filter(([key]) => !namesSecret(key))
    .map(([key, value]): Field => ({
      name: spacedName(key.slice(0, limits.label)),
      value,
      text: toText(value),
    }))
    .filter(({ text }) => text !== '');
  const [first, ...others] = fields;
  const isCalled = typeof first?.value === 'string' && others.length > 0;
  const told = listText((isCalled ? others : fields).map(tellField), ', ');
  return isCalled ? `${quoteApart(first.text)}: ${told}` : told;
}

const tellField = ({ name, value, text }: Field): string =>
  typeof value === 'number' && isCounted(name, value)
    ? `${groupDigits(String(value))} ${name}`
    : `${name} ${typeof value === 'string' ? quoteApart(text) : text}`;

/** `impressions`, `days overdue`; neither `status`, nor an amount. */
const isCounted = (name: string, value: number): boolean =>
  Number.isInteger(value) &&
  (value === 0 || value > 1) &&
  !namesAmount(name) &&
  name.split(' ').some((word) => /\p{L}{2}(?<![sui])s$/u.test(word));

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
