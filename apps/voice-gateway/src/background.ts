import type { Database, Transaction } from '@workspace-ops/db';
import { openServiceJobs, type ServiceJobs, type Task } from '@workspace-ops/jobs';
import type { Clock, Logger, Settings } from '@workspace-ops/service-kit';
import type { Dispatcher } from 'undici';
import {
  routeCall,
  routeCallTask,
  routedCallSchema,
  type RoutingDependencies,
} from './calls/route-call.ts';
import type { SuppressionCheck } from './dispatches/check-recipient.ts';
import {
  deliverDispatch,
  deliverDispatchTask,
  queuedDispatchSchema,
} from './dispatches/deliver-dispatch.ts';
import { sendDispatch } from './dispatches/send-dispatch.ts';
import { voiceGatewaySchema } from './migrate.ts';
import type { voiceGatewaySettings } from './settings.ts';

export interface BackgroundOptions extends RoutingDependencies {
  databaseUrl: string;
  isSuppressed: SuppressionCheck;
  isClosed: (workspaceId: string) => boolean;
  settings: Settings<typeof voiceGatewaySettings>;
  dispatcher: Dispatcher;
  database: Database;
  natsUrl?: string | undefined;
  clock: Clock;
  random: () => number;
  logger: Logger;
}

const concurrency = 8;

/** The service's durable jobs: calls on their way to the CRM, and calls to be made. */
export function createBackground(options: BackgroundOptions) {
  const { databaseUrl, natsUrl, database, logger } = options;
  const jobs: ServiceJobs = openServiceJobs({
    service: 'voice-gateway',
    schema: voiceGatewaySchema,
    databaseUrl,
    natsUrl,
    database,
    logger,
    concurrency,
    tasks: {
      [routeCallTask]: (payload) => routeCall(options, routedCallSchema.parse(payload)),
      ...deliveryTasks(options, () => jobs),
    },
  });
  return {
    jobs,
    routeCall: (tx: Transaction, callId: string): Promise<void> => {
      const { workspaceId } = tx;
      const jobKey = `call:${workspaceId}:${callId}`;
      return jobs.addJob(tx, routeCallTask, { workspaceId, callId }, { jobKey });
    },
    queueDelivery: (tx: Transaction, dispatchId: string): Promise<void> =>
      jobs.addJob(tx, deliverDispatchTask, { workspaceId: tx.workspaceId, dispatchId }),
  };
}

/** Without the provider's address nobody takes the jobs: they wait until it is set. */
function deliveryTasks(options: BackgroundOptions, jobs: () => ServiceJobs): Record<string, Task> {
  const { VOICE_DISPATCH_URL: url, VOICE_DISPATCH_TOKEN: token } = options.settings;
  if (url === undefined) return {};
  const { dispatcher } = options;
  const deps = {
    ...options,
    send: (dispatch, signal) => sendDispatch({ url, token, dispatcher }, dispatch, signal),
    retryAt: (tx, dispatchId, runAt) =>
      jobs().addJob(
        tx,
        deliverDispatchTask,
        { workspaceId: tx.workspaceId, dispatchId },
        { runAt },
      ),
  } satisfies Parameters<typeof deliverDispatch>[0];
  return {
    [deliverDispatchTask]: (payload, { signal }) =>
      deliverDispatch(deps, queuedDispatchSchema.parse(payload), signal),
  };
}
