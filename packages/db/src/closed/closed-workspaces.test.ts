import { createClosedWorkspaces } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notes, notesDatabase, type NotesFixture } from '../../test/notes-service.ts';
import { watchClosedWorkspaces, type ClosedWorkspacesSource } from './closed-workspaces.ts';

let fixture: NotesFixture;

beforeAll(async () => {
  fixture = await notesDatabase();
});
afterAll(() => fixture.close());

function watch(source: ClosedWorkspacesSource) {
  const warnings: unknown[] = [];
  let changes = 0;
  const watched = watchClosedWorkspaces({
    source,
    database: fixture.database,
    schema: 'notes',
    logger: { warn: (...given: unknown[]) => void warnings.push(given) },
    onChanged: async () => {
      changes += 1;
    },
  });
  const [refresh, erase] = watched.tasks;
  const { signal } = new AbortController();
  return {
    has: watched.has,
    refresh: () => refresh!.run(signal),
    erase: () => erase!.run(signal),
    warnings,
    changes: () => changes,
  };
}

const write = (workspaceId: string) =>
  fixture.database.transaction(workspaceId, ({ db }) =>
    db.insert(notes).values({ workspaceId, id: 'n1', body: '' }).onConflictDoNothing(),
  );

const countNotes = async (workspaceId: string): Promise<unknown> => {
  const [row] = await fixture.database.read(workspaceId, ({ db }) =>
    db.execute(
      sql`select count(*)::int as count from ${notes} where workspace_id = ${workspaceId}`,
    ),
  );
  return row!['count'];
};

it('what was last known counts while nobody answers, which is logged once, at the second time', async () => {
  const source = createClosedWorkspaces();
  source.closed.suspended.push('ws_1');
  let isAway = false;
  const watched = watch({
    ...source,
    list: async () => {
      if (isAway) throw new Error('away');
      return source.list();
    },
  });
  await watched.refresh();
  isAway = true;
  await watched.refresh();
  expect(watched.warnings).toEqual([]);
  await watched.refresh();
  await watched.refresh();
  expect(watched.has('ws_1')).toBe(true);
  expect(watched.warnings).toHaveLength(1);
  isAway = false;
  source.closed.suspended.length = 0;
  await watched.refresh();
  expect([watched.has('ws_1'), watched.changes()]).toEqual([false, 2]);
});

it('a deleted workspace is erased at once, and again when it is settled', async () => {
  const source = createClosedWorkspaces();
  const watched = watch(source);
  const turn = async () => {
    await watched.refresh();
    await watched.erase();
  };
  await write('ws_deleted');
  const deleted = { workspaceId: 'ws_deleted', isSettled: false };
  source.closed.deleted.push(deleted);
  await turn();
  expect(watched.has('ws_deleted')).toBe(true);
  expect(await countNotes('ws_deleted')).toBe(0);
  expect(source.erased).toEqual([{ workspaceId: 'ws_deleted', rows: 1 }]);
  await write('ws_deleted');
  await turn();
  expect(await countNotes('ws_deleted')).toBe(1);
  deleted.isSettled = true;
  await turn();
  expect(await countNotes('ws_deleted')).toBe(0);
  expect(source.erased).toHaveLength(2);
});

it('a workspace that cannot be erased yet keeps no other from it, and has its turn again', async () => {
  const source = createClosedWorkspaces();
  source.closed.deleted.push(
    { workspaceId: 'ws_refused', isSettled: false },
    { workspaceId: 'ws_next', isSettled: false },
  );
  let isRefusing = true;
  const watched = watch({
    ...source,
    reportErased: async (erased) => {
      if (isRefusing && erased.workspaceId === 'ws_refused') throw new Error('refused');
      await source.reportErased(erased);
    },
  });
  await write('ws_refused');
  await write('ws_next');
  await watched.refresh();
  await watched.erase();
  expect(source.erased).toEqual([{ workspaceId: 'ws_next', rows: 1 }]);
  expect(watched.warnings).toHaveLength(1);
  isRefusing = false;
  await write('ws_refused');
  await watched.erase();
  expect(source.erased[1]).toEqual({ workspaceId: 'ws_refused', rows: 1 });
});
