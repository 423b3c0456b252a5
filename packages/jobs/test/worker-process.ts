import { flushCompileCache } from 'node:module';
import { openWakeups } from '@workspace-ops/bus';
import { createLogger } from '@workspace-ops/service-kit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { createJobs, holdLease, type JobContext } from '../src/index.ts';

/**
 * A worker in a process of its own, to be killed or frozen. Its task says `started`, waits for the
 * line `go` when the payload asks for it, and records what it did as a live worker would.
 */
const [url = '', schema = '', role = '', leaseMs = ''] = process.argv.slice(2);
const db = drizzle(postgres(url, { max: 2, connection: { role } }));
const go = Promise.withResolvers<void>();
process.stdin.on('data', () => go.resolve());

const say = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

async function record(payload: unknown, context: JobContext): Promise<void> {
  const { name, wait } = payload as { name: string; wait: boolean };
  say({ event: 'started', workerId: context.workerId, attempt: context.attempt });
  if (wait) await go.promise;
  const written = await db.transaction(async (tx) => {
    if (!(await holdLease(tx, schema, context.workerId))) return false;
    await tx.execute(sql`insert into done (name, worker_id, attempt)
      values (${name}, ${context.workerId}, ${context.attempt})`);
    return true;
  });
  say({ event: 'ended', written, aborted: context.signal.aborted });
}

const logger = createLogger({ name: 'child', level: 'silent' });
const wakeups = openWakeups({
  databaseUrl: url,
  role,
  applicationName: 'child wakeups',
  logger,
});
wakeups.start();
const jobs = createJobs({
  connectionString: url,
  schema,
  role,
  applicationName: 'jobs child',
  concurrency: 2,
  wakeups,
  logger,
  tasks: { record },
  leaseMs: Number(leaseMs),
});
await jobs.start();
// The test ends this process by a signal, after which node writes nothing.
flushCompileCache();
say({ event: 'ready', workerId: jobs.workerId });
