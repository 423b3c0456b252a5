import type { Identity } from './identity.ts';
import { deleteExpiredSecrets } from './mail/delete-expired-secrets.ts';
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.ts';

export interface Maintenance {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

const keyRefreshMs = 60_000;
const cleanUpMs = 60 * 60_000;

/** The service's regular turns; every replica takes them, and doing one twice does no harm. */
export function createMaintenance(identity: Identity): Maintenance {
  const turns = [
    { name: 'session key rotation', everyMs: keyRefreshMs, work: () => identity.keys.refresh() },
    {
      name: 'expired session removal',
      everyMs: cleanUpMs,
      work: () => deleteExpiredSessions(identity),
    },
    {
      name: 'expired secret removal',
      everyMs: cleanUpMs,
      work: () => deleteExpiredSecrets(identity),
    },
    { name: 'attempt removal', everyMs: cleanUpMs, work: () => identity.limits.deleteExpired() },
    { name: 'token bucket removal', everyMs: cleanUpMs, work: () => identity.buckets.deleteFull() },
  ];
  const underWay = new Set<Promise<void>>();
  let timers: NodeJS.Timeout[] = [];

  const run = (name: string, work: () => Promise<void>): void => {
    const turn = work()
      .catch((error: unknown) =>
        identity.logger.warn({ err: error }, `${name} failed; it is tried again`),
      )
      .finally(() => underWay.delete(turn));
    underWay.add(turn);
  };

  return {
    start() {
      timers = turns.map(({ name, everyMs, work }) =>
        setInterval(() => run(name, work), everyMs).unref(),
      );
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(underWay);
    },
  };
}
