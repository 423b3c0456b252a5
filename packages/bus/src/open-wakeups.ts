import { createNatsWakeups } from './nats/wakeups.ts';
import { createPostgresWakeups, type PostgresWakeupsOptions } from './postgres/wakeups.ts';
import type { ConnectedWakeups } from './wakeups.ts';

export interface OpenWakeupsOptions extends PostgresWakeupsOptions {
  /** Absent: the service's own database carries the wake-ups. */
  natsUrl?: string | undefined;
}

/** Wake-ups over NATS where it is set, over PostgreSQL otherwise. */
export const openWakeups = ({ natsUrl, ...options }: OpenWakeupsOptions): ConnectedWakeups =>
  natsUrl === undefined
    ? createPostgresWakeups(options)
    : createNatsWakeups({ ...options, natsUrl });
