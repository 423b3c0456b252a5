import { plural, quoted, listed } from '../judgement.ts';
import type { Table } from '../parse-table.ts';
import { breach } from './clause.ts';

export const hasRows = ({ rows }: Table) =>
  breach(rows.length === 0 ? 1 : 0, { says: 'there is no row', fix: 'Add the rows' });

export const hasNames = ({ header }: Table) => {
  const nameless = header.filter((name) => name === '').length;
  return breach(nameless, {
    says: `${plural(nameless, 'column')} without a name`,
    fix: 'Name each column',
  });
};

export const isEven = ({ header, rows }: Table) => {
  const first = rows.findIndex((row) => row.length !== header.length);
  return breach(rows.filter((row) => row.length !== header.length).length, {
    says: `row ${first + 1} has ${plural(rows[first]?.length ?? 0, 'cell')} where the header has ${header.length}`,
    fix: 'Give each row as many cells as the header',
  });
};

/** `Due date`, `due_date` and `dueDate` are one name. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export interface Columns {
  /** These come first. */
  first: readonly string[];
  /** These may follow. */
  further: readonly string[];
}

export const hasColumns = ({ header }: Table, { first, further }: Columns) => {
  const names = header.map(plainName);
  const missing = first.filter((name, at) => names[at] !== plainName(name));
  const known = new Set([...first, ...further].map(plainName));
  const foreign = header.filter((name) => !known.has(plainName(name)));
  const isWrong = first.length > 0 && missing.length + foreign.length > 0;
  return breach(isWrong ? Math.max(missing.length, foreign.length) : 0, {
    says: `the columns are ${listed(header.map(quoted), 8)}`,
    fix: `Make the columns ${first.join(', ')}, in this order and without others`,
  });
};
