import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import type { Database } from './database-interface.ts';
import { watchDisk } from './watch-disk.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({ url: testDatabase.url, applicationName: 'disk' });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** What the server answers to a write for which there is no room. */
const noRoom = sql`do $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = '53100';
end $$`;

const write = (statement: typeof noRoom) =>
  database.transaction('ws_a', async ({ db }) => void (await db.execute(statement)));

describe('a database whose disk is full', () => {
  it('answers 503 with Retry-After, fails its probe, and is well once something was written', async () => {
    await database.ping();
    const refusal = { code: 'unavailable', status: 503, retryAfterSeconds: 1 };
    await expect(write(noRoom)).rejects.toMatchObject(refusal);
    await expect(database.ping()).rejects.toThrow('The disk of the database is full (53100).');
    await write(sql`select 1`);
    await database.ping();
  });

  it('is told by writes that are committed together, too', async () => {
    await expect(
      database.write('ws_a', (group) => {
        group.send(noRoom);
      }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    await expect(database.ping()).rejects.toThrow('53100');
    await write(sql`select 1`);
  });

  it('is forgotten after half a minute without a write', async () => {
    let nowMs = 0;
    const { noting, checkDisk } = watchDisk(() => nowMs);
    const error = Object.assign(new Error('no room'), { code: '53100' });
    await expect(noting(Promise.reject(error))).rejects.toBe(error);
    nowMs = 30_000;
    expect(checkDisk).toThrow('53100');
    nowMs = 30_001;
    checkDisk();
  });
});
