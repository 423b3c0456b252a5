import type { Logger } from '@workspace-ops/service-kit';

export interface RevocationList {
  has: (sessionId: string) => boolean;
  /** Notes at once a session that ended through this gateway. */
  add: (sessionId: string) => void;
  /** Calls back once the session has ended; for answers that go on. Returns how to stop watching. */
  watch: (sessionId: string, onEnded: () => void) => () => void;
  /** Asks for what was revoked since the last answer. */
  refresh: () => Promise<void>;
  /** Whether the sessions revoked before this process started are known. */
  isLoaded: () => boolean;
  start: () => Promise<void>;
  stop: () => void;
}

export interface RevocationListOptions {
  fetchRevoked: (since: string) => Promise<{ sessionIds: string[]; asOf: string }>;
  logger: Logger;
  intervalMs?: number;
  /** Runs with each turn, for what else must be kept fresh. */
  alongside?: () => Promise<void>;
}

/**
 * The ended sessions, asked for about every second: a token is refused everywhere well within the
 * five seconds of decisions.md 10, and sessions go on while the identity service is down.
 */
export function createRevocationList(options: RevocationListOptions): RevocationList {
  const { fetchRevoked, logger, intervalMs = 1_000, alongside } = options;
  const revoked = new Set<string>();
  const watchers = new Map<string, Set<() => void>>();
  let since: string | undefined;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const add = (sessionId: string): void => {
    revoked.add(sessionId);
    watchers.get(sessionId)?.forEach((onEnded) => onEnded());
  };
  const watch = (sessionId: string, onEnded: () => void): (() => void) => {
    const ofSession = watchers.get(sessionId) ?? new Set();
    watchers.set(sessionId, ofSession.add(onEnded));
    return () => {
      ofSession.delete(onEnded);
      if (ofSession.size === 0) watchers.delete(sessionId);
    };
  };
  const fetchOnce = async (): Promise<void> => {
    const answer = await fetchRevoked(since ?? '1970-01-01T00:00:00.000Z');
    answer.sessionIds.forEach(add);
    since = answer.asOf;
  };
  const refresh = (): Promise<void> => {
    underWay ??= fetchOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const turn = async (): Promise<void> => {
    try {
      await Promise.all([refresh(), alongside?.()]);
      failing = false;
    } catch (err) {
      if (!failing)
        logger.warn({ err }, 'the identity service does not answer; known keys serve on');
      failing = true;
    }
  };
  const schedule = (): void => {
    timer = setTimeout(() => void turn().then(() => timer && schedule()), intervalMs);
    timer.unref();
  };

  return {
    has: (sessionId) => revoked.has(sessionId),
    add,
    watch,
    refresh,
    isLoaded: () => since !== undefined,
    async start() {
      await turn();
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
