import type { SlotList } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import { toInstant, toTimestamp } from './business-slots.ts';
import { findFreeSlots } from './find-free-slots.ts';

export interface SlotDependencies {
  database: Database;
  clock: Clock;
  /** IANA name. */
  timeZone: string;
  humanHost: string;
}

export async function listSlots(deps: SlotDependencies, ctx: RequestContext): Promise<SlotList> {
  const { database, clock, timeZone, humanHost } = deps;
  const { workspaceId } = ctx.caller;
  const slots = await database.read(workspaceId, (scope) =>
    findFreeSlots(scope, { now: toInstant(clock.now()), timeZone }),
  );
  return {
    available: slots.length > 0,
    timezone: timeZone,
    slots: slots.map(toTimestamp),
    humanHost,
  };
}
