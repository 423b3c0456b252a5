import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openWakeups } from '@workspace-ops/bus';
import { createDatabase, serviceRole } from '@workspace-ops/db';
import { answerParent } from '@workspace-ops/load';
import { createLogger, newId, systemClock, systemTimers } from '@workspace-ops/service-kit';
import { openLiveEvents } from '@workspace-ops/sync-bridge/live-events';

export interface Publications {
  databaseUrl: string;
  /** Each as a replica of the sync bridge has it: with connections and wake-ups of its own. */
  publishers: number;
  seconds: number;
  /** What keeps the events in the place of PostgreSQL. */
  nats?: { natsUrl: string; copies: string } | undefined;
}

/** Of each publisher: as many events are on their way to it at a time. */
const callers = 32;
const workspaces = 2_000;
const readyMs = 50;

/** Publishes live events of many workspaces through all publishers. @returns how many a second */
answerParent(async ({ databaseUrl, publishers, seconds, nats }: Publications): Promise<number> => {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const role = serviceRole('sync');
  const opened = Array.from({ length: publishers }, () => {
    const database = createDatabase({ url: databaseUrl, role, applicationName: 'bench publish' });
    const wakeups = openWakeups({
      databaseUrl,
      role,
      applicationName: 'bench publish',
      logger,
    });
    const log = openLiveEvents({
      database,
      wakeups,
      clock: systemClock,
      timers: systemTimers,
      logger,
      ...nats,
    });
    wakeups.start();
    log.start();
    return { database, wakeups, log };
  });
  const isReady = ({ log }: (typeof opened)[number]): Promise<boolean> =>
    log.readHead('ws_publish').then(
      () => true,
      () => false,
    );
  for (const one of opened) while (!(await isReady(one))) await delay(readyMs);
  let count = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  const publishOn = async ({ log }: (typeof opened)[number]): Promise<void> => {
    while (performance.now() < end) {
      await log.publish([
        {
          id: newId('evt'),
          workspaceId: `ws_publish_${randomInt(workspaces)}`,
          event: 'RUN_CREATED',
          timestamp: new Date().toISOString(),
          data: { runId: newId('run') },
        },
      ]);
      count += 1;
    }
  };
  await Promise.all(opened.flatMap((one) => Array.from({ length: callers }, () => publishOn(one))));
  const perSecond = (count / (performance.now() - startedAt)) * 1_000;
  for (const { wakeups, database, log } of opened) {
    await log.stop();
    await wakeups.stop();
    await database.close();
  }
  return perSecond;
});
