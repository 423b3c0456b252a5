import { auditRefusals, type ClosedWorkspacesSource, openServiceDatabase } from '@workspace-ops/db';
import {
  confirmSpending,
  createGenerative,
  openAccount,
  type SpendingLedger,
  toGenerativeOptions,
} from '@workspace-ops/generative';
import { sinkDestinations, type Sinks } from '@workspace-ops/rpc';
import {
  type Clock,
  createComputeThread,
  type Logger,
  resolveTenancy,
  type Service,
  type Settings,
} from '@workspace-ops/service-kit';
import { Agent } from 'undici';
import { createBackground } from './background.ts';
import { computeTasks } from './compute-tasks.ts';
import type { CampaignDependencies } from './campaigns/verify-connection.ts';
import { idempotencyKeys, outbox } from './db/schema/outbound-schema.ts';
import { createFollowUp, type FollowUpDependencies } from './follow-ups/follow-up.ts';
import { outboundSchema } from './migrate.ts';
import { createOutboundRouter, type OutboundRouter } from './router.ts';
import type { outboundDefinitions } from './settings.ts';

export interface OutboundDependencies
  extends Pick<CampaignDependencies, 'apiKey'>, Pick<FollowUpDependencies, 'isWorkflowDeployed'> {
  databaseUrl: string;
  /** What carries wake-ups; its own database when absent. */
  natsUrl?: string | undefined;
  settings: Settings<typeof outboundDefinitions>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  closedWorkspaces: ClosedWorkspacesSource;
  /** Of what workspaces spend on models. */
  ledger: SpendingLedger;
}

export interface Outbound extends Service {
  router: OutboundRouter;
}

/** The cold-email integration: its connection, its campaigns, and the events of its leads. */
export function createOutbound(deps: OutboundDependencies): Outbound {
  const { databaseUrl, settings, logger, clock, ledger } = deps;
  const opened = openServiceDatabase({
    service: 'outbound',
    url: databaseUrl,
    schema: outboundSchema,
    outbox,
    destinations: sinkDestinations(deps.sinks),
    idempotencyKeys,
    closedWorkspaces: deps.closedWorkspaces,
    logger,
    clock,
  });
  const { database } = opened;
  const compute = createComputeThread(computeTasks, new URL('compute-worker.ts', import.meta.url));
  const agent = new Agent();
  const generative = createGenerative({ ...toGenerativeOptions(settings), logger });
  const background = createBackground({ ...deps, database });
  return {
    name: 'outbound',
    probes: [...opened.probes, background.jobs.probe],
    measures: [...opened.measures, background.jobs.measure, generative.measure],
    router: createOutboundRouter({
      database,
      compute,
      clock,
      logger,
      apiKey: deps.apiKey,
      baseUrl: settings.COLDMAIL_API_BASE_URL,
      timeoutMs: settings.COLDMAIL_TIMEOUT_MS,
      listTimeoutMs: settings.COLDMAIL_LIST_TIMEOUT_MS,
      dispatcher: agent,
      generative,
      modelTimeoutMs: settings.COLDMAIL_MODEL_TIMEOUT_MS,
      openAccount: (ctx) => openAccount({ ledger, logger }, ctx, ctx.caller.workspaceId),
      confirmSpending: (ctx, entryId) =>
        confirmSpending({ ledger, logger }, ctx, {
          workspaceId: ctx.caller.workspaceId,
          entryId,
        }),
      followUp: createFollowUp({ ...deps, decideLater: background.decideLater }),
      webhookAuth: {
        webhook: 'coldmail',
        secretName: 'COLDMAIL_WEBHOOK_SECRET',
        master: settings.COLDMAIL_WEBHOOK_SECRET,
        defaultWorkspaceId: settings.DEFAULT_WORKSPACE_ID,
        tenancy: resolveTenancy(settings),
      },
      ...auditRefusals(
        { database, clock },
        {
          agent: 'Cold-email integration',
          action: 'coldmail.webhook_refused',
          refused: 'a cold-email event',
        },
      ),
    }),
    async start() {
      opened.start();
      await background.jobs.start();
    },
    drain: () => background.jobs.drain(),
    async stop() {
      await background.jobs.stop();
      await compute.stop();
      await opened.stop();
      await agent.destroy();
    },
  };
}
