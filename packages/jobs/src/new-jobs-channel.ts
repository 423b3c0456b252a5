import type { Logger } from '@workspace-ops/service-kit';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';

/**
 * Where a schema's new jobs are announced. The engine announces those of every schema in the
 * database on one channel, so that a job of one service had the workers of all services look.
 */
const newJobsChannel = (schema: string): string => `jobs:insert:${schema}`;

/**
 * @returns an SQL expression that announces the jobs when its transaction commits. Equal messages of
 *   one transaction would be one, so each has a number of its own behind the count.
 */
export const announceJobs = (schema: string, count = 1): string =>
  `pg_notify(${pg.escapeLiteral(newJobsChannel(schema))}, '${count} ' || random())`;

/** Has the engine look for jobs when its own schema has new ones, and not when another has. */
export function listenToSchema(events: WorkerEvents, schema: string, logger: Logger): void {
  const channel = newJobsChannel(schema);
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const nudge = (message: pg.Notification): void => {
      if (message.channel === channel) workerPool.nudge(Number.parseInt(message.payload ?? '', 10));
    };
    client.on('notification', nudge);
    events.once('pool:listen:release', () => client.removeListener('notification', nudge));
    // The engine is about to listen to its channel; this comes behind it.
    queueMicrotask(() => {
      client
        .query(`unlisten "jobs:insert"; listen ${pg.escapeIdentifier(channel)}`)
        .catch((error: unknown) => logger.debug({ err: error }, 'new jobs are not listened to'));
    });
  });
}
