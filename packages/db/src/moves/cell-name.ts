import { withAdmin } from './moved-data.ts';

/**
 * Gives a database the name of its cell: programs compare it with the cell that they are for.
 * @throws {Error} where it has the name of another one.
 */
export const nameCell = (url: string, cell: string): Promise<void> =>
  withAdmin(url, async (sql) => {
    const [row] = await sql<{ cell: string | null; statement: string }[]>`
      select current_setting('workspace_ops.cell', true) as cell,
        format('alter database %I set workspace_ops.cell = %L', current_database(), ${cell}::text)
          as statement`;
    if (row!.cell === cell) return;
    if (row!.cell) throw new Error(`it is of the cell ${row!.cell}, and CELL is ${cell}`);
    await sql.unsafe(row!.statement);
  });

/** @returns null for a database that was given none. */
export const readCellName = (url: string): Promise<string | null> =>
  withAdmin(url, async (sql) => {
    const [row] = await sql<{ cell: string | null }[]>`
      select current_setting('workspace_ops.cell', true) as cell`;
    return row!.cell || null;
  });
