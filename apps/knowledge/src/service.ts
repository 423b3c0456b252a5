import { type ClosedWorkspacesSource, openServiceDatabase } from '@workspace-ops/db';
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
  type Logger,
  resolveTenancy,
  type Service,
  type Settings,
} from '@workspace-ops/service-kit';
import { outbox } from './db/schema/knowledge-schema.ts';
import { knowledgeMigration } from './migrate.ts';
import { createKnowledgeRouter, type KnowledgeRouter } from './router.ts';
import type { knowledgeDefinitions } from './settings.ts';

export interface KnowledgeServiceDependencies {
  databaseUrl: string;
  settings: Settings<typeof knowledgeDefinitions>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  closedWorkspaces: ClosedWorkspacesSource;
  ledger: SpendingLedger;
}

export interface KnowledgeService extends Service {
  router: KnowledgeRouter;
}

export function createKnowledge(deps: KnowledgeServiceDependencies): KnowledgeService {
  const { databaseUrl, settings, logger, clock, sinks, ledger } = deps;
  const opened = openServiceDatabase({
    service: 'knowledge',
    url: databaseUrl,
    schema: knowledgeMigration.service,
    outbox,
    destinations: sinkDestinations(sinks),
    closedWorkspaces: deps.closedWorkspaces,
    logger,
    clock,
  });
  const { database } = opened;
  const generative = createGenerative({ ...toGenerativeOptions(settings), logger });
  const tenancy = resolveTenancy(settings);
  return {
    name: 'knowledge',
    router: createKnowledgeRouter({
      database,
      generative,
      openAccount: (ctx, workspaceId) => openAccount({ ledger, logger }, ctx, workspaceId),
      confirmSpending: (ctx, call) => confirmSpending({ ledger, logger }, ctx, call),
      clock,
      tenancy,
    }),
    probes: opened.probes,
    measures: [...opened.measures, generative.measure],
    async start() {
      opened.start();
    },
    stop: () => opened.stop(),
  };
}
