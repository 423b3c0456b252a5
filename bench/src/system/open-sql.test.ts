import { startTestServer } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { openSql } from './open-sql.ts';

it('sends lists as arrays, as seeds do', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const sql = openSql(server.url, 1);
  onTestFinished(() => sql.end());
  const ids = ['ws_1', 'ws_2'];
  const rows = await sql`select * from unnest(${ids}::text[]) id`;
  expect(rows.map(({ id }) => id as string)).toEqual(ids);
});
