import type { JsonObject } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { normalName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';

export interface Figure {
  name: string;
  written: string;
  amount: number;
}

/** The first figure of a record whose name fits. */
export function findFigure(record: JsonObject, shape: RegExp): Figure | undefined {
  for (const [name, value] of Object.entries(record)) {
    if (!shape.test(normalName(name))) continue;
    const amount = readAmount(value);
    if (amount !== undefined && (typeof value === 'string' || typeof value === 'number'))
      return { name, written: String(value), amount };
  }
  return undefined;
}

/** What the amount of a line is called. */
export const ofLine = /^(?:amount|total|net|gross|price|linetotal)$/;

/** `J-4140` twice, once for 325 and once for 352, with all its words the same. */
export function askAboutTwice(records: readonly JsonObject[]): string[] {
  const seen = new Map<string, Figure>();
  for (const record of records) {
    const words = Object.values(record).filter((value) => typeof value === 'string');
    const figure = findFigure(record, ofLine);
    if (words.length < 2 || figure === undefined) continue;
    const key = words.filter((word) => word !== figure.written).join('\u0000');
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, figure);
      continue;
    }
    const twice = `“${inlineText(words[0]!, 60)}” stands twice in the list`;
    return [
      before.amount === figure.amount
        ? `${twice}, with ${figure.written} each time: is one of them too many?`
        : `${twice}, with ${before.written} and with ${figure.written}: which is right?`,
    ];
  }
  return [];
}

const numbered = /^(?:invoice|invoiceno|invoicenumber|invno|inv|no|number|creditnote)$/;
const whose = /^(?:customer|customername|client|clientname|account|company|billto|name|family)$/;

/** `INV-30413` for Mr Gillard, and for Mrs Toll. */
export function askAboutNumber(records: readonly JsonObject[]): string[] {
  const seen = new Map<string, string>();
  const find = (record: JsonObject, shape: RegExp): string => {
    const [, value] = Object.entries(record).find(([name]) => shape.test(normalName(name))) ?? [];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  for (const record of records) {
    const [number, customer] = [find(record, numbered), find(record, whose)];
    if (number === '' || customer === '') continue;
    const other = seen.get(number);
    if (other !== undefined && other !== customer) {
      const both = [other, customer].map((name) => inlineText(name, 60)).join(' and ');
      return [`${inlineText(number, 40)} is the number of two, ${both}: which has another?`];
    }
    seen.set(number, customer);
  }
  return [];
}
