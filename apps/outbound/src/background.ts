import { openServiceJobs, type ServiceJobs } from '@workspace-ops/jobs';
import type { Logger } from '@workspace-ops/service-kit';
import {
  followUpLater,
  followUpTask,
  type LaterDependencies,
  waitingLeadSchema,
} from './follow-ups/follow-up-later.ts';
import type { FollowUpDependencies } from './follow-ups/follow-up.ts';
import { outboundSchema } from './migrate.ts';

export interface BackgroundOptions extends LaterDependencies {
  databaseUrl: string;
  natsUrl?: string | undefined;
  logger: Logger;
}

/** What goes on after an event has been answered. */
export interface Background {
  jobs: ServiceJobs;
  decideLater: FollowUpDependencies['decideLater'];
}

const concurrency = 4;

/** Durable jobs: hot leads that wait for the workflow service. */
export function createBackground(options: BackgroundOptions): Background {
  const { databaseUrl, natsUrl, database, logger } = options;
  const jobs = openServiceJobs({
    service: 'outbound',
    schema: outboundSchema,
    databaseUrl,
    natsUrl,
    database,
    logger,
    concurrency,
    tasks: {
      [followUpTask]: (payload) => followUpLater(options, waitingLeadSchema.parse(payload)),
    },
  });
  return {
    jobs,
    decideLater: (tx, given) =>
      jobs.addJob(tx, followUpTask, {
        workspaceId: tx.workspaceId,
        eventId: given.id,
        receivedAt: given.receivedAt.toISOString(),
      }),
  };
}
