import {
  createPeriodicTasks,
  unavailable,
  type Clock,
  type Logger,
} from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';

export interface SeenSession {
  workspaceId: string;
  userId: string | null;
  sessionId: string;
  address: string;
}

/** Reports to the identity service which sessions are in use, a few minutes' worth at a time. */
export interface SeenSessions {
  /**
   * Notes a request. Undefined where there is nothing to wait for, which is nearly always.
   * @returns whether the session goes on: of one that was not seen here before and is old enough to
   * have rested too long, or of an unlisted user. Of the latter it rejects with a 503 when that cannot be
   * found out.
   */
  note: (seen: SeenSession, issuedAtMs: number) => Promise<boolean> | undefined;
  /** The session has ended: should its token come again, it was never seen. */
  forget: (sessionId: string) => void;
  start: () => void;
  /** Reports what was noted. */
  stop: () => Promise<void>;
}

export interface SeenSessionsOptions {
  report: (sessions: Omit<SeenSession, 'userId'>[]) => Promise<{ ended: string[] }>;
  onEnded: (sessionId: string, userId: string | null) => void;
  /** Whether the session is known to have ended. */
  hasEnded: (sessionId: string) => boolean;
  /** Whether not all ended sessions of the user are known here. */
  isUnlisted: (userId: string) => boolean;
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

  const send = async (sessions: SeenSession[]): Promise<string[]> => {
    const { ended } = await options.report(
      sessions.map(({ workspaceId, sessionId, address }) => ({ workspaceId, sessionId, address })),
    );
    const users = new Map(sessions.map(({ sessionId, userId }) => [sessionId, userId]));
    ended.forEach((id) => onEnded(id, users.get(id) ?? null));
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
  const reports = createPeriodicTasks(
    [{ name: 'report seen sessions', everyMs: reportEveryMs, run: flush }],
    logger,
  );
  const mustAsk = ({ userId }: SeenSession): boolean =>
    userId !== null && options.isUnlisted(userId);
  /** The identity service being away ends no session, where all ended ones are known. */
  const isLive = async (seen: SeenSession): Promise<boolean> => {
    try {
      return (await send([seen])).length === 0;
    } catch (error) {
      if (mustAsk(seen)) throw unavailable('The verification of sessions', error);
      return true;
    }
  };

  return {
    note(seen, issuedAtMs) {
      const nowMs = clock.now().getTime();
      const noted = known.get(seen.sessionId);
      const restedMs = nowMs - (noted?.reportedAtMs ?? issuedAtMs);
      if (noted !== undefined && restedMs < silenceMs) return undefined;
      const first = { ...seen, reportedAtMs: nowMs };
      const idleMs = (options.idleSeconds() ?? Infinity) * 1_000;
      if (restedMs < idleMs && (noted !== undefined || !mustAsk(seen))) {
        known.set(seen.sessionId, first);
        due.set(seen.sessionId, first);
        return undefined;
      }
      return isLive(seen).then((live) => {
        // It may have ended while the answer was on its way.
        const goesOn = live && !options.hasEnded(seen.sessionId);
        if (goesOn) known.set(seen.sessionId, first);
        return goesOn;
      });
    },
    forget(sessionId) {
      known.delete(sessionId);
      due.delete(sessionId);
    },
    start: () => reports.start(),
    async stop() {
      await reports.stop();
      await flush();
    },
  };
}
