import { ignoringCase } from '@workspace-ops/content';
import type { JsonObject } from '@workspace-ops/contracts';
import { splitAmount } from './amounts.ts';
import { moneyCodes, moneySigns } from './currency.ts';
import { splitDue } from './due-lines.ts';
import { normalName } from './field-names.ts';
import { onceFor } from './once-for.ts';

/** An invoice that is a line of text, by its parts. */
interface InvoiceLine {
  said: string;
  amount: string;
  dueDate?: string;
  /** Of it, as it is written. */
  paid?: string;
  status?: string;
}

const money = String.raw`(?:(?:${moneySigns}) ?|(?:${moneyCodes}|Rs\.?) )\d[\d,]{0,12}(?:\.\d{1,2})?`;
const onDay = String.raw`(?: (?:on|in|by|at|last|yesterday|today|this) ?[^,;()$€£₹]{0,24}| \d[^,;()$€£₹]{1,20})?`;
const lead = String.raw`[\s,;:(–-]{1,3}(?:(?:of which|less|minus|but|with|and|they|has|have|already|part(?:ly|ially)?|half)[ -]){0,3}`;
/** `, paid £400 on the 3rd`, `(£400 received)`: of an invoice a part. */
const parts = [
  `(?:paid|received|credited|payment of|paid so far|payment)[,:]? (?:us |of )?(?<paid>${money})`,
  String.raw`(?<paid>${money}) (?:(?:has|have|was|is|already) )?(?:been )?(?:paid|received|credited|on account)(?: so far| already)?`,
].map((part) => ignoringCase(`${lead}${part}${onDay}\\)?(?=$|[,;.)])`));

const state = ignoringCase(
  String.raw`^(?<before>.{1,300}?${money})[\s,;:(–-]{1,3}(?:status:? ?)?(?<status>(?:in |under )?(?:disputed?|query|queried|on hold|unpaid|overdue|open))[.)]*$`,
);

/** `INV-204 £1,200, paid £400 on the 3rd`, `INV-206 £90 disputed`; null where its parts are not told for sure. */
export function readInvoiceLine(text: string): InvoiceLine | null {
  if (text.length > longest) return null;
  const due = splitDue(text);
  const rest = due === null ? text : joinRest(due.before, due.after);
  const paid = parts.map((part) => part.exec(rest)).find((found) => found !== null);
  const unpaid = paid
    ? `${rest.slice(0, paid.index)}${rest.slice(paid.index + paid[0].length)}`
    : rest;
  const { before = unpaid, status } = state.exec(unpaid.trim())?.groups ?? {};
  const split = splitAmount(before.replace(/[\s,;.(–-]+$/u, '').replace(withTax, ''));
  if (split === null || /[$€£₹]/.test(split.said)) return null;
  return {
    said: split.said.replace(/ (?:for|of|at)$/, ''),
    amount: split.amount,
    ...(due !== null && { dueDate: due.dueDate }),
    ...(paid && { paid: paid.groups!['paid']! }),
    ...(status !== undefined && { status }),
  };
}
/** Of what is with the tax nothing more is open. */
export const withTax = / ?\(?inc(?:l|luding)?\.? (?:gst|vat|tax)\)?$/i;
const longest = 320;

const joinRest = (before: string, after: string): string =>
  [before, after].filter((part) => part !== '').join(after.startsWith('(') ? ' ' : ', ');

/** The invoices of a text, where each part of it is one with its amount: `INV 88 £320 due 1 Nov; INV 90 £180`. */
function splitInvoices(text: string): string[] | undefined {
  if (text.length > longestText) return undefined;
  const lines = text
    .split(/[;\n]/)
    .flatMap((part) => part.split(behindInvoice))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // What more is said of one of several is for whoever reads its line.
  const isOfInvoices = lines.every(
    (line) => readInvoiceLine(line) !== null || (lines.length > 1 && ofInvoice.test(line)),
  );
  return isOfInvoices && lines.length > 0 ? lines : undefined;
}
const ofInvoice = new RegExp(
  `^(?:#|[Ii]nv(?:oice)?[ .#-]?|\\p{Lu}{1,5}-?) ?\\d[^$€£₹]{0,40}${money}[^$€£₹]*$`,
  'u',
);
const longestText = 4_000;
/** A comma before the number of the next invoice, and not before `CAD 1,130`. */
const behindInvoice = new RegExp(
  `,\\s+(?:and )?(?!(?:${moneyCodes}) )(?=(?:#|[Ii]nv(?:oice)?[ .#-]?|\\p{Lu}{1,5}-?) ?\\d)`,
  'u',
);

const ofInvoices =
  /^(?:(?:open|unpaid|overdue|outstanding|late)?invoices?|invoice(?:s?details?|list)|overdue|unpaid|outstanding)$/;

/** The data with the invoices that a text holds as their list. As it is where a list is given. */
export const withInvoiceLines = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context);
  if (entries.some(([, value]) => Array.isArray(value))) return context;
  const read = entries.map(([name, value]) =>
    ofInvoices.test(normalName(name)) && typeof value === 'string'
      ? splitInvoices(value)
      : undefined,
  );
  const found = read.filter((lines) => lines !== undefined);
  if (found.length !== 1) return context;
  return Object.fromEntries(
    entries.map(([name, value], at) =>
      read[at] === undefined ? [name, value] : ['invoices', read[at]],
    ),
  );
});

/** The same as a record; its number as a field of that name says it. */
export const toInvoice = ({ said, ...own }: InvoiceLine): JsonObject => ({
  invoice: said.replace(/^invoices? (?:no\.? ?|number )?(?=\S*\d)/i, ''),
  ...own,
});
