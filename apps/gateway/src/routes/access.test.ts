import { createAuditRouter } from '@workspace-ops/audit/router';
import { createCommerceRouter } from '@workspace-ops/commerce/router';
import type { Caller } from '@workspace-ops/contracts';
import { createIdentityRouter } from '@workspace-ops/identity/router';
import { createKnowledgeRouter } from '@workspace-ops/knowledge/router';
import { createOutboundRouter } from '@workspace-ops/outbound/router';
import {
  callTable,
  connectLocal,
  listScopes,
  rawAccess,
  type Access,
  type CallRows,
  type Client,
  type RawAnswer,
} from '@workspace-ops/rpc';
import { createSyncBridgeRouter } from '@workspace-ops/sync-bridge/router';
import { createVoiceGatewayRouter } from '@workspace-ops/voice-gateway/router';
import { createWorkflowRouter } from '@workspace-ops/workflow/router';
import { expect, it, test } from 'vitest';
import type { Services } from '../services.ts';
import { makeExample } from '../test-support/make-example.ts';
import { createStandInRouter } from '../test-support/stand-in-router.ts';
import type { Route } from './route.ts';
import { routes } from './table.ts';

const none = {} as never;
const routers = {
  identity: createIdentityRouter(none),
  workflow: createWorkflowRouter(none),
  audit: createAuditRouter(none),
  sync: createSyncBridgeRouter(none),
  knowledge: createKnowledgeRouter(none),
  voice: createVoiceGatewayRouter(none),
  commerce: createCommerceRouter(none, none),
  outbound: createOutboundRouter(none),
};

const names = {
  identity: 'identity',
  workflow: 'workflow',
  audit: 'audit',
  sync: 'sync-bridge',
  knowledge: 'knowledge',
  voice: 'voice-gateway',
  commerce: 'commerce',
  outbound: 'outbound',
} as const;

type Procedures = Record<string, { _def: { meta?: Access } }>;

const readProcedures = ({ _def }: { _def: { procedures: unknown } }): Procedures =>
  _def.procedures as Procedures;

/** A procedure that a row reached, and what it takes; undefined where it asks nobody. */
interface Reached {
  name: string;
  access: Access | undefined;
}

/** The client, telling of each procedure that is called through it. */
const telling = (client: object, path: string[], onCall: (path: string) => void): object =>
  new Proxy(client, {
    get(target, key: string) {
      const member = (target as Record<string, unknown>)[key];
      if (key !== 'query' && key !== 'mutate')
        return telling(member as object, [...path, key], onCall);
      onCall(path.join('.'));
      return member;
    },
  });

function recordServices(reached: Reached[]): Services {
  const clients = Object.entries(routers).map(([service, real]) => {
    const procedures = readProcedures(real);
    const stand = createStandInRouter(real as typeof routers.audit);
    const client: Client<typeof stand> = connectLocal(() => stand);
    const onCall = (path: string): void =>
      void reached.push({ name: `${service}.${path}`, access: procedures[path]!._def.meta });
    return [service, telling(client, [], onCall)];
  });
  const raw = Object.entries(rawAccess).map(([name, access]) => [
    name,
    async (): Promise<RawAnswer> => {
      reached.push({ name: `raw.${name}`, access });
      return { status: 200, headers: {}, body: '' };
    },
  ]);
  return { ...Object.fromEntries(clients), raw: Object.fromEntries(raw) } as Services;
}

const caller: Caller = {
  workspaceId: 'ws_1',
  userId: 'usr_1',
  email: 'dana@example.com',
  role: 'owner',
  sessionId: 'ses_1',
  address: '',
};

const exampleOf = (contract: Route['params']): unknown => contract && makeExample(contract);

/** What the row reaches behind the gateway, called as an owner does. */
async function reach(route: Route): Promise<Reached[]> {
  const reached: Reached[] = [];
  const services = recordServices(reached);
  const input = {
    params: { ...(exampleOf(route.params) as object), id: 'ws_1' },
    query: exampleOf(route.query),
    body: route.body && route.body.parse(route.example ?? {}),
    rawBody: '',
    headers: { authorization: 'Bearer scim_x' },
    origin: () => 'https://ops.example.com',
    arrivedAtMs: performance.now(),
  };
  const ctx = { caller, requestId: 'req-1' };
  await route.verify?.(services, { rawBody: '', headers: {} }, ctx);
  // The stand-ins' answers satisfy the contracts and nothing more: some rows find fault with them.
  await Promise.allSettled([route.call(services, input, ctx)]);
  return reached;
}

/** Procedures that ask nobody: who may is decided by what calls them. */
const open = ['voice.calls.verify', 'outbound.events.verify'];
/** Operations that several rows share. */
const shared = ['workflow.runs.openApproval'];

it.each(routes.map((route) => [route.operationId, route] as const))(
  '%s takes the same at the edge and in the service',
  async (_id, route) => {
    const reached = await reach(route);
    // Some answers of anyone’s ask no service.
    if (route.role !== 'anyone') expect(reached).not.toEqual([]);
    for (const { name, access } of reached) {
      if (open.includes(name) || shared.includes(name)) continue;
      expect(access, name).toBeDefined();
      expect([name, access!.role, listScopes(access!)]).toEqual([
        name,
        route.role,
        listScopes(route),
      ]);
    }
  },
);

test('every procedure that the gateway calls for a caller declares what it takes', () => {
  const undeclared = Object.entries(routers).flatMap(([service, real]) => {
    const rows: CallRows = callTable[names[service as keyof typeof routers]];
    return Object.entries(readProcedures(real))
      .filter(([path, { _def }]) => _def.meta === undefined && rows[path]?.gateway === 'caller')
      .map(([path]) => `${service}.${path}`);
  });
  expect(undeclared.toSorted()).toEqual(open.toSorted());
});
