import { createTestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { untilUnlocked } from './until-unlocked.ts';

it('says what has kept it from a lock, when the time is over', async () => {
  const database = await createTestDatabase();
  const sql = postgres(database.url, { max: 2 });
  const admin = postgres(database.url, { max: 1 });
  try {
    await sql`create table kept (n int)`;
    await sql.begin(async (tx) => {
      await tx`select from kept`;
      const changed = untilUnlocked(admin, () => admin`alter table kept add column m int`, 1_000);
      await expect(changed).rejects.toThrow(
        'for 1 s other sessions have held locks on its tables, a backup or a long transaction say (canceling statement due to lock timeout). Migrate again once they have ended.',
      );
    });
  } finally {
    await Promise.all([sql.end(), admin.end()]);
    await database.drop();
  }
});
