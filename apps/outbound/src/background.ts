import {
  allWorkspaces,
  type Database,
  deleteExpiredKeys,
  ensurePartitions,
  serviceRole,
} from '@workspace-ops/db';
import { createJobs, measureJobs, type Jobs } from '@workspace-ops/jobs';
import type { Clock, Logger, Measure } from '@workspace-ops/service-kit';
import { idempotencyKeys } from './db/schema/outbound-schema.ts';
import {
  followUpLater,
  followUpTask,
  type LaterDependencies,
  waitingLeadSchema,
} from './follow-ups/follow-up-later.ts';
import type { FollowUpDependencies } from './follow-ups/follow-up.ts';
import { jobsSchema, outboundSchema } from './migrate.ts';

export interface BackgroundOptions extends LaterDependencies {
  databaseUrl: string;
  clock: Clock;
  logger: Logger;
}

/** What goes on after an event has been answered. */
export interface Background {
  jobs: Jobs;
  measure: Measure;
  decideLater: FollowUpDependencies['decideLater'];
}

const maintainTask = 'maintain';
const hourly = `17 * * * * ${maintainTask}`;
const concurrency = 4;

/** Durable jobs: hot leads that wait for the workflow service, and the house-keeping. */
export function createBackground(options: BackgroundOptions): Background {
  const { database, clock, logger } = options;
  const jobs = createJobs({
    connectionString: options.databaseUrl,
    schema: jobsSchema,
    role: serviceRole(outboundSchema.schema),
    applicationName: 'outbound jobs',
    concurrency,
    logger,
    crontab: hourly,
    pollIntervalMs: 1_000,
    tasks: {
      [followUpTask]: (payload) => followUpLater(options, waitingLeadSchema.parse(payload)),
      [maintainTask]: () => maintain(database, clock),
    },
  });
  return {
    jobs,
    measure: measureJobs('outbound', jobsSchema, (query) =>
      database.read(allWorkspaces, (db) => db.execute(query)),
    ),
    decideLater: (tx, given) =>
      jobs.addJob(tx.db, followUpTask, {
        workspaceId: tx.workspaceId,
        eventId: given.id,
        receivedAt: given.receivedAt.toISOString(),
      }),
  };
}

async function maintain(database: Database, clock: Clock): Promise<void> {
  await ensurePartitions(database, outboundSchema.schema);
  await database.transaction(allWorkspaces, async (tx) => {
    await deleteExpiredKeys(tx, idempotencyKeys, clock.now());
  });
}
