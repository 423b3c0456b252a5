import {
  type Clock,
  createPeriodicTasks,
  hourMs,
  type Logger,
  type Measure,
  type PeriodicTask,
  type Probe,
} from '@workspace-ops/service-kit';
import {
  watchClosedWorkspaces,
  type ClosedWorkspacesSource,
  type WatchedWorkspaces,
  type WatchOptions,
} from './closed/closed-workspaces.ts';
import { createDatabase, type DatabaseOptions } from './database.ts';
import type { Database } from './database-interface.ts';
import { deleteExpiredKeys, type IdempotencyTable } from './idempotency/with-idempotency-key.ts';
import { serviceRole, type ServiceSchema } from './migrate-service.ts';
import type { OutboxTable } from './outbox/insert-messages.ts';
import { createRelay, type RelayOptions } from './outbox/relay.ts';
import { ensurePartitions } from './partitions.ts';
import { allWorkspaces } from './scope.ts';

export interface ServiceDatabaseOptions {
  /** The service's name, for connections, probes and metrics. */
  service: string;
  url: string;
  schema: ServiceSchema;
  outbox?: OutboxTable;
  /** The outbox's sinks. */
  destinations?: RelayOptions['destinations'];
  /** What is true of messages that other processes alone hand over. */
  elsewhere?: RelayOptions['elsewhere'];
  /** Whose expired keys are deleted. */
  idempotencyKeys?: IdempotencyTable;
  /** Absent for a service that erases nothing of deleted workspaces. */
  closedWorkspaces?: ClosedWorkspacesSource & Pick<WatchOptions, 'onChanged' | 'eraseElsewhere'>;
  logger: Logger;
  clock: Clock;
  /** What opens connections; replaced where faults are injected. */
  createDatabase?: typeof createDatabase;
}

type PoolOptions = Pick<
  DatabaseOptions,
  'applicationName' | 'readConnections' | 'transactionConnections'
>;

export interface ServiceDatabase {
  database: Database;
  /**
   * More connections of the same service, so that its background work does not delay requests.
   * What it commits is handed over, too, but its transactions do not wait for that.
   */
  openBackground(pool: PoolOptions): Database;
  /** That the database answers, and how long the outbox's messages wait. */
  readonly probes: readonly Probe[];
  /** The outbox and the use of all connections. */
  readonly measures: readonly Measure[];
  /** Whether nothing of a workspace goes on, as far as `closedWorkspaces` says it. */
  isClosed: WatchedWorkspaces['has'];
  /**
   * Begins to hand over messages, to make partitions, to delete expired keys and to erase deleted
   * workspaces.
   */
  start(): void;
  /** Ends that and closes all connections: comes after the service's other work has stopped. */
  stop(): Promise<void>;
  /** As `stop`, but waits for nothing that is under way: for a database that hangs. */
  stopNow(): Promise<void>;
}

/** A service's database, with its outbox's relay and the periodic work that each schema needs. */
export function openServiceDatabase(options: ServiceDatabaseOptions): ServiceDatabase {
  const { service, url, schema, outbox, destinations = {}, elsewhere, logger } = options;
  const connection = { url, role: serviceRole(schema.schema), ...(outbox && { outbox }) };
  const { createDatabase: open = createDatabase } = options;
  const database = open({ ...connection, applicationName: service });
  const relayed = { destinations, ...(elsewhere && { elsewhere }) };
  const relay = outbox && createRelay({ service, database, outbox, ...relayed, logger });
  const closed = watchClosed(options, database);
  const tasks = [...listTasks(options, database), ...(closed?.tasks ?? [])];
  const maintenance = createPeriodicTasks(tasks, logger);
  const databases = [database];
  const close = async (waitMs?: number): Promise<void> => {
    await Promise.all(databases.map((opened) => opened.close(waitMs)));
  };
  const measures = [...(relay ? [relay.measure] : []), database.measure];
  return {
    database,
    openBackground(pool) {
      const background = open({ ...connection, ...pool });
      if (relay) background.onCommitted(async (messages) => void relay.deliver(messages));
      databases.push(background);
      measures.push(background.measure);
      return background;
    },
    probes: [
      { name: `${service} database`, check: () => database.ping() },
      ...(relay ? [relay.probe] : []),
    ],
    measures,
    isClosed: (workspaceId) => closed?.has(workspaceId) ?? false,
    start() {
      relay?.start();
      maintenance.start();
    },
    async stop() {
      await maintenance.stop();
      await relay?.stop();
      await close();
    },
    async stopNow() {
      void maintenance.stop();
      void relay?.stop();
      await close(0);
    },
  };
}

function watchClosed(
  { closedWorkspaces, schema, logger }: ServiceDatabaseOptions,
  database: Database,
): WatchedWorkspaces | undefined {
  if (closedWorkspaces === undefined) return undefined;
  const { onChanged, eraseElsewhere, ...source } = closedWorkspaces;
  return watchClosedWorkspaces({
    source,
    database,
    schema: schema.schema,
    logger,
    ...(onChanged && { onChanged }),
    eraseElsewhere,
  });
}

function listTasks(options: ServiceDatabaseOptions, database: Database): PeriodicTask[] {
  const { schema, idempotencyKeys: keys, clock } = options;
  const makePartitions: PeriodicTask = {
    name: 'make partitions',
    everyMs: hourMs,
    atStart: true,
    run: () => ensurePartitions(database, schema),
  };
  const deleteKeys = (table: IdempotencyTable): PeriodicTask => ({
    name: 'delete expired keys',
    everyMs: hourMs,
    atStart: true,
    run: () =>
      database.transaction(allWorkspaces, (tx) => deleteExpiredKeys(tx, table, clock.now())),
  });
  return [
    ...(schema.partitionedTables ? [makePartitions] : []),
    ...(keys ? [deleteKeys(keys)] : []),
  ];
}
