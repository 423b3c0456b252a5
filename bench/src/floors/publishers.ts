import { randomInt } from 'node:crypto';
import { openWakeups } from '@workspace-ops/bus';
import { createDatabase, serviceRole } from '@workspace-ops/db';
import { answerParent } from '@workspace-ops/load';
import { createLogger, newId, systemClock } from '@workspace-ops/service-kit';
import { createPublisher } from '@workspace-ops/sync-bridge/publish-events';

export interface Publications {
  databaseUrl: string;
  /** Each as a replica of the sync bridge has it: with connections and wake-ups of its own. */
  publishers: number;
  seconds: number;
}

/** Of each publisher: as many events are on their way to it at a time. */
const callers = 32;
const workspaces = 2_000;

/** Publishes live events of many workspaces through all publishers. @returns how many a second */
answerParent(async ({ databaseUrl, publishers, seconds }: Publications): Promise<number> => {
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
    wakeups.start();
    return { database, wakeups, publish: createPublisher(database, wakeups, systemClock) };
  });
  let count = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  const publishOn = async (publish: (typeof opened)[number]['publish']): Promise<void> => {
    while (performance.now() < end) {
      await publish([
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
  await Promise.all(
    opened.flatMap(({ publish }) => Array.from({ length: callers }, () => publishOn(publish))),
  );
  const perSecond = (count / (performance.now() - startedAt)) * 1_000;
  for (const { wakeups, database } of opened) {
    await wakeups.stop();
    await database.close();
  }
  return perSecond;
});
