import type { Clock, Logger } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';

export interface SeenSession {
  workspaceId: string;
  sessionId: string;
  address: string;
}

/** Tells the identity service which sessions are in use, a few minutes' worth at a time. */
export interface SeenSessions {
  /**
   * Notes a request. Undefined where there is nothing to wait for, which is nearly always.
   * @returns whether the session goes on: of one that is old enough to have rested too long and was
   * not seen here before.
   */
  note: (seen: SeenSession, issuedAtMs: number) => Promise<boolean> | undefined;
  start: () => void;
  /** Reports what was noted. */
  stop: () => Promise<void>;
}

export interface SeenSessionsOptions {
  report: (sessions: SeenSession[]) => Promise<{ ended: string[] }>;
  onEnded: (sessionId: string) => void;
  /** Sessions with an answer that goes on. */
  inUse: () => Iterable<string>;
  /** How long a session may rest; undefined while that is not known. */
  idleSeconds: () => number | undefined;
  clock: Clock;
  logger: Logger;
}

const reportEveryMs = 30_000;
/** A session that was reported is not reported again for so long. */
const silenceMs = 5 * 60_000;
const rememberedSessions = 100_000;
const reportSize = 500;

interface Noted extends SeenSession {
  reportedAtMs: number;
}

export function createSeenSessions(options: SeenSessionsOptions): SeenSessions {
  const { clock, logger, onEnded } = options;
  const known = new LRUCache<string, Noted>({ max: rememberedSessions });
  let due = new Map<string, Noted>();
  let timer: NodeJS.Timeout | undefined;

  const send = async (sessions: SeenSession[]): Promise<string[]> => {
    const { ended } = await options.report(
      sessions.map(({ workspaceId, sessionId, address }) => ({ workspaceId, sessionId, address })),
    );
    ended.forEach(onEnded);
    return ended;
  };
  const noteAgain = (noted: Noted, nowMs: number): void => {
    if (nowMs - noted.reportedAtMs < silenceMs) return;
    noted.reportedAtMs = nowMs;
    due.set(noted.sessionId, noted);
  };
  const flush = async (): Promise<void> => {
    for (const id of options.inUse()) {
      const noted = known.get(id);
      if (noted !== undefined) noteAgain(noted, clock.now().getTime());
    }
    const all = [...due.values()];
    due = new Map();
    try {
      for (let from = 0; from < all.length; from += reportSize) {
        await send(all.slice(from, from + reportSize));
      }
    } catch (err) {
      // Each is reported when it is next used after its silence, long before it counts as idle.
      logger.debug({ err }, 'which sessions are in use could not be reported');
    }
  };
  /** The identity service being away ends no session. */
  const isLive = (seen: SeenSession): Promise<boolean> =>
    send([seen]).then(
      (ended) => ended.length === 0,
      () => true,
    );

  return {
    note(seen, issuedAtMs) {
      const nowMs = clock.now().getTime();
      const noted = known.get(seen.sessionId);
      const restedMs = nowMs - (noted?.reportedAtMs ?? issuedAtMs);
      if (noted !== undefined && restedMs < silenceMs) return undefined;
      const first = { ...seen, reportedAtMs: nowMs };
      const idleMs = (options.idleSeconds() ?? Infinity) * 1_000;
      if (restedMs < idleMs) {
        known.set(seen.sessionId, first);
        due.set(seen.sessionId, first);
        return undefined;
      }
      return isLive(seen).then((live) => {
        if (live) known.set(seen.sessionId, first);
        return live;
      });
    },
    start() {
      timer = setInterval(() => void flush(), reportEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
