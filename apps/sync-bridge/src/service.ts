import { openWakeups, type Wakeups } from '@workspace-ops/bus';
import { deleteOldEvents, type EventLog } from '@workspace-ops/bus/events';
import {
  type ClosedWorkspacesSource,
  openServiceDatabase,
  serviceRole,
  type ServiceDatabase,
  type ServiceDatabaseOptions,
} from '@workspace-ops/db';
import {
  createEventSink,
  type EventSink,
  type RawHandler,
  sinkDestinations,
  type Sinks,
  guardRaw,
} from '@workspace-ops/rpc';
import {
  type Clock,
  createComputeThread,
  createHostResolver,
  createPeriodicTasks,
  type Logger,
  newId,
  type ResolveHost,
  resolveTenancy,
  type Service,
  type Settings,
  systemTimers,
  type Timers,
} from '@workspace-ops/service-kit';
import type { WorkflowActions } from './actions/act.ts';
import { computeTasks } from './compute-tasks.ts';
import { idempotencyKeys, outbox } from './db/schema/sync-schema.ts';
import { liveEvents } from './db/schema/live-events.ts';
import { createFeed, type Feed } from './events/feed.ts';
import { openLiveEvents } from './events/open-log.ts';
import { type EventStreamInput, streamEvents } from './events/stream-events.ts';
import { syncBridgeSchema } from './migrate.ts';
import { createSyncBridgeRouter, type SyncBridgeRouter } from './router.ts';
import type { syncBridgeDefinitions } from './settings.ts';
import type { StateDependencies } from './state/get-state.ts';
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts';

/** The other services, as far as the bridge needs them. */
export type SyncBridgeClients = Pick<StateDependencies, 'workspaceSummary' | 'recentAuditLogs'> &
  WorkflowActions;

export interface SyncBridgeDependencies
  extends SyncBridgeClients, Pick<ServiceDatabaseOptions, 'createDatabase'> {
  databaseUrl: string;
  /** What carries wake-ups and can keep live events; its own database when absent. */
  natsUrl?: string | undefined;
  settings: Settings<typeof syncBridgeDefinitions>;
  logger: Logger;
  clock: Clock;
  sinks: Sinks;
  closedWorkspaces: ClosedWorkspacesSource;
  /** Real ones by default. */
  timers?: Timers;
  random?: () => number;
  resolveHost?: ResolveHost;
}

export interface SyncBridge extends Service {
  router: SyncBridgeRouter;
  sink: EventSink;
  raw: { eventStream: RawHandler<EventStreamInput> };
}

/** The live events, and this replica's reading of them. */
interface Events {
  log: EventLog;
  feed: Feed;
}

const deleteEventsEveryMs = 10 * 60_000;

export function createSyncBridge(deps: SyncBridgeDependencies): SyncBridge {
  const { databaseUrl, logger, clock, timers = systemTimers } = deps;
  const opened = openServiceDatabase({
    service: 'sync-bridge',
    url: databaseUrl,
    schema: syncBridgeSchema,
    outbox,
    destinations: sinkDestinations(deps.sinks),
    idempotencyKeys,
    ...(deps.createDatabase && { createDatabase: deps.createDatabase }),
    closedWorkspaces: {
      ...deps.closedWorkspaces,
      onChanged: async () => webhooks.claim(),
      eraseElsewhere: (workspaceId) => log.erase(workspaceId),
    },
    logger,
    clock,
  });
  const { database } = opened;
  const compute = createComputeThread(computeTasks, new URL('compute-worker.ts', import.meta.url));
  const wakeups = openWakeups({
    natsUrl: deps.natsUrl,
    databaseUrl,
    role: serviceRole(syncBridgeSchema.schema),
    applicationName: 'sync-bridge wakeups',
    logger,
    timers,
  });
  const log = openLiveEvents({
    database,
    wakeups,
    natsUrl: deps.natsUrl,
    copies: deps.settings.LIVE_EVENT_COPIES,
    clock,
    timers,
    logger,
  });
  const events = { log, feed: createFeed(log) };
  const webhooks: Webhooks = createWebhooksFor(deps, opened, { ...events, wakeups });
  const stopping = new AbortController();
  const deleteEvents = {
    name: 'delete old events',
    everyMs: deleteEventsEveryMs,
    atStart: true,
    run: () => deleteOldEvents({ database, table: liveEvents }, clock.now()),
  };
  const maintenance = createPeriodicTasks([deleteEvents], logger);
  const drain = async (): Promise<void> => {
    // Ends the streams, whose listeners then open others elsewhere.
    stopping.abort();
    await maintenance.stop();
  };
  return {
    name: 'sync-bridge',
    probes: opened.probes,
    measures: [...opened.measures, webhooks.measure],
    router: createSyncBridgeRouter({
      ...deps,
      ...webhooks.operations,
      database,
      compute,
      phoneRegion: deps.settings.DEFAULT_PHONE_REGION,
      workflow: deps,
    }),
    sink: createEventSink((published) => log.publish(published)),
    raw: {
      eventStream: guardRaw(
        'eventStream',
        createEventStream({ events, timers, logger, stopping: stopping.signal }),
      ),
    },
    drain,
    async start() {
      opened.start();
      wakeups.start();
      log.start();
      webhooks.start();
      maintenance.start();
    },
    async stop() {
      await drain();
      await log.drain();
      await webhooks.stop();
      await log.stop();
      await wakeups.stop();
      await compute.stop();
      await opened.stop();
    },
  };
}

function createWebhooksFor(
  deps: SyncBridgeDependencies,
  { database, isClosed }: Pick<ServiceDatabase, 'database' | 'isClosed'>,
  events: Events & { wakeups: Wakeups },
): Webhooks {
  const { settings, timers = systemTimers } = deps;
  const { random = Math.random, resolveHost = createHostResolver() } = deps;
  return createWebhooks({
    ...events,
    database,
    isClosed,
    clock: deps.clock,
    logger: deps.logger,
    timers,
    random,
    resolveHost,
    allowLoopback: resolveTenancy(settings) === 'open',
    allowHosts: settings.WEBHOOK_ALLOW_HOSTS,
    maxSubscriptions: settings.WEBHOOK_MAX_SUBSCRIPTIONS,
    replicaId: newId('key'),
  });
}

interface EventStreamOptions {
  events: Events;
  timers: Timers;
  logger: Logger;
  stopping: AbortSignal;
}

function createEventStream(options: EventStreamOptions): RawHandler<EventStreamInput> {
  const { events, logger } = options;
  const deps = {
    ...options,
    ...events,
    onReadFailed: (error: unknown) =>
      logger.warn({ err: error }, 'missed events cannot be read for a stream'),
  };
  return (ctx, input) => streamEvents(deps, ctx, input);
}
