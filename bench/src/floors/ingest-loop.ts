import { answerParent } from '@workspace-ops/load';
import { openSql } from '../system/open-sql.ts';
import { ingestStatements } from './ingest-statements.ts';

export interface IngestLoop {
  databaseUrl: string;
  payload: string;
  connections: number;
  seconds: number;
}

/** The transactions that pgbench would run, where that is not installed. @returns how many a second */
answerParent(async ({ databaseUrl, payload, connections, seconds }: IngestLoop) => {
  const statements = ingestStatements(payload);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const sql = openSql(databaseUrl, 1);
      let count = 0;
      for (; performance.now() < endsAt; count++) {
        await sql`begin`;
        for (const statement of statements) await sql.unsafe(statement, [], { prepare: true });
        await sql`commit`;
      }
      await sql.end();
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total / ((performance.now() - startedAt) / 1_000);
});
