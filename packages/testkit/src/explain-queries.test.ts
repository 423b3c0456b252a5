import postgres from 'postgres';
import { expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import { explainQueries } from './explain-queries.ts';
import { waitFor } from './wait-for.ts';

it('has the pages of its tables visible to all, also where somebody still reads what was before', async () => {
  const database = await createTestDatabase();
  const [reader, watcher] = [1, 2].map(() => postgres(database.url, { max: 1 }));
  await reader!.unsafe('begin isolation level repeatable read; select from pg_class');
  const explaining = explainQueries({
    database,
    seed: ['create table notes as select generate_series(1, 2000) as id'],
    role: 'none',
    openQueries: (client) => client,
  });
  await waitFor(() =>
    watcher!`select from pg_stat_user_tables where vacuum_count > 0`.then((rows) => rows[0]),
  );
  await reader!.unsafe('commit');
  const explained = await explaining;
  const tables = await watcher!`
    select relallvisible = relpages as is_visible from pg_class where relname = 'notes'`;
  expect(tables).toEqual([{ is_visible: true }]);
  await Promise.all([reader!.end(), watcher!.end()]);
  await explained.stop();
});
