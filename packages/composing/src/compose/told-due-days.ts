import type { FactSheet } from '../facts/read-facts.ts';

const dueOn = /\bdue(?: date| day)?(?: on| by| was| is)?:? (?:\p{L}+ )?\d/iu;

/** Whether each line of a list names its own due date: `Invoice 204, $90.00, due 10/20/2026`. */
export const tellsDueDays = ({ facts }: FactSheet): boolean =>
  facts.some(
    ({ items }) =>
      items !== undefined && items.length > 0 && items.every((item) => dueOn.test(item)),
  );
