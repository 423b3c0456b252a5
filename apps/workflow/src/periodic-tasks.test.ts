import { createDatabase, serviceRole } from '@workspace-ops/db';
import { waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { hourMs } from '@workspace-ops/service-kit';
import { idempotencyKeys, outbox } from './db/schema/index.ts';
import { createWorkflowDatabase, startWorkflow } from './test-support/start-workflow.ts';

describe('the workflow service’s periodic tasks', () => {
  let stored: TestDatabase;

  beforeAll(async () => {
    stored = await createWorkflowDatabase();
  });

  afterAll(() => stored.drop());

  it('removes expired keys and makes the coming partitions when the service starts', async () => {
    const admin = postgres(stored.url, { max: 1, onnotice: () => undefined });
    const [month] = await admin<{ name: string }[]>`
      select 'workflow.run_steps_' || to_char(now() at time zone 'UTC' + interval '2 months', 'YYYY_MM') as name`;
    await admin.unsafe(`drop table ${month!.name}`);
    const database = createDatabase({
      url: stored.url,
      role: serviceRole('workflow'),
      applicationName: 'test',
      outbox,
    });
    const row = { workspaceId: 'ws_keys', endpoint: 'runs', bodyHash: '', answer: {} };
    await database.transaction('ws_keys', async ({ db }) => {
      const old = new Date(Date.now() - 25 * hourMs);
      await db.insert(idempotencyKeys).values([
        { ...row, key: 'old', createdAt: old },
        { ...row, key: 'new', createdAt: new Date() },
      ]);
    });
    const workflow = await startWorkflow({ databaseUrl: stored.url });
    const left = await waitFor(async () => {
      const keys = await database.read('ws_keys', ({ db }) =>
        db.execute<{ key: string }>(sql`select key from ${idempotencyKeys}`),
      );
      return keys.length === 1 ? keys : undefined;
    });
    expect(left).toMatchObject([{ key: 'new' }]);
    await waitFor(async () => {
      const [made] = await admin`select to_regclass(${month!.name}) is not null as "exists"`;
      return made!['exists'] === true || undefined;
    });
    await workflow.stop();
    await database.close();
    await admin.end();
  });
});
