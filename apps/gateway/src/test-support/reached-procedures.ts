import type { Caller } from '@workspace-ops/contracts';
import {
  callTable,
  connectLocal,
  rawAccess,
  type Access,
  type CallRows,
  type Client,
  type RawAnswer,
} from '@workspace-ops/rpc';
import type { Route } from '../routes/route.ts';
import type { Services } from '../services.ts';
import { makeExample } from './make-example.ts';
import { createStandInRouter } from './stand-in-router.ts';
import { realRouters } from './stand-in-services.ts';

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
export interface Reached {
  name: string;
  access: Access | undefined;
}

/** The client, which reports each procedure that is called through it. */
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
  const clients = Object.entries(realRouters).map(([service, real]) => {
    const procedures = readProcedures(real);
    const stand = createStandInRouter(real as typeof realRouters.audit);
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

const makeOptionalExample = (contract: Route['params']): unknown =>
  contract && makeExample(contract);

/** What the row reaches behind the gateway, called as an owner does. */
export async function reach(route: Route): Promise<Reached[]> {
  const reached: Reached[] = [];
  const services = recordServices(reached);
  const input = {
    params: { ...(makeOptionalExample(route.params) as object), id: 'ws_1' },
    query: makeOptionalExample(route.query),
    body: route.body && route.body.parse(route.example ?? {}),
    rawBody: '',
    headers: { authorization: 'Bearer scim_x' },
    origin: () => 'https://ops.example.com',
    wantsConsole: () => false,
    arrivedAtMs: performance.now(),
  };
  const ctx = { caller, requestId: 'req-1' };
  await route.verify?.(services, { rawBody: '', headers: {} }, ctx);
  // The stand-ins' answers satisfy the contracts and nothing more: some rows find fault with them.
  await Promise.allSettled([route.call(services, input, ctx)]);
  return reached;
}

/** The procedures that the gateway calls for a caller and that declare nothing. */
export function listUndeclared(): string[] {
  return Object.entries(realRouters).flatMap(([service, real]) => {
    const rows: CallRows = callTable[names[service as keyof typeof realRouters]];
    return Object.entries(readProcedures(real))
      .filter(([path, { _def }]) => _def.meta === undefined && rows[path]?.gateway === 'caller')
      .map(([path]) => `${service}.${path}`);
  });
}
