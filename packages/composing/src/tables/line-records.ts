import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { splitAmount, splitPrice, splitResult } from '../facts/amounts.ts';
import { splitDue } from '../facts/due-lines.ts';
import { normalName } from '../facts/field-names.ts';
import { withTax } from '../facts/invoice-lines.ts';
import { onceFor } from '../facts/once-for.ts';
import { splitLot } from '../figures/read-lines.ts';
import { readOpenLine } from '../figures/open-amounts.ts';

/** `INV-3310 £1,840` has its amount in a column of its own, where the table has one. */
export function toRecord(item: string, entry: JsonValue, wanted: readonly string[]): JsonObject {
  if (typeof entry !== 'string') return { [item]: entry };
  if (!wanted.includes('amount')) return { [item]: entry };
  const result = entry.includes('=') ? splitResult(entry) : null;
  if (result !== null) return splitResultLine(item, entry, wanted, result.said);
  const open = wanted.includes('dueDate') ? readOpenLine(entry) : null;
  if (open !== null) {
    const { invoice, ...own } = open;
    return { [item]: invoice!, ...own };
  }
  const priced = wanted.includes('price') ? (splitPrice(entry) ?? splitLot(entry)) : null;
  if (priced !== null)
    return { [item]: priced.said, quantity: priced.quantity, price: priced.price };
  const due = wanted.includes('dueDate') ? splitDueLine(item, entry) : null;
  if (due !== null) return due;
  const split = splitAmount(entry);
  return split === null ? { [item]: entry } : { [item]: split.said, amount: split.amount };
}

/** `INV-3310, £1,840, due 5 May, disputed` has its amount within it, and its state at its end. */
function splitDueLine(item: string, entry: string): JsonObject | null {
  const line = splitDue(entry);
  if (line === null) return null;
  const { before, dueDate, after } = line;
  const split = splitAmount(before.replace(withTax, ''));
  if (split !== null)
    return {
      [item]: split.said.replace(/ (?:for|of|at)$/, ''),
      amount: split.amount,
      dueDate,
      ...(after !== '' && { status: after }),
    };
  const joined = splitAmount(`${before}, ${after}`);
  return joined === null ? null : { [item]: joined.said, amount: joined.amount, dueDate };
}

/** `Labor 3.5 hours at $145 = $507.50`, of which the last is the amount. */
function splitResultLine(
  item: string,
  entry: string,
  wanted: readonly string[],
  said: string,
): JsonObject {
  const amount = entry.slice(entry.lastIndexOf('=') + 1).trim();
  const priced = wanted.includes('price') ? splitPrice(said) : null;
  return priced === null
    ? { [item]: said, amount }
    : { [item]: priced.said, quantity: priced.quantity, price: priced.price, amount };
}

const metric = /^(?<count>\d[\d,.]{0,12}k?%?) (?<name>\p{L}{3,20}(?: \p{L}{3,20})?)[.]?$/iu;
const line = /^(?<said>\p{L}[^:]{0,120}?)(?::| [–-])? (?<rest>\d.{3,200})$/u;
const channels =
  /^(?:linkedin|instagram|facebook|x|twitter|tiktok|youtube|pinterest|newsletter|e-?mail|blog|website|google(?: ads| business)?|whatsapp)$/i;

/** `LinkedIn: 4,200 impressions, 120 clicks` has its figures in columns of their own; null of a line with fewer than two. */
export function readMetricLine(item: string, text: string): JsonObject | null {
  const { said, rest } = (text.length <= longest && line.exec(text.trim())?.groups) || {};
  const parts = (rest?.split(/[,;] (?:and )?| and /) ?? []).map(
    (part) => metric.exec(part)?.groups,
  );
  if (said === undefined || parts.length < 2 || parts.includes(undefined)) return null;
  const figures = parts.map((part): [string, string] => [toName(part!['name']!), part!['count']!]);
  if (new Set(figures.map(([name]) => name)).size < figures.length) return null;
  return { [channels.test(said) ? 'channel' : item]: said, ...Object.fromEntries(figures) };
}
const longest = 320;

/** The data of a readout with lists of lines, each with figures of its own, as records. */
export const withMetricLines = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => {
    const lines = Array.isArray(value) ? value : [];
    const item = ofRows.test(normalName(name)) ? 'channel' : name.replace(/s$/, '');
    const read = lines.map((one) => (typeof one === 'string' ? readMetricLine(item, one) : null));
    if (read.length === 0 || read.includes(null)) return [name, value];
    return [item === 'channel' && !Object.hasOwn(context, 'items') ? 'items' : name, read];
  });
  return entries.some(([name, value]) => value !== context[name])
    ? Object.fromEntries(entries)
    : context;
});
const ofRows = /^(?:rows|items|lines|figures|results|metrics|channels|performance|stats|data)$/;

/** `1 lead` is one of the leads. */
const toName = (name: string): string => {
  const plain = name.toLowerCase();
  return /^(?:impression|click|lead|like|share|comment|view|enquiry|post)$/.test(plain)
    ? `${plain.replace(/y$/, 'ie')}s`
    : plain;
};
