import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notesDatabase, type NotesFixture } from '../../test/notes-service.ts';
import { allWorkspaces } from '../scope.ts';
import { eraseWorkspace } from './erase-workspace.ts';

let fixture: NotesFixture;

beforeAll(async () => {
  fixture = await notesDatabase();
});
afterAll(() => fixture.close());

/** Notes beyond one batch, rows of several partitions, and messages of two topics. */
const fill = (workspaceId: string) =>
  fixture.database.transaction(workspaceId, async (tx) => {
    await tx.db.execute(sql`
      insert into notes.notes select ${workspaceId}, 'n' || n, '' from generate_series(1, 2500) n`);
    await tx.db.execute(sql`
      insert into notes.history select ${workspaceId}, 'h' || n, now() + n * interval '20 days'
      from generate_series(-3, 3) n`);
    tx.audit({ agent: 'test', action: 'note.write', message: 'wrote' });
    tx.publish({ event: 'RUN_CREATED', data: {} });
  });

const count = async (workspaceId: string) => {
  const [row] = await fixture.database.read(allWorkspaces, ({ db }) =>
    db.execute(sql`select
      (select count(*)::int from notes.notes where workspace_id = ${workspaceId}) as notes,
      (select count(*)::int from notes.history where workspace_id = ${workspaceId}) as history,
      (select string_agg(topic, ' ' order by topic) from notes.outbox
        where workspace_id = ${workspaceId}) as topics`),
  );
  return row;
};

it('removes every row of a workspace, in batches and from all partitions, and no other’s', async () => {
  await fill('ws_gone');
  await fill('ws_kept');
  const erased = await eraseWorkspace(fixture.database, {
    schema: 'notes',
    workspaceId: 'ws_gone',
  });
  expect(erased).toBe(2_500 + 7 + 1);
  // What is to be audited is still handed over.
  expect(await count('ws_gone')).toEqual({ notes: 0, history: 0, topics: 'audit' });
  expect(await count('ws_kept')).toEqual({ notes: 2_500, history: 7, topics: 'audit event' });
  const again = { schema: 'notes', workspaceId: 'ws_gone' };
  expect(await eraseWorkspace(fixture.database, again)).toBe(0);
});
