import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countWaiters } from './count-waiters.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { waitFor } from './wait-for.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('counts who connects later and waits for this session, and nobody who waits for another', async () => {
  const [one, other] = [1, 2].map(() => postgres(database.url, { max: 1 }));
  const late = postgres(database.url, { max: 3 });
  const waiting: Promise<unknown>[] = [];
  const wait = (lock: number) =>
    void waiting.push(late`select pg_advisory_xact_lock(${lock}::int)`.execute());
  await other!.begin(async (elsewhere) => {
    await elsewhere`select pg_advisory_xact_lock(2)`;
    await one!.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(1)`;
      wait(2);
      await waitFor(async () => (await countWaiters(elsewhere)) === 1);
      expect(await countWaiters(holder)).toBe(0);
      for (const count of [1, 2]) {
        wait(1);
        await waitFor(async () => (await countWaiters(holder)) === count);
      }
      expect(await countWaiters(elsewhere)).toBe(1);
    });
  });
  await Promise.all(waiting);
  await Promise.all([one!.end(), other!.end(), late.end()]);
});
