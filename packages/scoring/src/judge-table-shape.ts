import { findMisplacedCells } from './find-misplaced-cells.ts';
import { counted, judgement, listed, plural, quoted, when, type Judgement } from './judgement.ts';
import type { Table } from './parse-table.ts';

/** The form of a table: names of its columns, length of its rows, and cells under the right name. */
export function judgeTableShape({ header, rows }: Table): Judgement {
  const nameless = header.filter((name) => name === '').length;
  const repeated = header.length - new Set(header.map((name) => name.toLowerCase())).size;
  const ragged = rows.filter((row) => row.length !== header.length).length;
  const firstRagged = rows.findIndex((row) => row.length !== header.length);
  const formulas = rows.flat().filter((cell) => /^(?:[=@\t]|[+-](?![\d.]+$))/.test(cell));
  const misplaced = findMisplacedCells(header, rows);
  const numeric = header.length > 0 && header.every((name) => /^[\d.,-]+$/.test(name));
  return judgement(
    100,
    [
      ...when(rows.length === 0, 35, { says: 'there is no row', fix: 'Add the rows' }),
      ...counted(
        nameless,
        { each: 10, cap: 30 },
        { says: `${nameless} columns have no name`, fix: 'Name each column' },
      ),
      ...counted(
        nameless > 0 ? 0 : repeated,
        { each: 10, cap: 30 },
        { says: `${repeated} column names occur twice`, fix: 'Name each column once' },
      ),
      ...counted(
        ragged,
        { each: 8, cap: 40 },
        {
          says: `row ${firstRagged + 1} has ${plural(rows[firstRagged]?.length ?? 0, 'cell')} where the header has ${header.length}`,
          fix: 'Give each row as many cells as the header',
        },
      ),
      ...counted(
        misplaced.length,
        { each: 8, cap: 48 },
        {
          says: `${listed(misplaced)} is not what its column says`,
          fix: 'Put each value into its own column, as a date, a number, a name or a state',
        },
      ),
      ...when(numeric, 20, {
        says: `the first row ${quoted(header.join(','))} looks like values, not names`,
        fix: 'Begin with a header',
      }),
      ...counted(
        formulas.length,
        { each: 8, cap: 24 },
        {
          says: `${listed(formulas.map(quoted), 2)} would run as a formula`,
          fix: "Put ' before cells that begin with =, +, - or @",
        },
      ),
    ],
    `a header and ${plural(rows.length, 'row')} of ${plural(header.length, 'cell')}`,
  );
}
