import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ConnectedEventLog } from './event-log.ts';
import type * as nats from './nats/event-log.ts';
import { createPostgresEventLog, type PostgresEventLogOptions } from './postgres/event-log.ts';

export { eventBody } from './event-body.ts';
export {
  beforeAll,
  type ConnectedEventLog,
  type EventLog,
  type EventsAfter,
  type LoggedEvent,
} from './event-log.ts';
export { deleteOldEvents } from './postgres/stored-events.ts';
export { liveEventsTable, type LiveEventsTable } from './postgres/live-events-table.ts';

export interface OpenEventLogOptions extends PostgresEventLogOptions {
  applicationName: string;
  natsUrl?: string | undefined;
  /** How many servers of NATS keep each event. Absent: the service's own database keeps them. */
  copies?: number | undefined;
}

/** The log in NATS where that is asked for, in PostgreSQL otherwise. */
export function openEventLog({
  natsUrl,
  copies,
  applicationName,
  ...options
}: OpenEventLogOptions): ConnectedEventLog {
  if (copies === undefined) return createPostgresEventLog(options);
  if (natsUrl === undefined) throw new Error('There are no servers of NATS to keep live events.');
  const { logger, timers } = options;
  // Loaded where it is used alone, with the library for it.
  const program = new URL('./nats/event-log.ts', import.meta.url);
  const { createNatsEventLog } = createRequire(import.meta.url)(
    fileURLToPath(program),
  ) as typeof nats;
  return createNatsEventLog({ natsUrl, copies, applicationName, logger, timers });
}
