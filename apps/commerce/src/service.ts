import { type ClosedWorkspacesSource, openServiceDatabase } from '@workspace-ops/db';
import { sinkDestinations, type Sinks } from '@workspace-ops/rpc';
import {
  type Clock,
  createPeriodicTasks,
  type Logger,
  type Service,
  type Settings,
  stopTimes,
  withTimeout,
} from '@workspace-ops/service-kit';
import { outbox } from './db/schema/commerce-schema.ts';
import { createDeployer, type Departments } from './deployments/deployer.ts';
import { commerceMigration } from './migrate.ts';
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
  closedWorkspaces: ClosedWorkspacesSource;
  departments: Departments;
}

export interface Commerce extends Service {
  router: CommerceRouter;
}

export function createCommerce(deps: CommerceDependencies): Commerce {
  const { settings, logger, clock, sinks, departments } = deps;
  const opened = openServiceDatabase({
    service: 'commerce',
    url: deps.databaseUrl,
    schema: commerceMigration.service,
    outbox,
    destinations: sinkDestinations(sinks),
    closedWorkspaces: deps.closedWorkspaces,
    logger,
    clock,
  });
  const { database } = opened;
  const background = opened.openBackground({
    applicationName: 'commerce deployments',
    readConnections: 1,
    transactionConnections: 2,
  });
  const subscriptions = createSubscriptions({
    database,
    logger,
    databaseTimeoutMs: settings.MARKETPLACE_DATABASE_TIMEOUT_MS,
    maxHeldChanges: settings.MARKETPLACE_MAX_HELD_CHANGES,
  });
  const deployer = createDeployer({ database: background, departments, logger });
  const reconcile = {
    name: 'reconcile subscriptions',
    everyMs: settings.MARKETPLACE_RECONCILE_MS,
    async run() {
      await subscriptions.writeHeld();
      await deployer.deployDue();
    },
  };
  const reconciler = createPeriodicTasks([reconcile], logger);
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
    probes: opened.probes,
    measures: opened.measures,
    async start() {
      opened.start();
      reconciler.start();
    },
    async stop() {
      const drain = async (): Promise<void> => {
        await subscriptions.writeHeld();
        await Promise.all([reconciler.stop(), deployer.stop()]);
      };
      const isDrained = await endsWithin(stopTimes.mounts, drain(), logger);
      const lost = subscriptions.heldCount();
      // Memory ends with the process.
      if (lost > 0) logger.error({ changes: lost }, 'mounts held in memory are lost: no database');
      await (isDrained && lost === 0 ? opened.stop() : opened.stopNow());
    },
  };
}

/** A database that hangs must not keep the process from its end. */
async function endsWithin(
  timeoutMs: number,
  work: Promise<void>,
  logger: Logger,
): Promise<boolean> {
  try {
    await withTimeout(work, timeoutMs, `not finished within ${timeoutMs} ms`);
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'the commerce service ends before its work does');
    return false;
  }
}
