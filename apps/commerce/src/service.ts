import { createDatabase, createRelay, serviceRole } from '@workspace-ops/db';
import { sinkDestinations, type Sinks } from '@workspace-ops/rpc';
import {
  type Clock,
  type Logger,
  type Service,
  type Settings,
  withTimeout,
} from '@workspace-ops/service-kit';
import { outbox } from './db/schema/commerce-schema.ts';
import { createDeployer, type Departments } from './deployments/deployer.ts';
import { type CommerceRouter, createCommerceRouter } from './router.ts';
import type { commerceSettings } from './settings.ts';
import { strictlyRising } from './subscriptions/held-changes.ts';
import { createSubscriptions } from './subscriptions/subscriptions.ts';

export interface CommerceDependencies {
  databaseUrl: string;
  settings: Settings<typeof commerceSettings>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  departments: Departments;
}

export interface Commerce extends Service {
  router: CommerceRouter;
}

const drainMs = 2_500;

export function createCommerce(deps: CommerceDependencies): Commerce {
  const { settings, logger, clock, sinks, departments } = deps;
  const connection = { url: deps.databaseUrl, role: serviceRole('commerce'), outbox };
  const database = createDatabase({ ...connection, applicationName: 'commerce' });
  // Deployments have connections of their own, so that they do not delay requests.
  const background = createDatabase({
    ...connection,
    applicationName: 'commerce deployments',
    readConnections: 1,
    transactionConnections: 2,
  });
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
    router: createCommerceRouter(
      {
        database,
        subscriptions,
        deployer,
        clock: strictlyRising(clock),
        deploymentWaitMs: settings.MARKETPLACE_DEPLOYMENT_WAIT_MS,
      },
      { database, clock },
    ),
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

/** Takes turns of the work, one at a time, so often. The work must not reject. */
function createReconciler(everyMs: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const turn = (): void => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  return {
    start() {
      timer = setInterval(turn, everyMs);
      timer.unref();
    },
    /** Resolves when the turn under way has ended. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
