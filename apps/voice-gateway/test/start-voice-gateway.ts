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
import { voiceGatewayMigration } from '../src/migrate.ts';
import type { VoiceGatewayRouter } from '../src/router.ts';
import {
  createVoiceGateway,
  type VoiceGateway,
  type VoiceGatewayDependencies,
} from '../src/service.ts';
import { voiceGatewayDefinitions } from '../src/settings.ts';

/** The other services: what they were asked, what they know, and whether they are away. */
export interface PeerStandIns extends SinkRecord {
  /** The workspaces that have the sales workflows. */
  selling: Set<string>;
  /** Numbers on the do-not-call list, each after its workspace: `ws_a +12125550100`. */
  suppressed: Set<string>;
  /** How often the workflow service was asked. */
  asked: number;
}

export interface TestVoiceGateway {
  gateway: VoiceGateway;
  client: Client<VoiceGatewayRouter>;
  peers: PeerStandIns;
  stop(): Promise<void>;
}

export const createVoiceDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: voiceGatewayMigration.migrate, template: 'voice' });

export interface StartOptions extends Partial<VoiceGatewayDependencies> {
  environment?: Record<string, string>;
}

/** A voice gateway on the database, with recording stand-ins for the other services. */
export async function startVoiceGateway(
  url: string,
  options: StartOptions = {},
): Promise<TestVoiceGateway> {
  const peers: PeerStandIns = {
    ...createSinkRecord(),
    selling: new Set(),
    suppressed: new Set(),
    asked: 0,
  };
  const gateway = createVoiceGateway({
    databaseUrl: url,
    settings: readSettings(voiceGatewayDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    closedWorkspaces: noClosedWorkspaces,
    sinks: createRecordingSinks(peers),
    isWorkflowDeployed: async ({ caller }, workflowId) => {
      peers.asked += 1;
      assertPresent(peers, 'workflow');
      return workflowId === 'sal-01' && peers.selling.has(caller.workspaceId);
    },
    isSuppressed: async ({ caller }, e164) => {
      assertPresent(peers, 'workflow');
      return peers.suppressed.has(`${caller.workspaceId} ${e164}`);
    },
    askTimeZone: async () => null,
    ...options,
  });
  await gateway.start();
  return {
    gateway,
    client: connectLocal(() => gateway.router),
    peers,
    stop: () => gateway.stop(),
  };
}
