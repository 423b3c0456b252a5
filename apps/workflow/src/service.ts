import { type ClosedWorkspacesSource, openServiceDatabase } from '@workspace-ops/db';
import {
  createGenerative,
  toGenerativeOptions,
  type generativeSettings,
} from '@workspace-ops/generative';
import type { MemberFacts } from '@workspace-ops/contracts';
import { openServiceJobs } from '@workspace-ops/jobs';
import {
  createWorkflowSink,
  serviceContext,
  type RequestContext,
  sinkDestinations,
  type Sinks,
  type WorkflowSink,
} from '@workspace-ops/rpc';
import {
  type Clock,
  type ComputeThread,
  createComputeThread,
  createPeriodicTasks,
  type Logger,
  minuteMs,
  newId,
  type PeriodicTask,
  type Service,
  type Settings,
} from '@workspace-ops/service-kit';
import {
  alarmJobSchema,
  armTask,
  createDeadlines,
  deadlineJobSchema,
  passTask,
} from './approvals/deadlines.ts';
import { renewPlans } from './approvals/renew-plans.ts';
import { notifyDeciders, type NotifyingContext } from './approvals/notify-deciders.ts';
import { openAccount } from './budget/open-account.ts';
import type { LedgerDependencies } from './budget/reserve-spending.ts';
import { auditUnused } from './budget/charges.ts';
import { settleExpired } from './budget/settle-spending.ts';
import { armDeadline, passDeadline, type DeadlineContext } from './runs/approval-deadlines.ts';
import { acceptReports } from './runs/accept-reports.ts';
import { idempotencyKeys, outbox } from './db/schema/index.ts';
import { createActivePeeks } from './engine/active-peeks.ts';
import { computeTasks } from './engine/compute-tasks.ts';
import { createWorkspaceCalendars } from './workspace/workspace-calendars.ts';
import type { Engine } from './engine/engine.ts';
import { createSlotQueue, slotJobSchema, slotTask } from './engine/slots.ts';
import { createLeaseRegistry } from './engine/lease-registry.ts';
import { recoverRuns, renewLeases } from './engine/leases.ts';
import { processSlot } from './engine/process-slot.ts';
import { wakePending } from './engine/wake-pending.ts';
import { workflowSchema } from './migrate.ts';
import { createWorkflowRouter, type WorkflowRouter } from './router.ts';
import { acceptRuns } from './runs/create-run.ts';
import { measureRuns } from './runs/measure-runs.ts';
import { createTurns } from './runs/take-turns.ts';
import type { workflowSettings } from './settings.ts';

export interface WorkflowServiceDependencies {
  databaseUrl: string;
  /** What carries wake-ups; its own database when absent. */
  natsUrl?: string | undefined;
  settings: Settings<typeof workflowSettings> & Settings<typeof generativeSettings>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  /** The members of the context's workspace as they are now. */
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
  closedWorkspaces: ClosedWorkspacesSource;
  /** Absent means a thread of its own. */
  compute?: ComputeThread | undefined;
}

export interface WorkflowService extends Service {
  router: WorkflowRouter;
  sink: WorkflowSink;
}

/**
 * So many runs share a commit, a job and the next slot's job; other workspaces wait for them. One run
 * a turn: 0.84 times the requests a second and 1.25 times PostgreSQL's processor time with one
 * workspace of mixed requests, no difference with a hundred (November 2026).
 */
const runsPerTurn = 20;
const turnMs = 250;
/** How long after a pause people are told of it at most. */
const tellingMs = 5_000;

/** Catalogue, deployments, runs and artifacts; executes the runs of all workspaces. */
export function createWorkflow(deps: WorkflowServiceDependencies): WorkflowService {
  const { databaseUrl, settings, logger, clock, sinks } = deps;
  const opened = openServiceDatabase({
    service: 'workflow',
    url: databaseUrl,
    schema: workflowSchema,
    outbox,
    destinations: sinkDestinations(sinks),
    idempotencyKeys,
    closedWorkspaces: { ...deps.closedWorkspaces, onChanged: () => wakePending(engine) },
    logger,
    clock,
  });
  const { database } = opened;
  const engineDatabase = opened.openBackground({
    applicationName: 'workflow engine',
    readConnections: 2,
  });
  const generative = createGenerative({ ...toGenerativeOptions(settings), logger });
  const ledger: LedgerDependencies = {
    database: engineDatabase,
    clock,
    defaultDailyBudgetUsd: settings.DEFAULT_DAILY_BUDGET_USD,
  };
  const telling = { database: engineDatabase, clock, readMembers: deps.readMembers };
  const stopping = new AbortController();
  const compute =
    deps.compute ??
    createComputeThread(computeTasks, new URL('engine/compute-worker.ts', import.meta.url));
  const queue = createSlotQueue(() => jobs);
  const deadlines = createDeadlines(() => jobs);
  const phoneRegion = settings.DEFAULT_PHONE_REGION;
  const creation = { database, queue, clock, phoneRegion, compute };
  const readMembers = (workspaceId: string) =>
    deps.readMembers(serviceContext(workspaceId, newId('req')));
  const engine: Engine = {
    database: engineDatabase,
    queue,
    deadlines,
    phoneRegion,
    calendars: createWorkspaceCalendars({
      readMembers,
      defaultTimeZone: settings.VOICE_TIMEZONE,
      clock,
      logger,
    }),
    generative,
    openAccount: (workspaceId, run) => openAccount(ledger, { caller: { workspaceId } }, run),
    clock,
    logger,
    compute,
    peeks: createActivePeeks(),
    isClosed: opened.isClosed,
    leases: createLeaseRegistry(),
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
  const deadlineContext: DeadlineContext = {
    database: engineDatabase,
    queue,
    deadlines,
    clock,
    defaultTimeZone: settings.VOICE_TIMEZONE,
    isClosed: opened.isClosed,
    readMembers,
  };
  const jobs = openServiceJobs({
    service: 'workflow',
    schema: workflowSchema,
    databaseUrl,
    natsUrl: deps.natsUrl,
    database: engineDatabase,
    concurrency: settings.RUN_WORKER_CONCURRENCY,
    leaseMs: settings.RUN_LEASE_SECONDS * 1_000,
    logger,
    tasks: {
      [slotTask]: (payload, { workerId, signal }) =>
        processSlot(engine, { ...slotJobSchema.parse(payload), workerId, signal }),
      [armTask]: (payload) => armDeadline(deadlineContext, deadlineJobSchema.parse(payload)),
      [passTask]: (payload) => passDeadline(deadlineContext, alarmJobSchema.parse(payload)),
    },
    onDeadWorkers: async (workerIds) => {
      await recoverRuns(engine, workerIds);
      // A worker can die between taking a slot's job and reading the queue.
      await wakePending(engine);
    },
  });
  const periodic = createPeriodicTasks(
    listTasks(engine, { ledger, telling }, settings.RUN_SCHEDULER_SECONDS),
    logger,
  );
  const drain = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([periodic.stop(), jobs.drain()]);
  };
  return {
    name: 'workflow',
    router: createWorkflowRouter({
      database,
      queue,
      takeTurns: createTurns(),
      phoneRegion,
      compute,
      generative,
      clock,
      logger,
      readMembers: deps.readMembers,
      defaultDailyBudgetUsd: settings.DEFAULT_DAILY_BUDGET_USD,
      asksSecondOpinion: settings.QUALITY_MODEL,
      defaultTimeZone: settings.VOICE_TIMEZONE,
      calendars: engine.calendars,
    }),
    sink: createWorkflowSink({
      createRuns: (runs) => acceptRuns(creation, runs),
      reportContacts: (reports) => acceptReports(creation, reports),
    }),
    probes: [...opened.probes, { ...jobs.probe, name: 'jobs' }],
    measures: [...opened.measures, generative.measure, jobs.measure, measureRuns(engineDatabase)],
    async start() {
      opened.start();
      await jobs.start();
      periodic.start();
    },
    drain,
    async stop() {
      await drain();
      await jobs.stop();
      await compute.stop();
      await opened.stop();
    },
  };
}

const listTasks = (
  engine: Engine,
  { ledger, telling }: { ledger: LedgerDependencies; telling: NotifyingContext },
  schedulerSeconds: number,
): PeriodicTask[] => [
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
    run: () => settleExpired(ledger),
  },
  {
    name: 'tell who may decide',
    everyMs: tellingMs,
    run: (stopping) => notifyDeciders(telling, stopping),
  },
  {
    name: 'renew plans of posts',
    everyMs: minuteMs,
    run: () => renewPlans(engine),
  },
  {
    name: 'audit costs of unused answers',
    everyMs: minuteMs,
    run: () => auditUnused(ledger.database),
  },
];
