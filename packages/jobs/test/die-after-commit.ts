import { openWakeups } from '@workspace-ops/bus';
import { createLogger } from '@workspace-ops/service-kit';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { createJobs } from '../src/index.ts';

/** Adds a job and dies before anybody is woken: `node die-after-commit.ts <database URL> <schema> <role>`. */
const [url = '', schema = '', role = ''] = process.argv.slice(2);
const db = drizzle(postgres(url, { max: 1, connection: { role } }));
const options = {
  applicationName: 'dies',
  logger: createLogger({ name: 'dies', level: 'silent' }),
};
const jobs = createJobs({
  ...options,
  connectionString: url,
  schema,
  concurrency: 1,
  wakeups: openWakeups({ ...options, databaseUrl: url }),
  tasks: {},
});
// The statement is a transaction of its own, so it is committed when it has been answered.
await jobs.addJob(
  { db, afterCommit: () => process.kill(process.pid, 'SIGKILL') },
  'note',
  'committed',
);
