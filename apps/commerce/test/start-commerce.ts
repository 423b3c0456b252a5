import { type Client, connectLocal, createAuditSink } from '@workspace-ops/rpc';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import {
  assertPresent,
  createRecordingSinks,
  createSinkRecord,
  noClosedWorkspaces,
  createTestDatabase,
  from,
  type SinkRecord,
  type TestDatabase,
} from '@workspace-ops/testkit';
import type { Departments } from '../src/deployments/deployer.ts';
import { commerceMigration } from '../src/migrate.ts';
import type { CommerceRouter } from '../src/router.ts';
import { type Commerce, type CommerceDependencies, createCommerce } from '../src/service.ts';
import { commerceSettings } from '../src/settings.ts';

export interface DepartmentCall {
  verb: 'deploy' | 'retire';
  workspaceId: string;
  departmentCode: string;
}

/** The other services: what was ordered of them, and whether they are away. */
export interface PeerStandIns extends SinkRecord {
  orders: DepartmentCall[];
  /** `<workspace id> <department code>` of what is deployed. */
  deployed: Set<string>;
  /** The last order's revision, by the same. */
  revisions: Map<string, number>;
  /** Runs within each call of the workflow service, before its effect. */
  beforeEffect: (order: DepartmentCall) => Promise<void>;
}

export interface TestCommerce {
  commerce: Commerce;
  client: Client<CommerceRouter>;
  peers: PeerStandIns;
  stop(): Promise<void>;
}

export const createCommerceDatabase = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: commerceMigration.migrate, template: 'commerce' });

export const createPeerStandIns = (): PeerStandIns => ({
  ...createSinkRecord(),
  orders: [],
  deployed: new Set(),
  revisions: new Map(),
  beforeEffect: async () => {},
});

export interface StartOptions extends Partial<Omit<CommerceDependencies, 'settings'>> {
  environment?: Record<string, string>;
  /** Shared by several replicas. */
  peers?: PeerStandIns;
}

/** A commerce service on the database, with recording stand-ins for audit and workflow. */
export async function startCommerce(
  url: string,
  { environment = {}, peers = createPeerStandIns(), ...others }: StartOptions = {},
): Promise<TestCommerce> {
  const audit = createAuditService(peers);
  const commerce = createCommerce({
    databaseUrl: url,
    settings: readSettings(commerceSettings, { MARKETPLACE_RECONCILE_MS: '20', ...environment }),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: systemClock,
    closedWorkspaces: noClosedWorkspaces,
    sinks: { ...createRecordingSinks(peers), audit: connectLocal(() => audit) },
    departments: createDepartments(peers),
    ...others,
  });
  await commerce.start();
  return {
    commerce,
    client: connectLocal(() => commerce.router),
    peers,
    stop: () => commerce.stop(),
  };
}

const createAuditService = (peers: PeerStandIns) =>
  createAuditSink(async (events) => {
    assertPresent(peers, 'audit');
    // As the audit service does: the same id is the same event.
    const known = new Set(peers.audited.map((event) => event.id));
    peers.audited.push(...events.filter((event) => !known.has(event.id)));
  });

/** As the workflow service does: an order has no effect after itself or a later one. */
function createDepartments(peers: PeerStandIns): CommerceDependencies['departments'] {
  const { deployed, revisions } = peers;
  const follow =
    (verb: DepartmentCall['verb']): Departments['deploy'] =>
    async (ctx, { departmentCode, revision }) => {
      assertPresent(peers, 'workflow');
      const { workspaceId } = ctx.caller;
      const order = { verb, workspaceId, departmentCode };
      peers.orders.push(order);
      await peers.beforeEffect(order);
      const key = `${workspaceId} ${departmentCode}`;
      const last = revisions.get(key) ?? 0;
      if (last >= revision) return { revision: last };
      revisions.set(key, revision);
      if (verb === 'deploy') deployed.add(key);
      else deployed.delete(key);
      return { revision };
    };
  return { deploy: follow('deploy'), retire: follow('retire') };
}

/** The ids of a workspace's mounted playbooks. */
export const listMounted = async ({ client }: TestCommerce, workspaceId: string) => {
  const { playbooks } = await client.marketplace.items.query(undefined, from(workspaceId));
  return playbooks.filter(({ isMounted }) => isMounted).map(({ id }) => id);
};
