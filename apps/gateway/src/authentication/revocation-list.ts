import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import { shareCall, type Clock, type Logger } from '@workspace-ops/service-kit';
import type { ChangedRole } from './workspace-state.ts';

export interface RevocationList {
  has: (sessionId: string) => boolean;
  /** Notes at once a session of which this gateway knows first that it ended. */
  add: (sessionId: string, userId: string | null) => void;
  /** Whether the user has so many ended sessions that not all are listed: each is to be asked for. */
  isUnlisted: (userId: string) => boolean;
  /** Calls back once the session has ended; for answers that go on. Returns how to stop watching. */
  watch: (sessionId: string, onEnded: () => void) => () => void;
  /** The sessions that are watched: an answer of theirs goes on. */
  watched: () => Iterable<string>;
  /** Asks for what was revoked since the last answer. */
  refresh: () => Promise<void>;
  /** Whether the sessions revoked before this process started are known. */
  isLoaded: () => boolean;
  /** How long a session may rest, as far as the identity service has said. */
  idleSeconds: () => number | undefined;
  /** How many ended sessions are held. */
  size: () => number;
  start: () => Promise<void>;
  stop: () => void;
}

interface Position {
  revokedAt: string;
  sessionId: string;
}

interface RolePosition {
  since: string;
  workspaceId: string;
  userId: string;
}

interface RevokedPage {
  sessionIds: string[];
  /** Seconds since 1970, in the order of the ids. */
  expireAt?: number[] | undefined;
  asOf: string;
  next?: Position | undefined;
  idleSeconds?: number | undefined;
  unlistedUsers?: string[] | undefined;
  /** API tokens that were deleted: their ids are held as those of sessions are. */
  deletedTokens?: string[] | undefined;
  /** Absent from an identity service of the release before. */
  roles?: ChangedRole[] | undefined;
  nextRole?: RolePosition | undefined;
}

interface Question {
  since: string;
  after?: Position;
  afterRole?: RolePosition;
  first?: boolean;
}

export interface RevocationListOptions {
  fetchRevoked: (question: Question) => Promise<RevokedPage>;
  /** Called with each session that ended. */
  onEnded?: (sessionId: string) => void;
  /** Called with the roles that members were given, in each turn. */
  onRoles?: (roles: readonly ChangedRole[]) => void;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  intervalMs?: number;
  /** Runs with each turn, for what else must be kept fresh. */
  alongside?: () => Promise<void>;
}

const unknownYet = 'the identity service does not answer yet; without its keys no session is valid';
const knownServeOn = 'the identity service does not answer; known keys serve on';

const forgetEveryMs = 60_000;
/** How long the end of an unlisted user's session is held; after that it is asked for again. */
const unlistedHoldMs = 10 * 60_000;
/** Longer than an edge goes on with a token without asking. */
const deletedHoldMs = 60 * 60_000;

/**
 * The ended sessions, and with them the changed roles, asked for about every second: a token is refused
 * everywhere within five seconds, and sessions go on while the identity service is down. An ended session is held until
 * its token expires, after which the token is refused for that; those of users who end very many
 * are held for a while only. Why: docs/decisions/0023.
 */
export function createRevocationList(options: RevocationListOptions): RevocationList {
  const { fetchRevoked, onEnded, onRoles, clock, logger, intervalMs = 1_000, alongside } = options;
  /** By session, when its token expires, in milliseconds. */
  const revoked = new Map<string, number>();
  const unlisted = new Set<string>();
  const watchers = new Map<string, Set<() => void>>();
  let since: string | undefined;
  let idleSeconds: number | undefined;
  let forgottenAtMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const longestMs = (): number => clock.now().getTime() + sessionLifetimeSeconds * 1_000;
  const end = (sessionId: string, expiresAtMs: number): void => {
    revoked.set(sessionId, expiresAtMs);
    onEnded?.(sessionId);
    watchers.get(sessionId)?.forEach((notify) => notify());
  };
  const watch = (sessionId: string, notify: () => void): (() => void) => {
    const ofSession = watchers.get(sessionId) ?? new Set();
    watchers.set(sessionId, ofSession.add(notify));
    if (revoked.has(sessionId)) notify();
    return () => {
      ofSession.delete(notify);
      if (ofSession.size === 0) watchers.delete(sessionId);
    };
  };
  const noteRoles = async (question: Question, first: RevokedPage): Promise<void> => {
    let page = first;
    for (;;) {
      onRoles?.(page.roles ?? []);
      if (page.nextRole === undefined) return;
      page = await fetchRevoked({ ...question, afterRole: page.nextRole });
    }
  };
  const fetchAll = async (): Promise<void> => {
    const question =
      since === undefined ? { since: '1970-01-01T00:00:00.000Z', first: true } : { since };
    let page = await fetchRevoked(question);
    const { asOf } = page;
    await noteRoles(question, page);
    for (;;) {
      const { sessionIds, expireAt, unlistedUsers, deletedTokens } = page;
      deletedTokens?.forEach((id) => end(id, clock.now().getTime() + deletedHoldMs));
      unlistedUsers?.forEach((userId) => unlisted.add(userId));
      sessionIds.forEach((id, index) => {
        const seconds = expireAt?.[index];
        end(id, seconds === undefined ? longestMs() : seconds * 1_000);
      });
      if (page.next === undefined) break;
      page = await fetchRevoked({ ...question, after: page.next });
    }
    ({ idleSeconds } = page);
    since = asOf;
  };
  const forgetExpired = (): void => {
    const nowMs = clock.now().getTime();
    if (nowMs - forgottenAtMs < forgetEveryMs) return;
    forgottenAtMs = nowMs;
    for (const [id, expiresAtMs] of revoked) if (expiresAtMs <= nowMs) revoked.delete(id);
  };
  const refresh = shareCall(() => fetchAll().then(forgetExpired));
  const turn = async (): Promise<void> => {
    try {
      await Promise.all([refresh(), alongside?.()]);
      failing = false;
    } catch (err) {
      if (!failing) logger.warn({ err }, since === undefined ? unknownYet : knownServeOn);
      failing = true;
    }
  };
  const schedule = (): void => {
    timer = setTimeout(() => void turn().then(() => timer && schedule()), intervalMs);
    timer.unref();
  };

  return {
    has: (sessionId) => revoked.has(sessionId),
    add(sessionId, userId) {
      const isHeldShortly = userId !== null && unlisted.has(userId);
      end(sessionId, isHeldShortly ? clock.now().getTime() + unlistedHoldMs : longestMs());
    },
    isUnlisted: (userId) => unlisted.has(userId),
    watch,
    watched: () => watchers.keys(),
    refresh,
    isLoaded: () => since !== undefined,
    idleSeconds: () => idleSeconds,
    size: () => revoked.size,
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
