import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import type { Database } from './database-interface.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase({ url: server.url, applicationName: 'collected rows' });
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** What has survived two collections of the young generation and waits for one of the whole heap, in bytes. */
function measureOldSpace(): number {
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!
    .space_used_size;
}

/** @returns how many characters it has read. */
const readRows = (): Promise<number> =>
  database.read('ws_1', async ({ db }) => {
    const rows = await db.execute<{ told: { text: string } }>(
      sql`select jsonb_build_object('text', repeat('y', 700)) as told from generate_series(1, 50)`,
    );
    return rows.reduce((sum, { told }) => sum + told.text.length, 0);
  });

it('lets the rows of a read go with the young generation', async () => {
  for (let n = 0; n < 10; n++) await readRows();
  collect();
  const before = measureOldSpace();
  let read = 0;
  for (let n = 0; n < 20; n++) {
    for (let query = 0; query < 25; query++) read += await readRows();
    measureOldSpace();
  }
  expect(read).toBe(20 * 25 * 50 * 700);
  expect(measureOldSpace() - before).toBeLessThan(read / 10);
});
