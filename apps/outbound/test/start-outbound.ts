import { type Client, connectLocal } from '@workspace-ops/rpc';
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
import { outboundMigration } from '../src/migrate.ts';
import type { OutboundRouter } from '../src/router.ts';
import { createOutbound, type Outbound, type OutboundDependencies } from '../src/service.ts';
import { outboundDefinitions } from '../src/settings.ts';

/** The other services: what they were told, what they know, and whether they are away. */
export interface PeerStandIns extends SinkRecord {
  /** The workspaces that have the sales workflows. */
  selling: Set<string>;
}

export interface TestOutbound {
  outbound: Outbound;
  client: Client<OutboundRouter>;
  peers: PeerStandIns;
  stop(): Promise<void>;
}

export const createOutboundDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: outboundMigration.migrate, template: 'outbound' });

export interface StartOptions extends Partial<OutboundDependencies> {
  environment?: Record<string, string>;
}

/** The service on the database, with recording stand-ins for the other services. */
export async function startOutbound(
  url: string,
  options: StartOptions = {},
): Promise<TestOutbound> {
  const peers: PeerStandIns = {
    ...createSinkRecord(),
    selling: new Set(),
  };
  const outbound = createOutbound({
    databaseUrl: url,
    settings: readSettings(outboundDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    closedWorkspaces: noClosedWorkspaces,
    sinks: createRecordingSinks(peers),
    apiKey: () => undefined,
    ledger: {
      reserve: async () => ({ dailyUsd: 25, spentUsd: 0 }),
      settle: async () => undefined,
      confirm: async () => undefined,
    },
    isWorkflowDeployed: async ({ caller }, workflowId) => {
      assertPresent(peers, 'workflow');
      return workflowId === 'sal-03' && peers.selling.has(caller.workspaceId);
    },
    ...options,
  });
  await outbound.start();
  return {
    outbound,
    client: connectLocal(() => outbound.router),
    peers,
    stop: () => outbound.stop(),
  };
}
