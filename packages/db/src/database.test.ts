import { waitFor } from '@workspace-ops/testkit';
import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notes, notesDatabase, type NotesFixture } from '../test/notes-service.ts';
import { allWorkspaces } from './scope.ts';

let fixture: NotesFixture;

beforeAll(async () => {
  fixture = await notesDatabase();
});

afterAll(() => fixture.close());

const write = (workspaceId: string, id: string, body = 'text') =>
  fixture.database.transaction(workspaceId, ({ db }) =>
    db.insert(notes).values({ workspaceId, id, body }),
  );

describe('row-level security', () => {
  it('hides the rows of another workspace even from a query without a predicate', async () => {
    await write('ws_a', 'hidden-1');
    await write('ws_b', 'hidden-2');
    const seen = await fixture.database.read('ws_a', ({ db }) => db.select().from(notes));
    expect(seen.map((row) => row.workspaceId)).toEqual(seen.map(() => 'ws_a'));
    expect(seen.map((row) => row.id)).toContain('hidden-1');
  });

  it('refuses to write a row of another workspace', async () => {
    const attempt = fixture.database.transaction('ws_a', ({ db }) =>
      db.insert(notes).values({ workspaceId: 'ws_b', id: 'smuggled', body: '' }),
    );
    await expect(attempt).rejects.toThrow();
  });

  it('shows all to the service under `*`', async () => {
    await write('ws_c', 'all-1');
    await write('ws_d', 'all-2');
    const rows = await fixture.database.read(allWorkspaces, ({ db }) => db.select().from(notes));
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(['all-1', 'all-2']));
  });

  it('fails closed where a session set no workspace', async () => {
    const session = postgres(fixture.url, { max: 1, connection: { role: 'workspace_ops_notes' } });
    await expect(session`select * from notes.notes`).rejects.toThrow(/app\.workspace_id/);
    await session.end();
  });

  it('covers the partitions too', async () => {
    const session = postgres(fixture.url, { max: 1, connection: { role: 'workspace_ops_notes' } });
    await session`select set_config('app.workspace_id', 'ws_a', false)`;
    await session`insert into notes.history values ('ws_a', 'h1', now())`;
    const [partition] = await session<{ name: string }[]>`
      select tableoid::regclass::text as name from notes.history`;
    expect(partition?.name).toMatch(/^notes\.history_\d{4}_\d{2}$/);
    const direct = await session`select * from ${session(partition!.name)}`;
    expect(direct).toHaveLength(0);
    await session.end();
  });
});

describe('what is done after a commit', () => {
  it('is done once, when others see the rows, and not after a transaction that failed', async () => {
    const seen: string[] = [];
    const note = (id: string) =>
      fixture.database.transaction('ws_after', async (tx) => {
        tx.afterCommit(() => seen.push(id));
        await tx.db.insert(notes).values({ workspaceId: 'ws_after', id, body: '' });
        expect(seen).not.toContain(id);
      });
    await note('first');
    await expect(note('first')).rejects.toThrow();
    await note('second');
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('under a burst', () => {
  it('keeps 200 transactions and 200 reads apart, and none of them fails', async () => {
    const workspaces = Array.from({ length: 20 }, (_, index) => `ws_burst_${index}`);
    await Promise.all(workspaces.map((workspaceId) => write(workspaceId, 'first', workspaceId)));
    const work = Array.from({ length: 400 }, (_, index) => {
      const workspaceId = workspaces[index % workspaces.length]!;
      return index % 2 === 0 ? write(workspaceId, `n${index}`) : readBodies(workspaceId);
    });
    const results = await Promise.all(work);
    results.forEach((result, index) => {
      if (index % 2 === 1) expect(result).toEqual([workspaces[index % workspaces.length]]);
    });
  });
});

/** Asks without a workspace predicate, so that only the session's own scope answers. */
async function readBodies(workspaceId: string): Promise<string[]> {
  const rows = await fixture.database.read(workspaceId, ({ db }) =>
    db.select({ body: notes.body }).from(notes).where(eq(notes.id, 'first')),
  );
  return rows.map((row) => row.body);
}

describe('a database error', () => {
  it('is a conflict where a value exists already', async () => {
    await write('ws_e', 'twice');
    await expect(write('ws_e', 'twice')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is the caller’s fault where a value cannot be stored', async () => {
    await expect(write('ws_e', 'nul', 'a\u0000b')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is 503 where the connection is lost under a transaction, and the next one works', async () => {
    const admin = postgres(fixture.url, { max: 1 });
    const sleep = fixture.database.transaction(allWorkspaces, ({ db }) =>
      db.execute(sql`select pg_sleep(30)`),
    );
    const failed = expect(sleep).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    });
    await waitFor(
      async () => {
        const killed = await admin`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'select pg_sleep%'`;
        return killed.length === 1;
      },
      { message: 'the sleeping query never showed' },
    );
    await admin.end();
    await failed;
    await write('ws_e', 'after');
  });

  it('never lets a transaction go on, outside itself, on the next connection', async () => {
    const admin = postgres(fixture.url, { max: 1 });
    const attempt = fixture.database.transaction('ws_g', async ({ db }) => {
      await db.insert(notes).values({ workspaceId: 'ws_g', id: 'before', body: '' });
      await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where state = 'idle in transaction' and datname = current_database()`;
      await waitFor(async () => {
        const open = await admin`select from pg_stat_activity
          where state = 'idle in transaction' and datname = current_database()`;
        return open.length === 0;
      });
      await db.insert(notes).values({ workspaceId: 'ws_g', id: 'after', body: '' });
    });
    await expect(attempt).rejects.toMatchObject({ code: 'unavailable' });
    const stored = await fixture.database.read('ws_g', ({ db }) => db.select().from(notes));
    expect(stored).toEqual([]);
    await admin.end();
  });

  it('ends a transaction that nothing comes of, as a frozen process’s, and frees what it locked', async () => {
    const row = { workspaceId: 'ws_frozen', id: 'one', body: '' };
    const locked = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    const frozen = fixture.database.transaction('ws_frozen', async ({ db }) => {
      await db.insert(notes).values(row);
      locked.resolve();
      await woken.promise;
      await db.insert(notes).values({ ...row, id: 'two' });
    });
    const refused = expect(frozen).rejects.toMatchObject({ code: 'unavailable' });
    await locked.promise;
    const from = performance.now();
    await fixture.database.transaction('ws_frozen', ({ db }) => db.insert(notes).values(row));
    expect(performance.now() - from).toBeLessThan(8_000);
    woken.resolve();
    await refused;
  });

  it('does not show in a read whose connection is lost: the read is done again', async () => {
    const admin = postgres(fixture.url, { max: 1 });
    const kill = () => admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'notes'`;
    const reads = Array.from({ length: 50 }, () => readBodies('ws_burst_0'));
    await kill();
    for (const bodies of await Promise.all(reads)) expect(bodies).toEqual(['ws_burst_0']);
    await kill();
    expect(await readBodies('ws_burst_0')).toEqual(['ws_burst_0']);
    await admin.end();
  });

  it('is retried where two transactions deadlock', async () => {
    await write('ws_f', 'one');
    await write('ws_f', 'two');
    const bothLocked = Promise.withResolvers<void>();
    let locked = 0;
    const touch = (first: string, second: string) =>
      fixture.database.transaction('ws_f', async ({ db }) => {
        await db.update(notes).set({ body: first }).where(eq(notes.id, first));
        if (++locked === 2) bothLocked.resolve();
        await bothLocked.promise;
        await db.update(notes).set({ body: first }).where(eq(notes.id, second));
      });
    await Promise.all([touch('one', 'two'), touch('two', 'one')]);
    expect(locked).toBeGreaterThan(2);
  });
});
