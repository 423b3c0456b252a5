import { namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { isEntry } from '../facts/read-facts.ts';
import type { DraftRequest } from './types.ts';

/** What a letter tells of an invoice. */
const ofInvoice = new Set(
  'customer invoice amount dueDate date contact currency email phone daysOverdue age status remindersSent reminders paid amountPaid'
    .split(' ')
    .flatMap(namesFor),
);

/** Invoices of which more is said than a reminder tells: that a part is paid, or what was promised. */
export const listUntoldEntries = ({ definition, record }: DraftRequest): string[] =>
  definition.inputs.includes('invoices')
    ? record.facts
        .filter((fact) => isEntry(fact) && fact.fields?.some((name) => !ofInvoice.has(name)))
        .map(({ value }) => `“${clipSentence(value, 160)}”`)
    : [];
