import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { findFigure, ofLine } from '../figures/check-entries.ts';
import { toName } from '../facts/conflicts.ts';
import { freeText, normalName } from '../facts/field-names.ts';
import { inlineText, splitSentences, clipSentence } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { readAmount, splitAmount } from '../facts/amounts.ts';
import type { LeftLine, StepRequest } from '../request/types.ts';

/** The data of a run without the lines that are left out. */
export interface Kept {
  context: JsonObject;
  left: readonly LeftLine[];
}

const reason =
  "(?:,? (?:as|because|since|for now|this (?:time|month|run)|(?:he|she|it|they)(?:['’](?:s|re|ve)| is| has| are| have| was| were)\\b).*)?";
const order = new RegExp(
  `^(?:please |pls |and |also )?(?:(?<away>leave|take|keep|strike|knock|cross) (?<first>out |off )?|(?:drop|remove|omit|skip|exclude|delete) |(?:do not|don['’]?t) (?:bill|charge|invoice|include) (?:for )?)(?<what>[^,;]{2,100}?)(?<last> (?:out|off))?(?: (?:of|from) (?:it|this|the (?:run|invoices?|bill|lines?|table)))?${reason}[.!]?$`,
  'iu',
);
const ofOwn = new RegExp(
  `^(?:please |pls )?(?:(?:leave|take|keep) (?:(?:this|it|that)(?: line| one)? )?(?:out|off)|(?:omit|exclude|skip|drop)(?: (?:this|it))?|(?:do not|don['’]?t) (?:bill|charge|invoice|include)(?: (?:this|it))?|not to be (?:billed|charged|invoiced|included))${reason}[.!]?$`,
  'iu',
);
/** What depends on something is for a person to decide. */
const conditional = /\b(?:if|unless|until|till|when|once|or|except|only|but|maybe|perhaps)\b|\?/i;
const ofSeveral = /\b(?:lines|rows|entries|items|jobs|invoices|all|both|everything)\b/i;
const before =
  /^(?:(?:the|this|that|all|both|everything) )*(?:(?:lines?|rows?|entry|entries|items?|charges?|invoices?|jobs?)(?: (?:of|for|about|on|from|with|called|named))?(?: the)? )?/i;

/** Of a run of invoices the lines that its notes leave in. */
export const withoutLeftLines = ({
  definition: { inputs },
  context,
}: Pick<StepRequest, 'definition' | 'context'>): Kept =>
  inputs.some((input) => input.split('|').includes('invoiceDate'))
    ? followOrders(context)
    : { context, left: [] };

const followOrders = onceFor((context: JsonObject): Kept => {
  const orders = listOrders(context);
  const left: LeftLine[] = [];
  const entries = Object.entries(context).map(([name, list]): [string, JsonValue] => {
    if (!Array.isArray(list) || list.length < 2) return [name, list];
    const gone = findGone(list, orders);
    if (gone.size === 0 || gone.size === list.length) return [name, list];
    for (const [at, said] of gone) left.push(describe(list[at]!, { at, said }));
    return [name, list.filter((_, at) => !gone.has(at))];
  });
  return left.length === 0 ? { context, left } : { context: Object.fromEntries(entries), left };
});

interface Order {
  said: string;
  what: string;
}

function listOrders(context: JsonObject): Order[] {
  return Object.entries(context)
    .flatMap(([name, value]) =>
      freeText.has(normalName(name)) && typeof value === 'string'
        ? splitSentences(inlineText(value, longestNote))
        : [],
    )
    .filter((said) => said.length <= longestOrder && !conditional.test(said))
    .flatMap((said): Order[] => {
      const { away, first, last, what } = order.exec(said)?.groups ?? {};
      const isOrder = what !== undefined && (away === undefined || (first ?? last) !== undefined);
      return isOrder ? [{ said, what: what.replace(before, '') || what }] : [];
    });
}
const longestNote = 4_000;
const longestOrder = 200;

/** The places of the lines that are left out, with what says so. */
function findGone(list: readonly JsonValue[], orders: readonly Order[]): Map<number, string> {
  const gone = new Map<number, string>();
  for (const [at, entry] of list.entries()) {
    const own = findOwnOrder(entry);
    if (own !== undefined) gone.set(at, own);
  }
  for (const { said, what } of orders) {
    const meant = list.flatMap((entry, at) => (isMeant(entry, what, at) ? [at] : []));
    if (meant.length === 1 || ofSeveral.test(said)) for (const at of meant) gone.set(at, said);
  }
  return gone;
}

const findOwnOrder = (entry: JsonValue): string | undefined =>
  isJsonObject(entry)
    ? Object.values(entry).find(
        (value): value is string =>
          typeof value === 'string' &&
          value.length <= longestOrder &&
          ofOwn.test(value.trim()) &&
          !conditional.test(value),
      )
    : undefined;

function isMeant(entry: JsonValue, what: string, at: number): boolean {
  const [, place] = /^(?:line |row |item |no\.? ?)?(\d{1,3})$/i.exec(what) ?? [];
  if (place !== undefined) return Number(place) === at + 1;
  const wanted = toName(what);
  return listNames(entry).some((name) => name === wanted || name.startsWith(`${wanted} `));
}

/** By what an entry may be called. */
function listNames(entry: JsonValue): string[] {
  const texts = isJsonObject(entry) ? Object.values(entry) : [entry];
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => toName(splitAmount(text)?.said ?? text))
    .filter((name) => name.length > 2 && readAmount(name) === undefined);
}

function describe(entry: JsonValue, { at, said }: { at: number; said: string }): LeftLine {
  const record = isJsonObject(entry) ? entry : {};
  const texts = isJsonObject(entry) ? Object.values(entry) : [entry];
  const name = texts.find((text) => typeof text === 'string' && text !== said);
  return {
    name: typeof name === 'string' ? inlineText(name, 60) : `line ${String(at + 1)}`,
    amount: findFigure(record, ofLine)?.written ?? '',
    said: clipSentence(inlineText(said, 200), 120),
  };
}

/** `Left out of the lines, as “Leave this out” says: “Weekend callout”, 200. Is that right?` */
export function tellLeftLines(left: readonly LeftLine[], context: JsonObject): string[] {
  // Of several lines the sum is compared with the amount.
  const isAlone = Object.values(context).some((list) => Array.isArray(list) && list.length === 1);
  const asked =
    isAlone && findFigure(context, ofTotal) !== undefined
      ? 'Is that right, and is the amount on record without it?'
      : 'Is that right?';
  return [...Map.groupBy(left, ({ said }) => said)].map(([said, lines]) => {
    const named = lines.map(({ name, amount }) => `“${name}”${amount === '' ? '' : `, ${amount}`}`);
    return `Left out of the lines, as “${said}” says: ${named.join('; ')}. ${asked}`;
  });
}
const ofTotal = /^(?:amount|price|(?:grand)?total(?:price|amount)?)$/;

/** Whether a question asks of nothing but what is told so. */
export const asksOfLeft = (question: string, left: readonly LeftLine[]): boolean =>
  left.some(({ said }) => question === `On record is “${said}”: do the lines keep to that?`);
