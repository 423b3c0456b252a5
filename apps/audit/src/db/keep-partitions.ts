import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';

const dayMs = 24 * 60 * 60 * 1_000;

/** Makes the coming months' partitions, at the start and once a day. */
export function keepPartitions({ database, logger }: { database: Database; logger: Logger }) {
  let timer: NodeJS.Timeout | undefined;
  const ensure = () =>
    database.transaction(allWorkspaces, async ({ db }) => {
      await db.execute(sql`select audit.ensure_event_partitions()`);
    });
  return {
    async start() {
      await ensure();
      timer = setInterval(() => {
        // What finds no month goes to the default partition: nothing is lost until the next turn.
        ensure().catch((error: unknown) => logger.error({ err: error }, 'no partitions were made'));
      }, dayMs);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
