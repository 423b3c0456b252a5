import type { TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnowledgeDatabase } from '../../test/start-knowledge.ts';
import { globalScope } from './place.ts';

/** Row-level security alone, without the predicates of the queries. */

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createKnowledgeDatabase();
  sql = postgres(database.url, { max: 1, connection: { role: 'workspace_ops_knowledge' } });
  await as('ws_a', () => insert('ws_a', 'of a'));
  await as('ws_b', () => insert('ws_b', 'of b'));
  await as('ws_b', () => insert(globalScope, 'global of b', 'ws_b'));
  await as('*', () => insert(globalScope, 'system', null));
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

async function as<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.workspace_id', ${workspaceId}, false)`;
  return work();
}

const insert = (scope: string, id: string, creator: string | null = scope) => sql`
  insert into knowledge.questions (workspace_id, id, domain, depth, text, skill, evaluation,
    signals, source, created_by_workspace, created_at)
  values (${scope}, ${id}, 'Sales', 'executive', '', '', '', '[]', 'manual', ${creator}, now())`;

const visible = async (): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`select id from knowledge.questions order by id`;
  return rows.map(({ id }) => id);
};

describe('a workspace', () => {
  it('sees its own records and the global ones, and no other workspace’s', async () => {
    expect(await as('ws_a', visible)).toEqual(['global of b', 'of a', 'system']);
    expect(await as('ws_c', visible)).toEqual(['global of b', 'system']);
  });

  it('deletes its own and the global ones that it made', async () => {
    const removed = await as('ws_a', () => sql`delete from knowledge.questions returning id`);
    expect(removed.map(({ id }) => id)).toEqual(['of a']);
    expect(await as('ws_b', visible)).toEqual(['global of b', 'of b', 'system']);
  });

  it.each([
    ['a record for another workspace', 'ws_b', 'ws_b'],
    ['a global record in another’s name', globalScope, 'ws_b'],
    ['a global record without a maker', globalScope, null],
  ])('cannot make %s', async (_, scope, creator) => {
    await expect(as('ws_a', () => insert(scope, 'forged', creator))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('cannot change a global record', async () => {
    const changed = await as(
      'ws_a',
      () =>
        sql`update knowledge.questions set text = 'x' where workspace_id = '@global' returning id`,
    );
    expect(changed).toHaveLength(0);
  });
});

it('a session without a workspace gets an error and never rows', async () => {
  const unscoped = postgres(database.url, {
    max: 1,
    connection: { role: 'workspace_ops_knowledge' },
  });
  const refused = expect(unscoped`select * from knowledge.questions`).rejects;
  await refused.toMatchObject({ code: '42704' });
  await unscoped.end();
});
