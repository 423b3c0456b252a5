import { unavailable } from '@workspace-ops/service-kit';
import { from, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCommerceDatabase,
  startCommerce,
  type TestCommerce,
} from '../../test/start-commerce.ts';

let database: TestDatabase;
let sql: Sql;
let test: TestCommerce;

beforeAll(async () => {
  database = await createCommerceDatabase();
  sql = postgres(database.url, { max: 1 });
  test = await startCommerce(database.url);
});

afterAll(async () => {
  await test.stop();
  await sql.end();
  await database.drop();
});

const create = (input: { id: string; name: string; tag?: string | null }, workspaceId = 'ws_1') =>
  test.client.plants.create.mutate(input, from(workspaceId));

describe('creating a plant', () => {
  it('answers with its name and tag, and stores it', async () => {
    expect(await create({ id: '1', name: 'Monstera', tag: 'indoor' })).toEqual({
      name: 'Monstera',
      tag: 'indoor',
    });
    expect(await create({ id: '2', name: 'Oak' })).toEqual({ name: 'Oak' });
    expect(await create({ id: '3', name: 'Fern', tag: null })).toEqual({ name: 'Fern' });
    const rows = await sql`
      select id::text, name, tag from commerce.plants where workspace_id = 'ws_1' order by id limit 2`;
    expect([...rows]).toEqual([
      { id: '1', name: 'Monstera', tag: 'indoor' },
      { id: '2', name: 'Oak', tag: null },
    ]);
  });

  it.each(['9007199254740993', '9223372036854775807', '-9223372036854775808', '0'])(
    'keeps the id %s exactly',
    async (id) => {
      await create({ id, name: 'Exact' }, 'ws_exact');
      const rows = await sql`
        select 1 from commerce.plants where workspace_id = 'ws_exact' and id = ${id}::bigint`;
      expect(rows).toHaveLength(1);
    },
  );

  it.each(['9223372036854775808', '-9223372036854775809', '1.5', '1e3', '-0', '01', '', 'x'])(
    'refuses the id "%s"',
    async (id) => {
      await expect(create({ id, name: 'Wrong' })).rejects.toThrow(
        'id must be an integer from -9223372036854775808 to 9223372036854775807',
      );
    },
  );

  it('refuses an id that the workspace has, however often it comes at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) => create({ id: '7', name: `Plant ${index}` })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const { reason } of refused) {
      expect(String(reason)).toContain('id must be new: a plant with the id 7 exists already');
    }
  });

  it('does not see another workspace’s plants', async () => {
    await create({ id: '8', name: 'Ours' }, 'ws_1');
    await expect(create({ id: '8', name: 'Theirs' }, 'ws_2')).resolves.toEqual({ name: 'Theirs' });
  });

  it('answers 503 while the database is away, as it has no memory to fall back to', async () => {
    const away = await startCommerce('postgres://postgres@127.0.0.1:1/none');
    await expect(
      away.client.plants.create.mutate({ id: '1', name: 'Lost' }, from('ws_1')),
    ).rejects.toThrow(unavailable('The database').message);
    await away.stop();
  });
});
