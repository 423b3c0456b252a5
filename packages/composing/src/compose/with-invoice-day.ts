import type { JsonObject } from '@workspace-ops/contracts';
import { isDay } from '../facts/day-names.ts';
import { namesFor, plainName } from '../facts/field-names.ts';

/** An invoice run asks for the day of the invoice, or for a date: where it has none of the first the second is it. */
export function withInvoiceDay(context: JsonObject, inputs: readonly string[]): JsonObject {
  const asksForIt = inputs.some((input) => {
    const names = input.split('|');
    return names.includes('invoiceDate') && names.includes('date');
  });
  const entries = Object.entries(context);
  if (!asksForIt || entries.some(([name]) => ofInvoice.has(plainName(name)))) return context;
  return Object.fromEntries(
    entries.map(([name, value]) =>
      plainName(name) === 'date' && typeof value === 'string' && isDay(value)
        ? ['invoiceDate', value]
        : [name, value],
    ),
  );
}

const ofInvoice = new Set(namesFor('invoiceDate'));
