import type { TransactionSql } from 'postgres';
import {
  listMovedTables,
  type MovedData,
  type MovedTable,
  ofWorkspace,
  scopeTo,
  withAdmin,
} from './moved-data.ts';

/** The two ends of a copy that is under way. */
interface Ends {
  source: TransactionSql;
  target: TransactionSql;
  workspaceId: string;
}

/**
 * Copies all that a service holds of a workspace, in one transaction of the target: a copy that was cut
 * short has left nothing there, and one that is made again takes the place of the former.
 * @throws {Error} where the schemas are not of one version.
 */
export const copyWorkspace = (data: MovedData): Promise<void> =>
  withAdmin(data.from, (from) =>
    withAdmin(data.to, async (to) => {
      await from.begin('isolation level repeatable read read only', (source) =>
        to.begin((target) => copyAll(data, { source, target, workspaceId: data.workspaceId })),
      );
    }),
  );

async function copyAll(data: MovedData, ends: Ends): Promise<void> {
  const { source, target, workspaceId } = ends;
  for (const tx of [source, target]) await scopeTo(tx, workspaceId);
  const [tables, others] = await Promise.all([
    listMovedTables(source, data),
    listMovedTables(target, data),
  ]);
  if (JSON.stringify(tables) !== JSON.stringify(others)) {
    throw new Error(
      `The cells have other tables in ${data.schemas.join(', ')}: upgrade one of them.`,
    );
  }
  for (const { name } of tables) {
    await target.unsafe(`delete from ${name} where ${ofWorkspace(workspaceId)}`);
  }
  for (const table of tables) {
    await copyTable(table, ends);
    await advanceSequences(table, ends);
  }
}

/** So few that they fit into memory, however large they are. */
const rowsAtATime = 100;

/**
 * As texts of rows, which lose nothing of any type. What the triggers of another table have written by
 * then is left as it is.
 */
async function copyTable({ name, columns }: MovedTable, ends: Ends): Promise<void> {
  const { source, target, workspaceId } = ends;
  await target.unsafe(`create temp table moving on commit drop as
    select ${columns} from ${name} with no data`);
  const read = `select row(${columns})::text as line from ${name} where ${ofWorkspace(workspaceId)}`;
  for await (const rows of source.unsafe<{ line: string }[]>(read).cursor(rowsAtATime)) {
    const lines = JSON.stringify(rows.map(({ line }) => line));
    await target`
      insert into ${target.unsafe(`${name} (${columns})`)}
      select (moved).* from (
        select line::moving as moved from json_array_elements_text(${lines}::text::json) line offset 0
      ) lines on conflict do nothing`;
  }
  await target.unsafe('drop table moving');
}

/** So many numbers are given at most while one statement reads and sets a sequence. */
const numbersMeanwhile = 1_000;

/** What is numbered from here on comes after what was copied; other workspaces' rows are numbered meanwhile. */
async function advanceSequences({ name }: MovedTable, ends: Ends): Promise<void> {
  const { target, workspaceId } = ends;
  const numbered = await target<{ column: string; sequence: string }[]>`
    select quote_ident(attname) as column, pg_get_serial_sequence(${name}, attname) as sequence
    from pg_attribute where attrelid = ${name}::text::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(${name}, attname) is not null`;
  for (const { column, sequence } of numbered) {
    await target.unsafe(`
      select setval('${sequence}', copied.highest + ${numbersMeanwhile}) from ${sequence},
        (select max(${column}) as highest from ${name} where ${ofWorkspace(workspaceId)}) copied
      where copied.highest > last_value`);
  }
}
