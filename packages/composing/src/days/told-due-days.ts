import { readInvoiceLine } from '../facts/invoice-lines.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { countDaysAhead } from './past-dates.ts';
import type { StepRequest } from '../request/types.ts';

const dueOn = /\bdue(?: date| day)?(?: on| by| was| is)?:? (?:\p{L}+ )?\d/iu;

/** Whether each line of a list names its own due date: `Invoice 204, $90.00, due 10/20/2026`. */
export const tellsDueDays = ({ facts }: FactSheet): boolean =>
  facts.some(
    ({ items }) =>
      items !== undefined && items.length > 0 && items.every((item) => dueOn.test(item)),
  );

/** Whether each line of a list names its own amount: `INV-204 £90.00, disputed`. */
export const tellsAmounts = ({ facts }: FactSheet): boolean =>
  facts.some(
    ({ items, more }) =>
      items !== undefined &&
      items.length > 0 &&
      more === undefined &&
      items.every((item) => readInvoiceLine(item) !== null),
  );

/** `Its due date was`, of a day that has passed, as a fact that a letter can take up. */
export function findDueIs({ find }: FactSheet, request: StepRequest): Fact[] {
  const isAsked = request.definition.inputs.some((one) => one.split('|').includes('dueDate'));
  const due = isAsked ? find('dueDate') : undefined;
  return due !== undefined && countDaysAhead(due, request) < 0
    ? [{ path: [...due.path, 'dueIs'], label: 'Due', names: ['dueis'], value: 'was' }]
    : [];
}
