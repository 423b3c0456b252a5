import type {
  AuditLogEntry,
  CreateRunInput,
  RunDecision,
  WorkspaceSummary,
} from '@workspace-ops/contracts';
import { type Client, connectLocal, createWorkflowSink } from '@workspace-ops/rpc';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import {
  assertPresent,
  createRecordingSinks,
  createSinkRecord,
  noClosedWorkspaces,
  createTestDatabase,
  type SinkRecord,
  type TestDatabase,
} from '@workspace-ops/testkit';
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
export interface PeerStandIns extends Omit<SinkRecord, 'events'> {
  decisions: RunDecision[];
  auditLogs: AuditLogEntry[];
  summary: WorkspaceSummary;
}

export interface TestBridge {
  bridge: SyncBridge;
  client: Client<SyncBridgeRouter>;
  peers: PeerStandIns;
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
  const peers: PeerStandIns & SinkRecord = {
    ...createSinkRecord(),
    decisions: [],
    auditLogs: [],
    summary: emptySummary,
  };
  const createRuns = async (runs: CreateRunInput[]): Promise<void> => {
    assertPresent(peers, 'workflow');
    // As the workflow service does: the same id is the same run.
    const known = new Set(peers.createdRuns.map((run) => run.runId));
    peers.createdRuns.push(...runs.filter((run) => !known.has(run.runId)));
  };
  const workflowSink = createWorkflowSink({
    createRuns,
    async reportContacts(reports) {
      assertPresent(peers, 'workflow');
      peers.reportedContacts.push(...reports);
    },
  });
  const bridge = createSyncBridge({
    databaseUrl: url,
    settings: readSettings(syncBridgeDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    closedWorkspaces: noClosedWorkspaces,
    sinks: {
      ...createRecordingSinks(peers),
      events: connectLocal(() => bridge.sink),
      workflow: connectLocal(() => workflowSink),
    },
    workspaceSummary: async () => {
      assertPresent(peers, 'workflow');
      return peers.summary;
    },
    recentAuditLogs: async () => {
      assertPresent(peers, 'audit');
      return peers.auditLogs;
    },
    createRun: async (_call, run) => createRuns([run]),
    decideRun: async (_call, decision) => {
      assertPresent(peers, 'workflow');
      peers.decisions.push(decision);
      return { runId: decision.runId, status: 'pending' };
    },
    ...options,
  });
  await bridge.start();
  return {
    bridge,
    client: connectLocal(() => bridge.router),
    peers,
    url,
    stop: () => bridge.stop(),
  };
}
