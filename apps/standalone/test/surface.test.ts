import { routes } from '@workspace-ops/gateway/routes';
import { walkTable } from '@workspace-ops/gateway/walk-table';
import { writeCursor, type Place } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiClient, signUp } from './client.ts';
import { isApart, startComposed, type Composed } from './composed.ts';
import { startWithStandIns } from './with-stand-ins.ts';

let system: Composed;

beforeAll(async () => {
  system = await startWithStandIns(startComposed);
});

afterAll(() => system.close());

// A part of the walk: a field has an odd number of values, so that each of them meets every thirty-second
// field, or every sixty-fourth. The gateway's own walk sends others, the contracts are the same in both compositions, and
// `pnpm walk` sends all.
const part = isApart ? { every: 64, from: 1 } : { every: 32 };

it('answers every wrong use of every endpoint in the one error shape, never with a 5xx', async () => {
  const { headers } = await signUp(system.url);
  const walk = await walkTable(system.url, routes, {
    credentials: headers,
    concurrency: 8,
    ...part,
  });
  expect(walk.faults.slice(0, 10)).toEqual([]);
  expect(walk.requests).toBeGreaterThan(isApart ? 600 : 1_200);
  expect((await apiClient(system.url).get('/readyz')).status).toBe(200);
}, 240_000);

const lists = {
  runs: '/api/runs',
  'audit-logs': '/api/audit-logs',
  artifacts: '/api/artifacts',
  snapshots: '/api/snapshots',
  suppressed: '/api/contacts/suppressed',
  members: '/api/members',
};

it.each(Object.entries(lists))(
  'refuses a cursor of %s that somebody made up and that names no place',
  async (list, path) => {
    const user = await signUp(system.url);
    const { workspaceId } = user;
    const read = (place: Place) => {
      const cursor = writeCursor({ list, workspaceId, filter: {} }, place);
      return user.get(`${path}?cursor=${encodeURIComponent(cursor)}`);
    };
    const real = { at: '2026-02-28 10:00:00+00', id: 'run_1' };
    // The cursor is one that this list reads: what follows is refused for its place alone.
    expect((await read(real)).status).toBe(200);
    for (const place of [
      { ...real, at: '2026-02-30 10:00:00+00' },
      { ...real, at: '2026-13-01 10:00:00+00' },
      { ...real, at: '2026-02-28 25:00:00+00' },
      { ...real, at: '0000-02-28 10:00:00+00' },
      { ...real, id: 'run_\u0000' },
      { ...real, id: '\ud800' },
    ]) {
      const { status, body } = await read(place);
      expect([status, body['code'], body['message']]).toEqual([
        400,
        'invalid_input',
        expect.stringMatching(/^cursor must be a nextCursor of this list/),
      ]);
      expect(body['issues']).toEqual([expect.objectContaining({ path: 'cursor' })]);
    }
  },
);
