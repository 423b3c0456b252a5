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
import { migrateOutbound } from '../src/migrate.ts';
import type { OutboundRouter } from '../src/router.ts';
import { createOutbound, type Outbound, type OutboundDependencies } from '../src/service.ts';
import { outboundDefinitions } from '../src/settings.ts';

/** The other services: what they were told, what they know, and whether they are away. */
export interface Neighbours {
  audited: AuditEvent[];
  events: LiveEvent[];
  createdRuns: CreateRunInput[];
  /** The workspaces that have the sales workflows. */
  selling: Set<string>;
  away: Set<'audit' | 'workflow'>;
}

export interface TestOutbound {
  outbound: Outbound;
  client: Client<OutboundRouter>;
  neighbours: Neighbours;
  stop(): Promise<void>;
}

export const createOutboundDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrateOutbound, template: 'outbound' });

export interface StartOptions extends Partial<OutboundDependencies> {
  environment?: Record<string, string>;
}

/** The service on the database, with recording stand-ins for the other services. */
export async function startOutbound(
  url: string,
  options: StartOptions = {},
): Promise<TestOutbound> {
  const neighbours: Neighbours = {
    audited: [],
    events: [],
    createdRuns: [],
    selling: new Set(),
    away: new Set(),
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
  const outbound = createOutbound({
    databaseUrl: url,
    settings: readSettings(outboundDefinitions, options.environment ?? {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    sinks: {
      audit: connectLocal(() => auditSink),
      events: connectLocal(() => eventSink),
      runs: connectLocal(() => runSink),
    },
    apiKey: () => undefined,
    isWorkflowDeployed: async ({ caller }, workflowId) => {
      present('workflow');
      return workflowId === 'sal-03' && neighbours.selling.has(caller.workspaceId);
    },
    ...options,
  });
  await outbound.start();
  return {
    outbound,
    client: connectLocal(() => outbound.router),
    neighbours,
    stop: () => outbound.stop(),
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

/** A clock that is set by hand. */
export const clockAt = (text: string): Clock & { set(to: string): void } => {
  let now = new Date(text);
  return {
    now: () => now,
    set(to) {
      now = new Date(to);
    },
  };
};
