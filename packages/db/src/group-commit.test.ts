import { countWaiters, waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, notesDatabase, type NotesFixture } from '../test/notes-service.ts';
import { createDatabase } from './database.ts';
import { buildInsert } from './build-insert.ts';
import { serviceRole } from './migrate-service.ts';

let fixture: NotesFixture;
let admin: Sql;

beforeEach(async () => {
  fixture = await notesDatabase();
  admin = postgres(fixture.url, { max: 1, onnotice: () => undefined });
});

afterEach(async () => {
  await admin.end();
  await fixture.close();
});

/** Writes a note of the workspace, as the scope of another one where it is said. */
const write = (workspaceId: string, id: string, scope = workspaceId) =>
  fixture.database.write(scope, (tx) => {
    tx.send(buildInsert(notes, [{ workspaceId, id, body: '' }]));
    tx.audit({ agent: 'test', action: 'note.write', message: id });
    return `${workspaceId}/${id}`;
  });

/** Each note with the transaction that stored it, and the message that came with it. */
const stored = () =>
  admin<{ workspace: string; id: string; transaction: string; message: string | null }[]>`
    select n.workspace_id as workspace, n.id, n.xmin::text as transaction,
      o.workspace_id || '/' || (o.payload->>'message') as message
    from notes.notes n
    left join notes.outbox o on o.xmin = n.xmin and o.workspace_id = n.workspace_id
      and o.payload->>'message' = n.id
    order by 1, 2`;

describe('writes of one moment', () => {
  it('are committed together, each with its message, in the scope of its own workspace', async () => {
    const results = await Promise.all(['ws_a', 'ws_b', 'ws_c'].map((ws) => write(ws, 'n1')));
    expect(results).toEqual(['ws_a/n1', 'ws_b/n1', 'ws_c/n1']);
    const rows = await stored();
    expect(rows.map(({ message }) => message)).toEqual(results);
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1);
  });

  it('hear of their own fault alone, and are stored once', async () => {
    await write('ws_a', 'taken');
    const outcomes = await Promise.allSettled([
      write('ws_a', 'n1'),
      write('ws_a', 'taken'),
      write('ws_b', 'forged', 'ws_a'),
      write('ws_b', 'n2'),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'conflict' } },
      { status: 'rejected', reason: { cause: { code: '42501' } } },
      { status: 'fulfilled' },
    ]);
    expect((await stored()).map(({ message }) => message)).toEqual([
      'ws_a/n1',
      'ws_a/taken',
      'ws_b/n2',
    ]);
  });

  it('take no part where their work throws', async () => {
    const failing = fixture.database.write('ws_a', (tx) => {
      tx.send(buildInsert(notes, [{ workspaceId: 'ws_a', id: 'half', body: '' }]));
      throw new Error('no');
    });
    await Promise.all([expect(failing).rejects.toThrow('no'), write('ws_a', 'whole')]);
    expect((await stored()).map(({ id }) => id)).toEqual(['whole']);
  });

  it('do not wait for an earlier one that waits for a lock', async () => {
    await admin.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(1)`;
      const held = fixture.database.write('ws_a', ({ send }) => {
        send(sql`select pg_advisory_xact_lock(${'1'}::int)`);
      });
      held.then(undefined, () => undefined);
      await waitFor(() => countWaiters(holder));
      await write('ws_b', 'n1');
      await write('ws_b', 'n2');
      expect(await countWaiters(holder)).toBe(1);
    });
    expect((await stored()).map(({ id }) => id)).toEqual(['n1', 'n2']);
  });

  it('do not wait for as many large ones as are committed at a time', async () => {
    const large = (id: string, lock: number) =>
      fixture.database.write('ws_a', ({ send }) => {
        send(buildInsert(notes, [{ workspaceId: 'ws_a', id, body: 'x'.repeat(100_000) }]));
        send(sql`select pg_advisory_xact_lock(${lock}::int)`);
      });
    const held: Promise<void>[] = [];
    await admin.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(1), pg_advisory_xact_lock(2)`;
      for (const lock of [1, 2]) {
        held.push(large(`large${lock}`, lock));
        await waitFor(async () => (await countWaiters(holder)) === lock);
      }
      await write('ws_b', 'n1');
      const rows = await holder`select id from notes.notes`;
      expect(rows.map(({ id }) => id as string)).toEqual(['n1']);
    });
    await Promise.all(held);
    expect((await stored()).map(({ id }) => id)).toEqual(['large1', 'large2', 'n1']);
  });

  it('are committed without a large one of the same moment', async () => {
    const large = fixture.database.write('ws_a', (tx) => {
      tx.send(buildInsert(notes, [{ workspaceId: 'ws_a', id: 'large', body: '' }]));
      tx.audit({ agent: 'test', action: 'note.write', message: 'x'.repeat(100_000) });
    });
    await Promise.all([large, write('ws_b', 'n1'), write('ws_c', 'n1')]);
    const [first, ...others] = await stored();
    expect(new Set(others.map(({ transaction }) => transaction)).size).toBe(1);
    expect(others[0]!.transaction).not.toBe(first!.transaction);
  });

  it('are refused, and not done, where their turn does not come in time', async () => {
    const database = createDatabase({
      url: fixture.url,
      role: serviceRole('notes'),
      applicationName: 'impatient',
      leaseTimeoutMs: 300,
    });
    const take = (lock: number) =>
      database.write('ws_a', ({ send }) => send(sql`select pg_advisory_xact_lock(${lock}::int)`));
    const earlier: Promise<void>[] = [];
    const late = await admin.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(1), pg_advisory_xact_lock(2)`;
      for (const lock of [1, 2]) {
        earlier.push(take(lock));
        await waitFor(async () => (await countWaiters(holder)) === lock);
      }
      return database
        .write('ws_a', ({ send }) =>
          send(buildInsert(notes, [{ workspaceId: 'ws_a', id: 'late', body: '' }])),
        )
        .catch((error: unknown) => error);
    });
    expect(late).toMatchObject({
      code: 'unavailable',
      message: 'The database is busy. Try again shortly.',
    });
    // Those that had their turn are not hurried.
    await Promise.all(earlier);
    await database.close();
    expect(await stored()).toEqual([]);
  });
});
