import { readSettings } from '@workspace-ops/service-kit';
import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainIdentity, type ExplainedIdentity } from '../../test/explain-identity.ts';
import type { Identity } from '../identity.ts';
import { findCurrentUser } from './find-current-user.ts';
import { identitySettings } from '../settings.ts';
import { createSessionCache } from './session-cache.ts';

let explained: ExplainedIdentity;

beforeAll(async () => {
  explained = await explainIdentity();
});
afterAll(() => explained.stop());

const clock = { now: () => new Date() };
const caller = {
  workspaceId: 'ws_5000',
  userId: 'usr_5000',
  email: 'person-5000@example.com',
  role: 'owner',
  sessionId: null,
  address: '198.51.100.7',
} as const;

/** With an empty cache, so that the database is asked. */
const findUser = (sessionId: string | null) => () => {
  const { database } = explained;
  const settings = readSettings(identitySettings, {});
  const identity = { database, clock, settings, sessionCache: createSessionCache(clock) };
  return findCurrentUser(identity as Identity, {
    caller: { ...caller, sessionId },
    requestId: 'req_test',
  });
};

test.each([
  { sessionId: 'ses_usr_5000_1', tables: ['sessions', 'users', 'memberships'] },
  { sessionId: null, tables: ['users', 'memberships'] },
])(
  'the user of the session $sessionId is read by indexes, a row of each table',
  async ({ sessionId, tables }) => {
    for (const { result, nodes } of await explained.execute(findUser(sessionId))) {
      expect(result?.id).toBe('usr_5000');
      expect(findScans(nodes)).toMatchObject(
        tables.map((table) => ({ kind: 'Index Scan', table, rows: 1 })),
      );
    }
  },
);
