import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys, notesDatabase, type NotesFixture } from '../../test/notes-service.ts';
import { allWorkspaces } from '../scope.ts';
import { callWithIdempotencyKey } from './call-with-idempotency-key.ts';

let fixture: NotesFixture;
let starts = 0;
/** What each call was given. */
let calls: string[] = [];
let answered: string[] = [];

beforeAll(async () => {
  fixture = await notesDatabase();
});
afterEach(() => {
  calls = [];
  answered = [];
});
afterAll(() => fixture.close());

interface Attempt {
  key: string;
  body?: unknown;
  workspaceId?: string;
  waitMs?: number;
  leaseMs?: number;
  call?: (id: string) => Promise<string>;
}

const attempt = ({ key, body = {}, workspaceId = 'ws_a', ...work }: Attempt) =>
  callWithIdempotencyKey<string, string>(
    fixture.database,
    idempotencyKeys,
    { workspaceId, endpoint: 'notes', key, body, now: new Date() },
    {
      start: () => `id-${++starts}`,
      onAnswer: (_tx, answer) => answered.push(answer),
      waitMs: 5_000,
      leaseMs: 5_000,
      ...work,
      async call(id) {
        calls.push(id);
        return (await work.call?.(id)) ?? `answer to ${id}`;
      },
    },
  );

it('does the work once for a key, and gives its answer to all uses at the same instant', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => attempt({ key: 'k1' })));
  expect([new Set(answers).size, calls.length, answered.length]).toEqual([1, 1, 1]);
  expect(await attempt({ key: 'k1' })).toBe(answers[0]);
});

it('knows a key by its workspace, and refuses one that came with another body', async () => {
  const first = await attempt({ key: 'k2' });
  expect(await attempt({ key: 'k2', workspaceId: 'ws_b' })).not.toBe(first);
  await expect(attempt({ key: 'k2', body: { a: 1 } })).rejects.toMatchObject({ code: 'conflict' });
  await expect(attempt({ key: 'schlüssel' })).rejects.toMatchObject({ code: 'invalid_input' });
});

it('keeps no failure, and starts again from what it started with', async () => {
  const failing = attempt({ key: 'k3', call: () => Promise.reject(new Error('away')) });
  await expect(failing).rejects.toThrow('away');
  await attempt({ key: 'k3' });
  expect(calls).toHaveLength(2);
  expect(new Set(calls).size).toBe(1);
});

it('lets a second use wait no longer than it may', async () => {
  const gate = Promise.withResolvers<string>();
  const first = attempt({ key: 'k4', call: () => gate.promise });
  await waitFor(() => calls.length === 1);
  await expect(attempt({ key: 'k4', waitMs: 50 })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 1,
  });
  gate.resolve('late');
  expect([await first, await attempt({ key: 'k4' })]).toEqual(['late', 'late']);
  expect(calls).toHaveLength(1);
});

it('gives the one answer that counts where another use went on after the lease', async () => {
  const gate = Promise.withResolvers<string>();
  const frozen = attempt({ key: 'k5', leaseMs: 10, call: () => gate.promise });
  await waitFor(() => calls.length === 1);
  const second = await attempt({ key: 'k5' });
  gate.resolve('too late');
  expect(await frozen).toBe(second);
  expect(answered).toEqual([second]);
  expect(new Set(calls).size).toBe(1);
});

it('leaves no lease behind', async () => {
  const left = await fixture.database.read(allWorkspaces, ({ db }) =>
    db.execute(sql`select key from notes.idempotency_keys where endpoint like '%.lease'`),
  );
  expect(left).toEqual([]);
});
