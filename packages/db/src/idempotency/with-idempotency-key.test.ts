import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  idempotencyKeys,
  notes,
  notesDatabase,
  type NotesFixture,
} from '../../test/notes-service.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

let fixture: NotesFixture;
let works = 0;

beforeAll(async () => {
  fixture = await notesDatabase();
});

afterAll(() => fixture.close());

interface Attempt {
  key?: string;
  body?: unknown;
  workspaceId?: string;
  now?: string;
}

const attempt = ({ key, body = {}, workspaceId = 'ws_a', now = '2026-03-01T00:00:00Z' }: Attempt) =>
  fixture.database.transaction(workspaceId, (tx) =>
    withIdempotencyKey(
      tx,
      idempotencyKeys,
      { endpoint: 'notes', key, body, now: new Date(now) },
      async () => {
        const id = `n${++works}`;
        await tx.db.insert(notes).values({ workspaceId, id, body: '' });
        return { id };
      },
    ),
  );

it('does the work once for a key and gives the first answer again', async () => {
  const first = await attempt({ key: 'k1' });
  expect(await attempt({ key: 'k1' })).toEqual(first);
});

it('does the work each time without a key', async () => {
  expect(await attempt({})).not.toEqual(await attempt({}));
});

it('refuses a key that came with another body', async () => {
  await attempt({ key: 'k2', body: { a: 1 } });
  await expect(attempt({ key: 'k2', body: { a: 2 } })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Idempotency-Key was already used with another body',
  });
});

it('names the id of a delivery that came with another body as its sender does', async () => {
  await attempt({ key: 'webhook:msg_1', body: { a: 1 } });
  await expect(attempt({ key: 'webhook:msg_1', body: { a: 2 } })).rejects.toMatchObject({
    code: 'conflict',
    message: 'webhook-id was already used with another body',
  });
});

it('takes the same body with its keys in another order for the same', async () => {
  const first = await attempt({ key: 'order', body: { a: 1, b: { c: 2, d: [3] } } });
  expect(await attempt({ key: 'order', body: { b: { d: [3], c: 2 }, a: 1 } })).toEqual(first);
});

it('knows a body whose key the release before stored', async () => {
  const body = { b: 2, a: 1 };
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const answer = { id: 'stored before' };
  await fixture.database.transaction('ws_a', async ({ db }) => {
    const createdAt = new Date('2026-03-01T00:00:00Z');
    const row = { workspaceId: 'ws_a', endpoint: 'notes', key: 'before', bodyHash, createdAt };
    await db.insert(idempotencyKeys).values({ ...row, answer });
  });
  expect(await attempt({ key: 'before', body })).toEqual(answer);
  await expect(attempt({ key: 'before', body: { a: 1 } })).rejects.toMatchObject({
    code: 'conflict',
  });
});

it('lets 16 uses at the same instant wait for the first one’s answer', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => attempt({ key: 'k3' })));
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
});

it('knows a key by its workspace', async () => {
  const first = await attempt({ key: 'k4' });
  expect(await attempt({ key: 'k4', workspaceId: 'ws_b' })).not.toEqual(first);
});

it('forgets a key after 24 hours', async () => {
  const first = await attempt({ key: 'k5' });
  const later = await attempt({ key: 'k5', now: '2026-03-02T00:00:01Z' });
  expect(later).not.toEqual(first);
});

it('refuses a key that is no visible ASCII', async () => {
  await expect(attempt({ key: 'schlüssel' })).rejects.toMatchObject({ code: 'invalid_input' });
});
