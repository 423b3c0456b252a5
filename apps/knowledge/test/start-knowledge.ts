import type { AuditEvent } from '@workspace-ops/contracts';
import {
  as,
  type Client,
  connectLocal,
  createAuditSink,
  createEventSink,
  createRunSink,
} from '@workspace-ops/rpc';
import {
  type Clock,
  createLogger,
  readSettings,
  systemClock,
  unavailable,
} from '@workspace-ops/service-kit';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { migrateKnowledge } from '../src/migrate.ts';
import type { KnowledgeRouter } from '../src/router.ts';
import { createKnowledge, type KnowledgeService } from '../src/service.ts';
import { knowledgeDefinitions } from '../src/settings.ts';

export const createKnowledgeDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrateKnowledge, template: 'knowledge' });

export interface TestKnowledge {
  service: KnowledgeService;
  client: Client<KnowledgeRouter>;
  /** What the audit service was handed. */
  audited: AuditEvent[];
  /** Whether the audit service is away. */
  audit: { away: boolean };
  stop(): Promise<void>;
}

export interface StartOptions {
  environment?: Record<string, string>;
  clock?: Clock;
  /** A second replica that is not started looks for nobody else's messages. */
  start?: boolean;
}

/** The service on the database, with an audit service that records what it is handed. */
export async function startKnowledge(
  databaseUrl: string,
  options: StartOptions = {},
): Promise<TestKnowledge> {
  const audited: AuditEvent[] = [];
  const audit = { away: false };
  const auditSink = createAuditSink(async (events) => {
    if (audit.away) throw unavailable('The audit service');
    audited.push(...events);
  });
  const eventSink = createEventSink(async () => {});
  const runSink = createRunSink(async () => {});
  const service = createKnowledge({
    databaseUrl,
    settings: readSettings(knowledgeDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: options.clock ?? systemClock,
    sinks: {
      audit: connectLocal(() => auditSink),
      events: connectLocal(() => eventSink),
      runs: connectLocal(() => runSink),
    },
  });
  if (options.start !== false) await service.start();
  return {
    service,
    client: connectLocal(() => service.router),
    audited,
    audit,
    stop: () => service.stop(),
  };
}

const from = (workspaceId: string, email: string | null, signal?: AbortSignal) =>
  as({
    caller: {
      workspaceId,
      userId: email === null ? null : 'usr_1',
      email,
      role: email === null ? null : 'owner',
      sessionId: null,
      address: '192.0.2.1',
    },
    requestId: 'req_test',
    signal,
  });

/** A signed-in owner of the workspace. */
export const member = (workspaceId: string, signal?: AbortSignal) =>
  from(workspaceId, 'ada@example.com', signal);

/** A caller without a credential, in the workspace of the header or the default one. */
export const visitor = (workspaceId = 'ws_default') => from(workspaceId, null);
