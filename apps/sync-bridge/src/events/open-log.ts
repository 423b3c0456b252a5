import {
  type ConnectedEventLog,
  openEventLog,
  type OpenEventLogOptions,
} from '@workspace-ops/bus/events';
import { sql, type SQL } from 'drizzle-orm';
import { liveEvents } from '../db/schema/live-events.ts';
import { webhookOwners } from '../db/schema/webhooks.ts';
import { expectNats } from './expect-nats.ts';

export interface LiveEventsOptions extends Omit<
  OpenEventLogOptions,
  'table' | 'beforePublishing' | 'applicationName' | 'copies'
> {
  copies?: string | undefined;
}

/**
 * The live events, in NATS where that is asked for.
 * @throws {SettingsError} without servers of NATS then.
 */
export function openLiveEvents({ copies, ...options }: LiveEventsOptions): ConnectedEventLog {
  expectNats({ LIVE_EVENT_COPIES: copies, NATS_URL: options.natsUrl });
  return openEventLog({
    ...options,
    ...(copies !== undefined && { copies: Number(copies) }),
    table: liveEvents,
    beforePublishing: takeTurnOfAll,
    applicationName: 'sync-bridge live events',
  });
}

/** Needed while a replica lives that reads the events of all workspaces in one order. */
const takeTurnOfAll = (publishLock: number): SQL => sql`
  select pg_advisory_xact_lock(${publishLock}::bigint) where exists (
    select from ${webhookOwners} where alive_until > now() and not reads_by_workspace)`;
