import {
  listMovedTables,
  type MovedData,
  type MovedTable,
  ofWorkspace,
  scopeTo,
  withAdmin,
} from './moved-data.ts';

/** The tables in which the copy is not what the source has now. */
export async function compareWorkspace(data: MovedData): Promise<string[]> {
  const [source, target] = await Promise.all([digest(data.from, data), digest(data.to, data)]);
  const tables = new Set([...source.keys(), ...target.keys()]);
  return [...tables].filter((table) => source.get(table) !== target.get(table));
}

/** The number of rows of each table and the sum of their hashes, in which no order counts. */
const digest = (url: string, data: MovedData): Promise<Map<string, string>> =>
  withAdmin(url, (sql) =>
    sql.begin('isolation level repeatable read read only', async (tx) => {
      await scopeTo(tx, data.workspaceId);
      const digests = new Map<string, string>();
      for (const table of await listMovedTables(tx, data)) {
        const [row] = await tx.unsafe<{ digest: string }[]>(select(table, data.workspaceId));
        digests.set(table.name, row!.digest);
      }
      return digests;
    }),
  );

const select = ({ name, columns }: MovedTable, workspaceId: string): string => `
  select count(*) || ' ' || coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)
    as digest
  from ${name} where ${ofWorkspace(workspaceId)}`;
