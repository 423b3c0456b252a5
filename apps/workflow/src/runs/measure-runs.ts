import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { Measure } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';

const labelNames = ['status'];
const count = {
  name: 'workspace_ops_runs',
  help: 'Runs of all workspaces that are not over, by status.',
  labelNames,
};
const oldest = {
  name: 'workspace_ops_runs_oldest_seconds',
  help: 'The age of the oldest run of the status; 0 without one.',
  labelNames,
};

/** The statuses of a run that is not over. Each has an index of its own to count by. */
const waiting = ['pending', 'running', 'paused_for_approval'] as const;

/** Runs that are not over, by status, and the age of the oldest. */
export const measureRuns = (database: Database): Measure => ({
  gauges: [count, oldest],
  read: () =>
    database.read(allWorkspaces, async ({ db }) => {
      const values = await Promise.all(
        waiting.map(async (status) => {
          const [row] = await db.execute<{ runs: string; seconds: string }>(sql`
            select count(*) as runs,
              coalesce(extract(epoch from now() - min(${runs.createdAt})), 0) as seconds
            from ${runs} where status = ${sql.raw(`'${status}'`)}`);
          return [
            { gauge: count.name, labels: { status }, value: Number(row?.runs ?? 0) },
            { gauge: oldest.name, labels: { status }, value: Number(row?.seconds ?? 0) },
          ];
        }),
      );
      return values.flat();
    }),
});
