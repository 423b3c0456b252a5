import { createLogger } from '@workspace-ops/service-kit';
import { createManualClock } from '@workspace-ops/testkit';
import { beforeEach, expect, test } from 'vitest';
import { createSeenSessions, type SeenSession, type SeenSessions } from './seen-sessions.ts';

const dayMs = 24 * 60 * 60_000;
const clock = createManualClock();
const identity = { down: false, ended: [] as string[], reported: [] as SeenSession[][] };
let ended: string[];
let inUse: string[];
let seen: SeenSessions;

beforeEach(() => {
  Object.assign(identity, { down: false, ended: [], reported: [] });
  ended = [];
  inUse = [];
  seen = createSeenSessions({
    report: async (sessions) => {
      if (identity.down) throw new Error('down');
      identity.reported.push(sessions);
      return { ended: identity.ended };
    },
    onEnded: (id) => ended.push(id),
    inUse: () => inUse,
    idleSeconds: () => (30 * dayMs) / 1_000,
    clock,
    logger: createLogger({ name: 'gateway', level: 'silent' }),
  });
});

const session = (sessionId: string, address = '192.0.2.1') => ({
  workspaceId: 'ws_1',
  sessionId,
  address,
});
const note = (given: SeenSession, ageMs = 0) => seen.note(given, clock.now().getTime() - ageMs);

test('requests of one session are reported once in five minutes, with the latest address', async () => {
  for (let request = 0; request < 100; request += 1) expect(note(session('ses_1'))).toBeUndefined();
  clock.advance(5 * 60_000);
  expect(note(session('ses_1', '192.0.2.2'))).toBeUndefined();
  await seen.stop();
  await seen.stop();
  expect(identity.reported).toEqual([[expect.objectContaining(session('ses_1', '192.0.2.2'))]]);
});

test('a young session is not asked about, an old one that is new here is', async () => {
  expect(note(session('ses_young'), 29 * dayMs)).toBeUndefined();
  expect(await note(session('ses_old'), 31 * dayMs)).toBe(true);
  expect(identity.reported).toEqual([[session('ses_old')]]);
  expect(note(session('ses_old'), 31 * dayMs)).toBeUndefined();
});

test('a session that rested too long has ended, also where it was seen before', async () => {
  expect(note(session('ses_rested'))).toBeUndefined();
  clock.advance(31 * dayMs);
  identity.ended = ['ses_rested'];
  expect(await note(session('ses_rested'), 32 * dayMs)).toBe(false);
  expect(ended).toEqual(['ses_rested']);
});

test('the identity service being away ends nothing', async () => {
  identity.down = true;
  expect(await note(session('ses_old'), 31 * dayMs)).toBe(true);
  expect(note(session('ses_young'))).toBeUndefined();
  await seen.stop();
  expect(ended).toEqual([]);
});

test('a session with an answer that goes on is in use', async () => {
  expect(note(session('ses_stream'))).toBeUndefined();
  await seen.stop();
  clock.advance(5 * 60_000);
  inUse = ['ses_stream', 'ses_unknown'];
  await seen.stop();
  expect(identity.reported.map((report) => report.map(({ sessionId }) => sessionId))).toEqual([
    ['ses_stream'],
    ['ses_stream'],
  ]);
});
