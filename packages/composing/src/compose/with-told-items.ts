import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { monthWord } from '../facts/day-word.ts';
import { isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { companyName } from '../facts/names-in-notes.ts';
import { isNoName } from '../facts/no-names.ts';
import { onceForBoth } from '../facts/once-for.ts';
import type { StepRequest } from '../request/types.ts';
import { readInOrder } from './read-sheet.ts';

const money = String.raw`(?:[$€£₹] ?|(?:USD|CAD|AUD|NZD|GBP|EUR|INR) )\d[\d,]{0,10}(?:\.\d{1,2})?`;
/** `1,240 scrub sets at $2.10` */
const counted = new RegExp(
  String.raw`^(?<count>\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?) ?(?:[x×] ?)?(?<item>\p{L}[\p{L}\d '’/&()-]{1,80}?),? (?:at|@|x|×|for) ?(?<price>${money})(?: (?<each>each|apiece|per \p{L}+|a \p{L}+|\/\p{L}+))?$`,
  'u',
);
/** `13 pickups for $234` may be what all of them cost. */
const ofAll = / for [^ ]+$/u;
const between = /;\s+|,\s+(?:and |plus )?|\s+(?:and|plus|&)\s+(?=\d)/u;
/** What stands before the lines: `Please invoice Orchard Dental Group for November: ` */
const request = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ello)[^,.]{0,20}[,.] )?(?:(?:[Pp]lease|[Pp]ls|[Cc]an you|[Cc]ould you|[Nn]eed to) )?(?:[Ii]nvoice|[Bb]ill|[Cc]harge|(?:[Ss]end|[Rr]aise|[Mm]ake|[Dd]o) (?:an? |the )?(?:invoice|bill) (?:to|for)) (?:the )?(?<customer>${companyName})(?: for (?<period>[^:;.]{3,40}?))?(?:: ?| for (?=\\d)| - )(?<lines>.+?)[.]?$`,
  'u',
);
/** A month is written as a name is. */
const inMonth = new RegExp(` for (${monthWord}(?: 20\\d\\d)?)$`, 'iu');
const dated =
  /^(?:[Ii]nvoice date|[Dd]ate of (?:the )?invoice|[Dd]ate it|[Dd]ated?)(?: is|:)? ?(?<date>[^.;]{3,30}?)[.]?$/u;
const taxed =
  /^(?:(?:plus|add) )?(?<tax>GST|HST|VAT|TVA|MwSt)\b:? ?(?:of |at )?(?<rate>\d{1,2}(?:\.\d{1,3})? ?%)[.]?$/iu;
const withoutOrder = /^[Nn]o (?:PO|P\.O\.|purchase order|order number)\b[^.;]{0,60}[.]?$/u;

interface Told {
  fields: JsonObject;
  left: string;
}

/** The lines of a sentence that counts and prices each of them; undefined where one of them is told otherwise. */
function readItems(lines: string): JsonObject[] | undefined {
  const items = lines.split(between).map((line) => {
    const said = line.trim();
    const { count, item, price, each } = counted.exec(said)?.groups ?? {};
    const isSum = each === undefined && ofAll.test(said);
    if (item === undefined || (isSum && count !== '1')) return undefined;
    return { description: item, quantity: Number(count!.replaceAll(',', '')), unitPrice: price! };
  });
  return items.some((one) => one === undefined) ? undefined : (items as JsonObject[]);
}

function readNote(note: string): Told | undefined {
  const fields: Record<string, JsonValue> = {};
  const left = splitSentences(note.replaceAll('\n', ' ')).filter((sentence) => {
    const { customer, period, lines } = request.exec(sentence)?.groups ?? {};
    const items = lines === undefined ? undefined : readItems(lines);
    if (items !== undefined && !isNoName(customer!)) {
      const [, ofMonth] = inMonth.exec(customer!) ?? [];
      const months = period ?? ofMonth;
      Object.assign(fields, {
        customer: customer!.replace(inMonth, ''),
        items,
        ...(months !== undefined && { period: months }),
      });
      return false;
    }
    const { date } = dated.exec(sentence)?.groups ?? {};
    const { tax, rate } = taxed.exec(sentence)?.groups ?? {};
    if (date !== undefined) fields['invoiceDate'] = date;
    if (tax !== undefined) fields[tax.toUpperCase()] = rate!;
    return date === undefined && tax === undefined && !withoutOrder.test(sentence);
  });
  return fields['items'] === undefined ? undefined : { fields, left: left.join(' ') };
}

/** Whether a workflow writes the lines of an invoice. */
const isOfInvoice = (inputs: readonly string[]): boolean =>
  ['items', 'amount', 'invoiceDate|date'].every((one) => inputs.includes(one));

/** The data of an invoice whose lines a note tells in words: each with its count and price, the customer and the day. */
export const withToldItems = <T extends StepRequest>(given: T): T => {
  const { inputs } = given.definition;
  const context = isOfInvoice(inputs) ? partNote(given.context, inputs) : given.context;
  return context === given.context ? given : { ...given, context };
};

const partNote = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const { facts, find } = readInOrder(context, inputs);
  const [only, other] = facts.filter((fact) => fact.path.length === 1 && isFreeText(fact));
  const given = only === undefined ? undefined : context[only.path[0]!];
  if (other !== undefined || typeof given !== 'string') return context;
  if (['items', 'amount', 'price'].some((name) => find(name) !== undefined)) return context;
  const told = readNote(given);
  if (told === undefined) return context;
  const { [only!.path[0]!]: _, ...rest } = context;
  const fields = Object.entries(told.fields).filter(([name]) => find(name) === undefined);
  return {
    ...rest,
    ...Object.fromEntries(fields),
    ...(told.left !== '' && { [only!.path[0]!]: told.left }),
  };
});
