import {
  allWorkspaces,
  createDatabase,
  createRelay,
  deleteExpiredKeys,
  ensurePartitions,
  serviceRole,
  type Database,
} from '@workspace-ops/db';
import { createGenerative, type generativeSettings } from '@workspace-ops/generative';
import { createJobs, measureJobs } from '@workspace-ops/jobs';
import {
  createWorkflowSink,
  sinkDestinations,
  type Sinks,
  type WorkflowSink,
} from '@workspace-ops/rpc';
import type { Clock, Logger, Service, Settings } from '@workspace-ops/service-kit';
import { openAccount } from './budget/open-account.ts';
import { settleExpired } from './budget/settle-spending.ts';
import { acceptReports } from './runs/accept-reports.ts';
import { idempotencyKeys, outbox } from './db/schema/index.ts';
import { createUpkeep, type UpkeepTask } from './lanes/create-upkeep.ts';
import type { Engine } from './lanes/engine.ts';
import { createLanes, laneTask, laneTurnSchema } from './lanes/lanes.ts';
import { recoverRuns, renewLeases } from './lanes/leases.ts';
import { processLane } from './lanes/process-lane.ts';
import { createHeldRuns, createLaneLooks } from './lanes/under-way.ts';
import { wakePending } from './lanes/wake-pending.ts';
import { jobsSchema, workflowSchema } from './migrate.ts';
import { createWorkflowRouter, type WorkflowRouter } from './router.ts';
import { acceptRuns } from './runs/create-run.ts';
import { measureRuns } from './runs/measure-runs.ts';
import type { workflowSettings } from './settings.ts';

export interface WorkflowServiceDependencies {
  databaseUrl: string;
  settings: Settings<typeof workflowSettings> & Settings<typeof generativeSettings>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
}

export interface WorkflowService extends Service {
  router: WorkflowRouter;
  sink: WorkflowSink;
}

/** A commit, a job and the next lane's waking are shared by so many; another workspace waits for them. */
const runsPerTurn = 20;
const turnMs = 250;
const minuteMs = 60 * 1_000;
const hourMs = 60 * 60 * 1_000;

/** Catalogue, deployments, runs and artifacts; executes the runs of all workspaces. */
export function createWorkflow(deps: WorkflowServiceDependencies): WorkflowService {
  const { databaseUrl, settings, logger, clock, sinks } = deps;
  const role = serviceRole(workflowSchema.schema);
  const database = createDatabase({ url: databaseUrl, role, applicationName: 'workflow', outbox });
  const engineDatabase = createDatabase({
    url: databaseUrl,
    role,
    applicationName: 'workflow engine',
    outbox,
    readConnections: 2,
  });
  const relay = createRelay({
    service: 'workflow',
    database: withEngine(database, engineDatabase),
    outbox,
    destinations: sinkDestinations(sinks),
    logger,
  });
  const generative = createGenerative({
    apiKey: settings.GENERATIVE_AI_API_KEY,
    baseUrl: settings.GENERATIVE_AI_BASE_URL,
    models: settings.GENERATIVE_AI_MODELS,
    logger,
  });
  const stopping = new AbortController();
  const lanes = createLanes(() => jobs);
  const phoneRegion = settings.DEFAULT_PHONE_REGION;
  const creation = { database, lanes, clock, phoneRegion };
  const engine: Engine = {
    database: engineDatabase,
    lanes,
    phoneRegion,
    generative,
    accountOf: (payer) =>
      openAccount(
        {
          database: engineDatabase,
          clock,
          defaultDailyBudgetUsd: settings.DEFAULT_DAILY_BUDGET_USD,
        },
        payer,
      ),
    clock,
    logger,
    looks: createLaneLooks(),
    held: createHeldRuns(),
    stopping: stopping.signal,
    limits: {
      workspaceConcurrency: settings.WORKSPACE_CONCURRENCY,
      runsPerTurn,
      turnMs,
      leaseMs: settings.RUN_LEASE_SECONDS * 1_000,
      stepAttempts: settings.RUN_STEP_ATTEMPTS,
      defaultDailyBudgetUsd: settings.DEFAULT_DAILY_BUDGET_USD,
    },
  };
  const jobs = createJobs({
    connectionString: databaseUrl,
    schema: jobsSchema,
    role,
    applicationName: 'workflow jobs',
    concurrency: settings.RUN_WORKER_CONCURRENCY,
    leaseMs: settings.RUN_LEASE_SECONDS * 1_000,
    logger,
    tasks: {
      [laneTask]: (payload, { workerId, signal }) =>
        processLane(engine, { ...laneTurnSchema.parse(payload), workerId, signal }),
    },
    onDeadWorkers: async (workerIds) => {
      await recoverRuns(engine, workerIds);
      // A worker can die between taking a lane's job and looking at its runs.
      await wakePending(engine);
    },
  });
  const upkeep = createUpkeep(upkeepTasks(engine, settings.RUN_SCHEDULER_SECONDS), logger);
  return {
    name: 'workflow',
    router: createWorkflowRouter({
      database,
      lanes,
      phoneRegion,
      generative,
      clock,
      logger,
      defaultDailyBudgetUsd: settings.DEFAULT_DAILY_BUDGET_USD,
    }),
    sink: createWorkflowSink({
      createRuns: (runs) => acceptRuns(creation, runs),
      reportContacts: (reports) => acceptReports(creation, reports),
    }),
    probes: [{ name: 'workflow database', check: () => database.ping() }, jobs.probe, relay.probe],
    measures: [
      relay.measure,
      database.measure,
      engineDatabase.measure,
      generative.measure,
      measureJobs('workflow', jobsSchema, (query) =>
        engineDatabase.read(allWorkspaces, (db) => db.execute(query)),
      ),
      measureRuns(engineDatabase),
    ],
    async start() {
      relay.start();
      await jobs.start();
      upkeep.start();
    },
    async stop() {
      stopping.abort();
      await upkeep.stop();
      await jobs.stop();
      await relay.stop();
      await Promise.all([database.close(), engineDatabase.close()]);
    },
  };
}

/**
 * The engine has connections of its own, so that runs never hold up requests. What it commits is
 * handed over too, but nobody waits for it: an audit service that is away must not slow runs down.
 */
const withEngine = (database: Database, engine: Database): Database => ({
  ...database,
  onCommitted(handOver) {
    database.onCommitted(handOver);
    engine.onCommitted(async (messages) => void handOver(messages));
  },
});

const upkeepTasks = (engine: Engine, schedulerSeconds: number): UpkeepTask[] => [
  {
    name: 'renew leases',
    everyMs: engine.limits.leaseMs / 3,
    run: () => renewLeases(engine),
  },
  {
    name: 'recover runs',
    everyMs: engine.limits.leaseMs / 3,
    run: () => recoverRuns(engine),
  },
  {
    name: 'schedule pending runs',
    everyMs: schedulerSeconds * 1_000,
    run: () => wakePending(engine),
  },
  {
    name: 'settle expired reservations',
    everyMs: minuteMs,
    atStart: true,
    run: () => settleExpired(engine.database),
  },
  {
    name: 'make partitions',
    everyMs: hourMs,
    atStart: true,
    run: () => ensurePartitions(engine.database, workflowSchema.schema),
  },
  {
    name: 'delete expired keys',
    everyMs: hourMs,
    atStart: true,
    run: () =>
      engine.database.transaction(allWorkspaces, (tx) =>
        deleteExpiredKeys(tx, idempotencyKeys, engine.clock.now()),
      ),
  },
];
