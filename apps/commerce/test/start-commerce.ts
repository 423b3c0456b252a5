import type { AuditEvent } from '@workspace-ops/contracts';
import {
  as,
  connectLocal,
  createAuditSink,
  createEventSink,
  createRunSink,
  type Call,
  type Client,
} from '@workspace-ops/rpc';
import { createLogger, readSettings, systemClock, unavailable } from '@workspace-ops/service-kit';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { migrateCommerce } from '../src/migrate.ts';
import type { CommerceRouter } from '../src/router.ts';
import { createCommerce, type Commerce, type CommerceDependencies } from '../src/service.ts';
import { commerceSettings } from '../src/settings.ts';

export interface Told {
  verb: 'deploy' | 'retire';
  workspaceId: string;
  departmentCode: string;
}

/** The other services: what they were told, and whether they are away. */
export interface Neighbours {
  audited: AuditEvent[];
  told: Told[];
  /** `<workspace id> <department code>` of what is deployed. */
  deployed: Set<string>;
  away: Set<'audit' | 'workflow'>;
  /** Runs within each call of the workflow service, before its effect. */
  beforeEffect: (told: Told) => Promise<void>;
}

export interface TestCommerce {
  commerce: Commerce;
  client: Client<CommerceRouter>;
  neighbours: Neighbours;
  stop(): Promise<void>;
}

export const createCommerceDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrateCommerce, template: 'commerce' });

export const createNeighbours = (): Neighbours => ({
  audited: [],
  told: [],
  deployed: new Set(),
  away: new Set(),
  beforeEffect: async () => {},
});

export interface StartOptions extends Partial<Omit<CommerceDependencies, 'settings'>> {
  environment?: Record<string, string>;
  /** Shared by several replicas. */
  neighbours?: Neighbours;
}

/** A commerce service on the database, with recording stand-ins for audit and workflow. */
export async function startCommerce(
  url: string,
  { environment = {}, neighbours = createNeighbours(), ...others }: StartOptions = {},
): Promise<TestCommerce> {
  const sinks = createSinks(neighbours);
  const commerce = createCommerce({
    databaseUrl: url,
    settings: readSettings(commerceSettings, { MARKETPLACE_RECONCILE_MS: '20', ...environment }),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    sinks: {
      audit: connectLocal(() => sinks.audit),
      events: connectLocal(() => sinks.events),
      runs: connectLocal(() => sinks.runs),
    },
    departments: createDepartments(neighbours),
    ...others,
  });
  await commerce.start();
  return {
    commerce,
    client: connectLocal(() => commerce.router),
    neighbours,
    stop: () => commerce.stop(),
  };
}

const createSinks = (neighbours: Neighbours) => ({
  audit: createAuditSink(async (events) => {
    if (neighbours.away.has('audit')) throw unavailable('The audit service');
    // As the audit service does: the same id is the same event.
    const known = new Set(neighbours.audited.map((event) => event.id));
    neighbours.audited.push(...events.filter((event) => !known.has(event.id)));
  }),
  events: createEventSink(async () => {}),
  runs: createRunSink(async () => {}),
});

function createDepartments(neighbours: Neighbours): CommerceDependencies['departments'] {
  const follow = (verb: Told['verb']) => async (call: Call, departmentCode: string) => {
    if (neighbours.away.has('workflow')) throw unavailable('The workflow service');
    const { workspaceId } = call.caller;
    const told = { verb, workspaceId, departmentCode };
    neighbours.told.push(told);
    await neighbours.beforeEffect(told);
    const key = `${workspaceId} ${departmentCode}`;
    if (verb === 'deploy') neighbours.deployed.add(key);
    else neighbours.deployed.delete(key);
  };
  return { deploy: follow('deploy'), retire: follow('retire') };
}

let requests = 0;

/** The options of a call from a signed-in user of the workspace. */
export const from = (workspaceId: string) =>
  as({
    caller: {
      workspaceId,
      userId: 'usr_1',
      email: 'ada@example.com',
      role: 'owner',
      sessionId: null,
      address: '192.0.2.1',
    },
    requestId: `request-${++requests}`,
  });

/** The ids of a workspace's mounted playbooks. */
export const mountedOf = async ({ client }: TestCommerce, workspaceId: string) => {
  const { playbooks } = await client.marketplace.items.query(undefined, from(workspaceId));
  return playbooks.filter(({ isMounted }) => isMounted).map(({ id }) => id);
};
