import { namesFor } from '../facts/field-names.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import type { DraftRequest } from '../request/types.ts';

/** What a letter tells of an invoice. */
const ofInvoice = new Set(
  'customer invoice amount dueDate date contact currency email phone daysOverdue age status remindersSent reminders paid amountPaid invoiced paidSoFar'
    .split(' ')
    .flatMap(namesFor),
);

/** Invoices of which more is said than a reminder tells: that a part is paid, or what was promised. */
export const listUntoldEntries = ({ definition, record }: DraftRequest): Fact[] =>
  definition.inputs.includes('invoices')
    ? record.facts.filter(
        (fact) => isEntry(fact) && fact.fields?.some((name) => !ofInvoice.has(name)),
      )
    : [];
