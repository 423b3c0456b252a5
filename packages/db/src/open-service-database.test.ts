import { createLogger, hourMs, runProbes } from '@workspace-ops/service-kit';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  idempotencyKeys,
  migrateNotes,
  notes,
  notesSchema,
  outbox,
} from '../test/notes-service.ts';
import type { Database } from './database-interface.ts';
import { openServiceDatabase, type ServiceDatabase } from './open-service-database.ts';
import { allWorkspaces } from './scope.ts';

let test: TestDatabase;
let opened: ServiceDatabase;
let received: string[];

beforeEach(async () => {
  test = await createTestDatabase({ template: 'db-notes', migrate: migrateNotes });
  received = [];
  opened = openServiceDatabase({
    service: 'notes',
    url: test.url,
    schema: notesSchema,
    outbox,
    destinations: {
      audit: async (payloads) => {
        received.push(...payloads.map((payload) => (payload as { message: string }).message));
      },
    },
    idempotencyKeys,
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: { now: () => new Date() },
  });
});

afterEach(() => test.drop());

const write = (database: Database, id: string) =>
  database.transaction('ws_a', async (tx) => {
    await tx.db.insert(notes).values({ workspaceId: 'ws_a', id, body: '' });
    tx.audit({ agent: 'test', action: 'note.write', message: id });
  });

describe('a service’s database', () => {
  it('hands over what its transactions commit, and waits for that', async () => {
    opened.start();
    await write(opened.database, 'n1');
    expect(received).toEqual(['n1']);
    await opened.stop();
  });

  it('hands over what its background connections commit, until it stops', async () => {
    const background = opened.openBackground({ applicationName: 'notes background' });
    opened.start();
    await write(background, 'n1');
    await opened.stop();
    expect(received).toEqual(['n1']);
  });

  it('probes and measures all its connections', async () => {
    opened.openBackground({ applicationName: 'notes background' });
    expect(await runProbes(opened.probes)).toEqual([
      { name: 'notes database', ok: true },
      { name: 'notes outbox', ok: true },
    ]);
    const values = await Promise.all(opened.measures.map((measure) => measure.read()));
    const labels = JSON.stringify(values);
    expect(labels).toContain('"notes"');
    expect(labels).toContain('"notes background"');
    await opened.stop();
  });

  it('makes the coming partitions and deletes expired keys when it starts', async () => {
    const admin = postgres(test.url, { max: 1, onnotice: () => undefined });
    const [month] = await admin<{ name: string }[]>`
      select 'notes.history_' || to_char(now() at time zone 'UTC' + interval '2 months', 'YYYY_MM') as name`;
    await admin.unsafe(`drop table ${month!.name}`);
    const row = { workspaceId: 'ws_a', endpoint: 'notes', bodyHash: '', answer: {} };
    await opened.database.transaction('ws_a', ({ db }) =>
      db.insert(idempotencyKeys).values([
        { ...row, key: 'old', createdAt: new Date(Date.now() - 25 * hourMs) },
        { ...row, key: 'new', createdAt: new Date(Date.now() - 23 * hourMs) },
      ]),
    );
    opened.start();
    await waitFor(async () => {
      const [made] = await admin`select to_regclass(${month!.name}) is not null as "exists"`;
      return made!['exists'] === true || undefined;
    });
    const keys = await waitFor(async () => {
      const left = await opened.database.read(allWorkspaces, ({ db }) =>
        db.execute<{ key: string }>(sql`select key from ${idempotencyKeys}`),
      );
      return left.length === 1 ? left : undefined;
    });
    expect(keys).toMatchObject([{ key: 'new' }]);
    await admin.end();
    await opened.stop();
  });

  it.each(['stop', 'stopNow'] as const)('closes its connections with `%s`', async (stop) => {
    const background = opened.openBackground({ applicationName: 'notes background' });
    opened.start();
    await opened[stop]();
    await expect(opened.database.ping()).rejects.toThrow();
    await expect(background.ping()).rejects.toThrow();
  });
});
