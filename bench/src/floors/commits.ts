import { openWakeups } from '@workspace-ops/bus';
import { answerParent } from '@workspace-ops/load';
import { createLogger } from '@workspace-ops/service-kit';
import pg from 'pg';

export interface Commits {
  databaseUrl: string;
  /** Whom each commit wakes: nobody, others after it, or others by a `NOTIFY` of its own. */
  kind: 'plain' | 'waking' | 'notifying';
  /** What is woken. */
  topic: string;
  connections: number;
  seconds: number;
}

const table = 'bench_commits';

/** Commits rows of one column on all connections at a time. @returns how many a second */
answerParent(async (commits: Commits): Promise<number> => {
  const { databaseUrl, kind, topic, connections, seconds } = commits;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  await pool.query(`create table if not exists ${table} (id bigint); truncate ${table}`);
  const speaker = openWakeups({
    databaseUrl,
    applicationName: 'bench wakeups',
    logger: createLogger({ name: 'bench', level: 'silent' }),
  });
  speaker.start();
  let count = 0;
  const end = performance.now() + seconds * 1_000;
  const commitOn = async (client: pg.PoolClient): Promise<void> => {
    while (performance.now() < end) {
      const id = ++count;
      const notification = kind === 'notifying' ? `, pg_notify('${topic}', $1::text)` : '';
      await client.query({
        name: kind,
        text: `with stored as (insert into ${table} values ($1::bigint) returning id)
          select id${notification} from stored`,
        values: [id],
      });
      if (kind === 'waking') speaker.wake(topic, String(id));
    }
    client.release();
  };
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const startedAt = performance.now();
  await Promise.all(clients.map(commitOn));
  const perSecond = (count / (performance.now() - startedAt)) * 1_000;
  await speaker.stop();
  await pool.end();
  return perSecond;
});
