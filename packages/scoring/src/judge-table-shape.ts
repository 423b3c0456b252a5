import { runs } from '@workspace-ops/content/tables';
import { costing } from './contract/clause.ts';
import { hasNames, hasRows, isEven } from './contract/table-clauses.ts';
import { findMisplacedCells } from './find-misplaced-cells.ts';
import { counted, judgement, listed, plural, quoted, when, type Judgement } from './judgement.ts';
import type { Table } from './parse-table.ts';

/** The form of a table: names of its columns, length of its rows, and cells under the right name. */
export function judgeTableShape(table: Table): Judgement {
  const { header, rows } = table;
  const nameless = hasNames(table);
  const repeated = header.length - new Set(header.map((name) => name.toLowerCase())).size;
  const formulas = rows.flat().filter(runs);
  const misplaced = findMisplacedCells(header, rows);
  const numeric = header.length > 0 && header.every((name) => /^[\d.,-]+$/.test(name));
  return judgement(
    100,
    [
      ...costing(hasRows(table), { each: 35 }),
      ...costing(nameless, { each: 10, cap: 30 }),
      ...counted(
        nameless === undefined ? repeated : 0,
        { each: 10, cap: 30 },
        { says: `${repeated} column names occur twice`, fix: 'Name each column once' },
      ),
      ...costing(isEven(table), { each: 8, cap: 40 }),
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
