import { onTestFinished, expect, it } from 'vitest';
import postgres from 'postgres';
import { createBridgeDatabase } from '../../test/start-bridge.ts';

it('compresses no payload with pglz, in any partition that there is or will be', async () => {
  const database = await createBridgeDatabase();
  onTestFinished(() => database.drop());
  const sql = postgres(database.url, { max: 1 });
  onTestFinished(() => sql.end());
  await sql`create table sync.ingestions_2001_01 partition of sync.ingestions
    for values from ('2001-01-01') to ('2001-02-01')`;
  const columns = await sql`
    select relid::regclass::text as "table", attcompression = 'l' or attstorage = 'e' as fast
    from pg_partition_tree('sync.ingestions')
    join pg_attribute on attrelid = relid and attname = 'payload'`;
  expect(columns.length).toBeGreaterThan(2);
  expect(columns.filter(({ fast }) => fast !== true)).toEqual([]);
});
