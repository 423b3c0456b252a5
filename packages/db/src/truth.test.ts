import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@workspace-ops/service-kit';
import { startDatabaseProxy, waitFor, type DatabaseProxy } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, notesDatabase, outbox, type NotesFixture } from '../test/notes-service.ts';
import { createDatabase, type DatabaseOptions } from './database.ts';
import type { Database } from './database-interface.ts';
import { serviceRole } from './migrate-service.ts';

let fixture: NotesFixture;
let admin: Sql;
let proxy: DatabaseProxy;
const opened: Database[] = [];

beforeEach(async () => {
  fixture = await notesDatabase();
  admin = postgres(fixture.url, { max: 1, onnotice: () => undefined });
  // Without a workspace, so that row-level security keeps nothing out of it.
  await admin.unsafe(`create table notes.pairs (id int, part int, primary key (id, part));
    grant select, insert on notes.pairs to workspace_ops_notes`);
  proxy = await startDatabaseProxy(fixture.url);
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await proxy.close();
  await admin.end();
  await fixture.close();
});

function open(options: Partial<DatabaseOptions> = {}): Database {
  const database = createDatabase({
    url: fixture.url,
    role: serviceRole('notes'),
    applicationName: 'truth',
    outbox,
    ...options,
  });
  opened.push(database);
  return database;
}

const createSent = (columns: string) =>
  admin.unsafe(`create table notes.sent (${columns});
    grant insert on notes.sent to workspace_ops_notes`);

const isInTransaction = async (applicationName: string) => {
  const rows = await admin`select 1 from pg_stat_activity
    where application_name = ${applicationName} and datname = current_database()
      and xact_start is not null`;
  return rows.length > 0;
};

const note = (database: Database, id: string, message = id) =>
  database.transaction('ws_a', async (tx) => {
    await tx.db.insert(notes).values({ workspaceId: 'ws_a', id, body: '' });
    tx.audit({ agent: 'test', action: 'note.write', message });
  });

describe('what is acknowledged', () => {
  it('is whole: both rows and the message of a transaction, or none, however often connections are lost', async () => {
    const database = open({ url: proxy.url, transactionConnections: 3 });
    const settled: { id: number; done: boolean }[] = [];
    let begun = 0;
    const begin = (): void => {
      const id = (begun += 1);
      const insert = (part: number) => sql`insert into notes.pairs values (${id}, ${part})`;
      const event = { agent: 'test', action: 'pair', message: String(id) };
      const work =
        id % 3 === 0
          ? database.write('ws_a', (tx) => {
              tx.audit(event);
              tx.send(insert(1));
              tx.send(insert(2));
            })
          : database.transaction('ws_a', async (tx) => {
              tx.audit(event);
              if (id % 2 === 0) {
                await tx.db.execute(insert(1));
                await tx.db.execute(insert(2));
              } else {
                await Promise.all([tx.db.execute(insert(1)), tx.db.execute(insert(2))]);
              }
            });
      void work.then(
        () => settled.push({ id, done: true }),
        () => settled.push({ id, done: false }),
      );
    };
    const acknowledged = () => settled.filter(({ done }) => done);
    for (let round = 0; round < 12; round += 1) {
      // The cuts must meet statements at every stage, so work begins all the time.
      const [end, enough] = [performance.now() + 120, acknowledged().length + 5];
      for (; performance.now() < end || acknowledged().length < enough; await delay(2)) begin();
      await proxy.cut();
      begin();
      await proxy.restore();
    }
    await waitFor(() => settled.length === begun);
    const rows = await admin<{ id: number; parts: number; messages: number }[]>`
      select coalesce(p.id, m.id) as id, coalesce(parts, 0) as parts, coalesce(messages, 0) as messages
      from (select id, count(*)::int as parts from notes.pairs group by id) p
      full join (select (payload->>'message')::int as id, count(*)::int as messages
        from notes.outbox group by 1) m using (id)`;
    expect(rows.filter(({ parts, messages }) => parts !== 2 || messages !== 1)).toEqual([]);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged().filter(({ id }) => !stored.has(id))).toEqual([]);
  });

  it('leaves nothing of a transaction that failed to the next one, where the driver carried it over', async () => {
    await createSent('id int');
    const database = open({ url: proxy.url, transactionConnections: 1 });
    await note(database, 'before');
    proxy.hangAnswers();
    // Its statement is new to the connection, and until it is answered the driver holds back what
    // comes after it. When the reset is noticed, the next borrower's `begin` is held back so, and
    // sent over the next connection.
    const first = database.transaction('ws_a', async (tx) => {
      await tx.db.execute(sql`insert into notes.sent values (${1})`);
    });
    await waitFor(() => isInTransaction('truth'));
    const second = note(database, 'carried over').then(
      () => true,
      () => false,
    );
    proxy.reset();
    await first;
    const isDone = await second;
    await note(database, 'after');
    const stored = await admin`select id from notes.notes order by id`;
    const messages = await admin`select payload->>'message' as id from notes.outbox order by 1`;
    expect(stored).toEqual(messages);
    expect(stored.some(({ id }) => id === 'carried over')).toBe(isDone);
  });

  it('is not done again where it went out in one go and the answers were lost', async () => {
    await createSent('id int');
    const database = open({ url: proxy.url, transactionConnections: 1 });
    const send = (id: number) =>
      database.transaction('ws_a', async (tx) => {
        tx.audit({ agent: 'test', action: 'sent', message: String(id) });
        tx.send(sql`insert into notes.sent values (${id})`);
      });
    await send(1);
    proxy.hangAnswers();
    const unanswered = send(2).catch((error: unknown) => error);
    await waitFor(async () => (await admin`select from notes.sent where id = 2`).length > 0);
    await proxy.restore();
    expect(await unanswered).toMatchObject({ code: 'unavailable' });
    await send(3);
    expect(await admin`select id from notes.sent order by id`).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('is nothing where a statement that was sent ahead fails, which is the reason given', async () => {
    const database = open();
    await createSent('id int primary key');
    const send = (ids: readonly number[]) =>
      database.transaction('ws_a', async (tx) => {
        tx.audit({ agent: 'test', action: 'sent', message: ids.join() });
        for (const id of ids) tx.send(sql`insert into notes.sent values (${id})`);
      });
    await send([1, 2]);
    await expect(send([3, 1, 4])).rejects.toMatchObject({ code: 'conflict' });
    const afterwards = database.transaction('ws_a', async (tx) => {
      tx.send(sql`insert into notes.sent values (2)`);
      await tx.db.execute(sql`select 1`);
    });
    await expect(afterwards).rejects.toMatchObject({ code: 'conflict' });
    await send([5]);
    expect(await admin`select id from notes.sent order by id`).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 5 },
    ]);
    expect(await admin`select id from notes.outbox`).toHaveLength(2);
  });

  it('is nothing where a message cannot be stored, though the commit is sent right behind it', async () => {
    const database = open();
    await admin.unsafe(`alter table notes.outbox add check (payload->>'message' <> 'refused')`);
    for (const id of ['n1', 'n2']) {
      await expect(note(database, id, 'refused')).rejects.toThrow();
    }
    await note(database, 'n3');
    const stored = await admin`select id from notes.notes`;
    expect(stored).toEqual([{ id: 'n3' }]);
    expect(await admin`select payload->>'message' as message from notes.outbox`).toEqual([
      { message: 'n3' },
    ]);
  });

  it('is nothing where a constraint is checked at the commit', async () => {
    const database = open();
    await admin.unsafe(`alter table notes.pairs
      add constraint late unique (id) deferrable initially deferred`);
    const insert = (part: number) =>
      database.transaction('ws_a', async (tx) => {
        await tx.db.execute(sql`insert into notes.pairs values (1, ${part})`);
        tx.audit({ agent: 'test', action: 'pair', message: String(part) });
      });
    await insert(1);
    await expect(insert(2)).rejects.toMatchObject({ code: 'conflict' });
    expect(await admin`select part from notes.pairs`).toEqual([{ part: 1 }]);
    expect(await admin`select id from notes.outbox`).toHaveLength(1);
  });

  it('is nothing where the work went on after a statement that failed', async () => {
    const database = open();
    const attempt = database.transaction('ws_a', async ({ db }) => {
      await db.insert(notes).values({ workspaceId: 'ws_a', id: 'lost', body: '' });
      await db.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow('rolled the transaction back');
    expect(await admin`select id from notes.notes`).toEqual([]);
  });

  it('is many messages as well as few', async () => {
    const database = open();
    await database.transaction('ws_a', async (tx) => {
      await tx.db.insert(notes).values({ workspaceId: 'ws_a', id: 'n', body: '' });
      for (let n = 0; n < 300; n += 1) {
        tx.audit({ agent: 'test', action: 'note.write', message: String(n) });
      }
    });
    expect(await admin`select id from notes.outbox`).toHaveLength(300);
  });
});

it('a transaction whose beginning was refused half way leaves its connection usable', async () => {
  const database = open({ transactionConnections: 1 });
  const mayScope = (verb: 'grant' | 'revoke', preposition: 'to' | 'from') =>
    admin.unsafe(
      `${verb} execute on function set_config(text, text, boolean) ${preposition} public`,
    );
  await mayScope('revoke', 'from');
  await expect(note(database, 'refused')).rejects.toThrow('did not begin');
  await mayScope('grant', 'to');
  await note(database, 'accepted');
  expect(await admin`select id from notes.notes`).toEqual([{ id: 'accepted' }]);
});

it('a database that is back is worked with at once', async () => {
  const database = open({ url: proxy.url });
  await proxy.cut();
  await expect(note(database, 'away')).rejects.toMatchObject({ code: 'unavailable' });
  await proxy.restore();
  await note(database, 'back');
  const rows = await database.read('ws_a', ({ db }) => db.select().from(notes));
  expect(rows.map(({ id }) => id)).toEqual(['back']);
});

it('reads of two workspaces on one connection see their own, however often it is lost', async () => {
  const writer = open();
  const workspaces = ['ws_a', 'ws_b'];
  for (const workspaceId of workspaces) {
    await writer.transaction(workspaceId, ({ db }) =>
      db.insert(notes).values({ workspaceId, id: `of ${workspaceId}`, body: '' }),
    );
  }
  const database = open({ url: proxy.url, readConnections: 1 });
  const readIds = async (workspaceId: string) => {
    const rows = await database.read(workspaceId, ({ db }) => db.select().from(notes));
    return rows.map(({ id }) => id);
  };
  for (const workspaceId of ['ws_a', 'ws_a', 'ws_b', 'ws_b', 'ws_a']) {
    expect(await readIds(workspaceId)).toEqual([`of ${workspaceId}`]);
    await proxy.cut();
    await expect(readIds(workspaceId)).rejects.toMatchObject({ code: 'unavailable' });
    await proxy.restore();
    const answers = await Promise.all([...workspaces, ...workspaces].map(readIds));
    expect(answers).toEqual([['of ws_a'], ['of ws_b'], ['of ws_a'], ['of ws_b']]);
  }
});

it('reads of many workspaces see their own, however often they are lost', async () => {
  const workspaces = ['ws_a', 'ws_b', 'ws_c'];
  const writer = open();
  for (const workspaceId of workspaces) {
    await writer.transaction(workspaceId, ({ db }) =>
      db.insert(notes).values({ workspaceId, id: 'own', body: '' }),
    );
  }
  const database = open({ url: proxy.url, readConnections: 2 });
  const settled: { workspaceId: string; outcome: unknown }[] = [];
  let begun = 0;
  const begin = (): void => {
    const workspaceId = workspaces[(begun += 1) % workspaces.length]!;
    const work = database.read(workspaceId, async ({ db }) => {
      const first = await db.select().from(notes);
      const second = await db.select().from(notes);
      return [...first, ...second].map((row) => row.workspaceId);
    });
    void work
      .catch((error: unknown) => error)
      .then((outcome) => settled.push({ workspaceId, outcome }));
  };
  const isOwn = ({ workspaceId, outcome }: (typeof settled)[number]): boolean =>
    isDeepStrictEqual(outcome, [workspaceId, workspaceId]);
  /** So long, and until so many more have read their own. */
  const beginFor = async (ms: number, more = 0): Promise<void> => {
    const [end, enough] = [performance.now() + ms, settled.filter(isOwn).length + more];
    // The cuts must meet reads at every stage, so several begin all the time.
    for (; performance.now() < end || settled.filter(isOwn).length < enough; await delay(2)) {
      for (let n = 0; n < 6; n += 1) begin();
    }
  };
  for (let round = 0; round < 8; round += 1) {
    await beginFor(80, 13);
    await proxy.cut();
    await beginFor(30);
    await proxy.restore();
  }
  await waitFor(() => settled.length === begun);
  const isRefused = ({ outcome }: (typeof settled)[number]): boolean =>
    outcome instanceof AppError && outcome.code === 'unavailable';
  expect(settled.filter((one) => !isOwn(one) && !isRefused(one))).toEqual([]);
});

describe('plans', () => {
  it('are made anew after their time, without a word', async () => {
    const database = open({ planLifetimeMs: 0, readConnections: 1, transactionConnections: 1 });
    for (let n = 0; n < 10; n += 1) {
      await note(database, `n${n}`);
      const rows = await database.read('ws_a', ({ db }) => db.select().from(notes));
      expect(rows).toHaveLength(n + 1);
    }
  });
});
