import { allWorkspaces, serviceRole } from '@workspace-ops/db';
import type { Wakeups } from '@workspace-ops/bus';
import { createJobs, measureJobs, type Jobs } from '@workspace-ops/jobs';
import type { Logger, Measure } from '@workspace-ops/service-kit';
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
  wakeups: Wakeups;
  logger: Logger;
}

/** What goes on after an event has been answered. */
export interface Background {
  jobs: Jobs;
  measure: Measure;
  decideLater: FollowUpDependencies['decideLater'];
}

const concurrency = 4;

/** Durable jobs: hot leads that wait for the workflow service. */
export function createBackground(options: BackgroundOptions): Background {
  const { database, logger } = options;
  const jobs = createJobs({
    connectionString: options.databaseUrl,
    schema: jobsSchema,
    role: serviceRole(outboundSchema.schema),
    applicationName: 'outbound jobs',
    concurrency,
    wakeups: options.wakeups,
    logger,
    pollIntervalMs: 1_000,
    tasks: {
      [followUpTask]: (payload) => followUpLater(options, waitingLeadSchema.parse(payload)),
    },
  });
  return {
    jobs,
    measure: measureJobs('outbound', jobsSchema, (query) =>
      database.read(allWorkspaces, (db) => db.execute(query)),
    ),
    decideLater: (tx, given) =>
      jobs.addJob(tx, followUpTask, {
        workspaceId: tx.workspaceId,
        eventId: given.id,
        receivedAt: given.receivedAt.toISOString(),
      }),
  };
}
