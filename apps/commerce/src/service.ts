import { createDatabase, createRelay, serviceRole, type Database } from '@workspace-ops/db';
import { sinkDestinations, type Sinks } from '@workspace-ops/rpc';
import {
  withTimeout,
  type Clock,
  type Logger,
  type Service,
  type Settings,
} from '@workspace-ops/service-kit';
import { outbox } from './db/schema/commerce-schema.ts';
import type { Departments } from './deployments/departments.ts';
import { createDeployer } from './deployments/deployer.ts';
import { createReconciler } from './reconciler.ts';
import { createCommerceRouter, type CommerceRouter } from './router.ts';
import type { commerceSettings } from './settings.ts';
import { strictlyRising } from './subscriptions/strictly-rising.ts';
import { createSubscriptions } from './subscriptions/subscriptions.ts';

export interface CommerceDependencies {
  databaseUrl: string;
  settings: Settings<typeof commerceSettings>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  /** The workflow service, as far as the marketplace needs it. */
  departments: Departments;
}

export interface Commerce extends Service {
  router: CommerceRouter;
}

const drainMs = 2_500;

/** The marketplace and the sample plant store. */
export function createCommerce(deps: CommerceDependencies): Commerce {
  const { settings, logger, clock, sinks, departments } = deps;
  const database = openDatabase(deps, 'commerce');
  // Deployments have connections of their own, so that they never hold up requests.
  const background = openDatabase(deps, 'commerce deployments', 2);
  const relay = createRelay({
    service: 'commerce',
    database,
    outbox,
    destinations: sinkDestinations(sinks),
    logger,
  });
  const subscriptions = createSubscriptions({
    database,
    logger,
    databaseTimeoutMs: settings.MARKETPLACE_DATABASE_TIMEOUT_MS,
    maxHeldChanges: settings.MARKETPLACE_MAX_HELD_CHANGES,
  });
  const deployer = createDeployer({ database: background, departments, logger });
  const reconciler = createReconciler(settings.MARKETPLACE_RECONCILE_MS, async () => {
    await subscriptions.writeHeld();
    await deployer.deployDue();
  });
  return {
    name: 'commerce',
    router: createCommerceRouter({
      marketplace: {
        database,
        subscriptions,
        deployer,
        clock: strictlyRising(clock),
        deploymentWaitMs: settings.MARKETPLACE_DEPLOYMENT_WAIT_MS,
      },
      plants: { database, clock },
    }),
    probes: [{ name: 'commerce database', check: () => database.ping() }, relay.probe],
    measures: [relay.measure, database.measure],
    async start() {
      relay.start();
      reconciler.start();
    },
    async stop() {
      const drain = async (): Promise<void> => {
        await subscriptions.writeHeld();
        await Promise.all([reconciler.stop(), deployer.stop()]);
        await relay.stop();
      };
      await stopWithin(drainMs, drain(), logger);
      const lost = subscriptions.heldCount();
      // Memory ends with the process.
      if (lost > 0) logger.error({ changes: lost }, 'mounts held in memory are lost: no database');
      await Promise.all([database.close(), background.close()]);
    },
  };
}

/** A database that hangs must not keep the process from its end. */
async function stopWithin(timeoutMs: number, work: Promise<void>, logger: Logger): Promise<void> {
  try {
    await withTimeout(work, timeoutMs, `not finished within ${timeoutMs} ms`);
  } catch (error) {
    logger.warn({ err: error }, 'the commerce service ends before its work does');
  }
}

const openDatabase = (
  { databaseUrl }: CommerceDependencies,
  applicationName: string,
  connections?: number,
): Database =>
  createDatabase({
    url: databaseUrl,
    role: serviceRole('commerce'),
    applicationName,
    outbox,
    ...(connections === undefined
      ? {}
      : { readConnections: 1, transactionConnections: connections }),
  });
