import type { AuditEvent, CreateRunInput, LiveEvent } from '@workspace-ops/contracts';
import {
  as,
  type Call,
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
import { migrateVoiceGateway } from '../src/migrate.ts';
import type { VoiceGatewayRouter } from '../src/router.ts';
import {
  createVoiceGateway,
  type VoiceGateway,
  type VoiceGatewayDependencies,
} from '../src/service.ts';
import { voiceGatewayDefinitions } from '../src/settings.ts';

/** The other services: what they were told, what they know, and whether they are away. */
export interface Neighbours {
  audited: AuditEvent[];
  events: LiveEvent[];
  createdRuns: CreateRunInput[];
  /** The workspaces that have the sales workflows. */
  selling: Set<string>;
  away: Set<'audit' | 'workflow'>;
  /** How often the workflow service was asked. */
  asked: number;
}

export interface TestVoiceGateway {
  gateway: VoiceGateway;
  client: Client<VoiceGatewayRouter>;
  neighbours: Neighbours;
  stop(): Promise<void>;
}

export const createVoiceDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrateVoiceGateway, template: 'voice' });

export interface StartOptions extends Partial<VoiceGatewayDependencies> {
  environment?: Record<string, string>;
}

/** A voice gateway on the database, with recording stand-ins for the other services. */
export async function startVoiceGateway(
  url: string,
  options: StartOptions = {},
): Promise<TestVoiceGateway> {
  const neighbours: Neighbours = {
    audited: [],
    events: [],
    createdRuns: [],
    selling: new Set(),
    away: new Set(),
    asked: 0,
  };
  const present = (name: 'audit' | 'workflow'): void => {
    if (neighbours.away.has(name)) throw unavailable(`The ${name} service`);
  };
  const auditSink = createAuditSink(async (events) => {
    present('audit');
    neighbours.audited.push(...events);
  });
  const eventSink = createEventSink(async (events) => {
    neighbours.events.push(...events);
  });
  const runSink = createRunSink(async (runs) => {
    present('workflow');
    neighbours.createdRuns.push(...runs);
  });
  const gateway = createVoiceGateway({
    databaseUrl: url,
    settings: readSettings(voiceGatewayDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    sinks: {
      audit: connectLocal(() => auditSink),
      events: connectLocal(() => eventSink),
      runs: connectLocal(() => runSink),
    },
    isWorkflowDeployed: async ({ caller }, workflowId) => {
      neighbours.asked += 1;
      present('workflow');
      return workflowId === 'sal-01' && neighbours.selling.has(caller.workspaceId);
    },
    ...options,
  });
  await gateway.start();
  return {
    gateway,
    client: connectLocal(() => gateway.router),
    neighbours,
    stop: () => gateway.stop(),
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

/** A call without a credential. */
export const anonymousCall = (workspaceId: string): Call => {
  const call = callFrom(workspaceId);
  return { ...call, caller: { ...call.caller, userId: null, email: null, role: null } };
};

export const from = (workspaceId: string, idempotencyKey?: string) =>
  as(callFrom(workspaceId, idempotencyKey));

/** A clock that stands still. */
export const clockAt = (text: string): Clock => ({ now: () => new Date(text) });
