import type { SpendingLedger } from '@workspace-ops/generative';
import { withContext, type Client, connectLocal } from '@workspace-ops/rpc';
import { type Clock, createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import {
  anonymousCall,
  callFrom,
  createRecordingSinks,
  createSinkRecord,
  noClosedWorkspaces,
  createTestDatabase,
  type SinkRecord,
  type TestDatabase,
} from '@workspace-ops/testkit';
import { knowledgeMigration } from '../src/migrate.ts';
import type { KnowledgeRouter } from '../src/router.ts';
import { createKnowledge, type KnowledgeService } from '../src/service.ts';
import { knowledgeDefinitions } from '../src/settings.ts';

export const createKnowledgeDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: knowledgeMigration.migrate, template: 'knowledge' });

const openLedger: SpendingLedger = {
  reserve: async () => ({ dailyUsd: 25, spentUsd: 0 }),
  settle: async () => undefined,
  confirm: async () => undefined,
};

export interface TestKnowledge extends Pick<SinkRecord, 'audited' | 'away'> {
  service: KnowledgeService;
  client: Client<KnowledgeRouter>;
  stop(): Promise<void>;
}

export interface StartOptions {
  environment?: Record<string, string>;
  clock?: Clock;
  /** Absent means one that lets everything through. */
  ledger?: SpendingLedger;
  /** A second replica that is not started looks for nobody else's messages. */
  start?: boolean;
}

/** The service on the database, with an audit service that records what it is handed. */
export async function startKnowledge(
  databaseUrl: string,
  options: StartOptions = {},
): Promise<TestKnowledge> {
  const record = createSinkRecord();
  const service = createKnowledge({
    databaseUrl,
    settings: readSettings(knowledgeDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: options.clock ?? systemClock,
    closedWorkspaces: noClosedWorkspaces,
    sinks: createRecordingSinks(record),
    ledger: options.ledger ?? openLedger,
  });
  if (options.start !== false) await service.start();
  return {
    service,
    client: connectLocal(() => service.router),
    audited: record.audited,
    away: record.away,
    stop: () => service.stop(),
  };
}

/** A signed-in owner of the workspace. */
export const member = (workspaceId: string, signal?: AbortSignal) =>
  withContext({ ...callFrom(workspaceId), signal });

/** A caller without a credential, in the workspace of the header or the default one. */
export const visitor = (workspaceId = 'ws_default') => withContext(anonymousCall(workspaceId));
