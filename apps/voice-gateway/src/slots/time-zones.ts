import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';

/** The IANA name of the time zone that a caller's workspace has. */
export type FindTimeZone = (ctx: RequestContext) => Promise<string>;

interface TimeZonesOptions {
  /** What the identity service says; null where the workspace has set none. */
  ask: (ctx: RequestContext) => Promise<string | null>;
  /** Of workspaces that have set none. */
  usual: string;
  clock: Clock;
  logger: Logger;
}

/** A changed time zone shows within this time. */
const freshMs = 5_000;
/** An appointment need not wait long for what is nearly always known already. */
const patienceMs = 1_000;
const cachedWorkspaces = 10_000;

/**
 * Caches the time zones of workspaces. While the identity service is away the last known one is used,
 * and where none is known the usual one.
 */
export function createTimeZones({ ask, usual, clock, logger }: TimeZonesOptions): FindTimeZone {
  const known = new LRUCache<string, { timeZone: string; askedAtMs: number }>({
    max: cachedWorkspaces,
  });
  const askNow = async (ctx: RequestContext, last: string): Promise<string> => {
    const deadlineAtMs = Math.min(ctx.deadlineAtMs ?? Infinity, performance.now() + patienceMs);
    try {
      return (await ask({ ...ctx, deadlineAtMs })) ?? usual;
    } catch (err) {
      logger.warn({ err, workspaceId: ctx.caller.workspaceId }, 'the time zone is not known now');
      return last;
    }
  };
  return async (ctx) => {
    const { workspaceId } = ctx.caller;
    const nowMs = clock.now().getTime();
    const found = known.get(workspaceId);
    if (found !== undefined && nowMs - found.askedAtMs < freshMs) return found.timeZone;
    const timeZone = await askNow(ctx, found?.timeZone ?? usual);
    known.set(workspaceId, { timeZone, askedAtMs: nowMs });
    return timeZone;
  };
}
