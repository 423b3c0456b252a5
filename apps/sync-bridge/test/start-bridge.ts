import type {
  AuditEvent,
  AuditLogEntry,
  CreateRunInput,
  DecideRunInput,
  WorkspaceSummary,
} from '@workspace-ops/contracts';
import {
  as,
  type Call,
  type Client,
  connectLocal,
  createAuditSink,
  createRunSink,
} from '@workspace-ops/rpc';
import { createLogger, readSettings, systemClock, unavailable } from '@workspace-ops/service-kit';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { migrateSyncBridge } from '../src/migrate.ts';
import type { SyncBridgeRouter } from '../src/router.ts';
import { createSyncBridge, type SyncBridge, type SyncBridgeDependencies } from '../src/service.ts';
import { syncBridgeDefinitions } from '../src/settings.ts';

export const emptySummary: WorkspaceSummary = {
  activeTasks: 0,
  pendingApprovalsCount: 0,
  totalWorkflows: 0,
  workflows: [],
  pendingApprovals: [],
};

/** The other services: what they were told, and whether they are away. */
export interface Neighbours {
  audited: AuditEvent[];
  createdRuns: CreateRunInput[];
  decisions: DecideRunInput[];
  auditLogs: AuditLogEntry[];
  summary: WorkspaceSummary;
  away: Set<'audit' | 'workflow'>;
}

export interface TestBridge {
  bridge: SyncBridge;
  client: Client<SyncBridgeRouter>;
  neighbours: Neighbours;
  url: string;
  stop(): Promise<void>;
}

export const createBridgeDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrateSyncBridge, template: 'sync' });

export interface StartOptions extends Partial<SyncBridgeDependencies> {
  environment?: Record<string, string>;
}

/** A bridge on the database, with recording stand-ins for audit and workflow. */
export async function startBridge(url: string, options: StartOptions = {}): Promise<TestBridge> {
  const neighbours: Neighbours = {
    audited: [],
    createdRuns: [],
    decisions: [],
    auditLogs: [],
    summary: emptySummary,
    away: new Set(),
  };
  const present = (name: 'audit' | 'workflow'): void => {
    if (neighbours.away.has(name)) throw unavailable(`The ${name} service`);
  };
  const createRuns = async (runs: CreateRunInput[]): Promise<void> => {
    present('workflow');
    // As the workflow service does: the same id is the same run.
    const known = new Set(neighbours.createdRuns.map((run) => run.runId));
    neighbours.createdRuns.push(...runs.filter((run) => !known.has(run.runId)));
  };
  const auditSink = createAuditSink(async (events) => {
    present('audit');
    neighbours.audited.push(...events);
  });
  const runSink = createRunSink(createRuns);
  const bridge = createSyncBridge({
    databaseUrl: url,
    settings: readSettings(syncBridgeDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    sinks: {
      audit: connectLocal(() => auditSink),
      events: connectLocal(() => bridge.sink),
      runs: connectLocal(() => runSink),
    },
    workspaceSummary: async () => {
      present('workflow');
      return neighbours.summary;
    },
    recentAuditLogs: async () => {
      present('audit');
      return neighbours.auditLogs;
    },
    createRun: async (_call, run) => createRuns([run]),
    decideRun: async (_call, decision) => {
      present('workflow');
      neighbours.decisions.push(decision);
      return { runId: decision.runId, status: 'pending' };
    },
    ...options,
  });
  await bridge.start();
  return {
    bridge,
    client: connectLocal(() => bridge.router),
    neighbours,
    url,
    stop: () => bridge.stop(),
  };
}

let requests = 0;

/** A call from a signed-in user of the workspace. */
export const callFrom = (workspaceId: string, idempotencyKey?: string): Call => ({
  caller: {
    workspaceId,
    userId: 'usr_1',
    email: 'ada@example.com',
    role: 'owner',
    sessionId: null,
    address: '192.0.2.1',
  },
  requestId: `request-${++requests}`,
  idempotencyKey,
});

export const from = (workspaceId: string, idempotencyKey?: string) =>
  as(callFrom(workspaceId, idempotencyKey));
