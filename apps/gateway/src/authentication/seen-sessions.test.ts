import { createLogger, dayMs } from '@workspace-ops/service-kit';
import { createManualClock } from '@workspace-ops/testkit';
import { beforeEach, expect, test } from 'vitest';
import { createSeenSessions, type SeenSession, type SeenSessions } from './seen-sessions.ts';

const clock = createManualClock();
type Reported = Omit<SeenSession, 'userId'>;
const identity = {
  down: false,
  ended: [] as string[],
  reported: [] as Reported[][],
  unlisted: [] as string[],
};
let ended: string[];
let inUse: string[];
let seen: SeenSessions;

beforeEach(() => {
  Object.assign(identity, { down: false, ended: [], reported: [], unlisted: [] });
  ended = [];
  inUse = [];
  seen = createSeenSessions({
    report: async (sessions) => {
      if (identity.down) throw new Error('down');
      identity.reported.push(sessions);
      return { ended: identity.ended };
    },
    onEnded: (id) => ended.push(id),
    hasEnded: (id) => ended.includes(id),
    isUnlisted: (userId) => identity.unlisted.includes(userId),
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
const note = (given: Reported, ageMs = 0, userId = 'usr_1') =>
  seen.note({ ...given, userId }, clock.now().getTime() - ageMs);

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

test('each session of an unlisted user is asked about once, however young', async () => {
  identity.unlisted = ['usr_many'];
  expect(await note(session('ses_live'), 0, 'usr_many')).toBe(true);
  expect(note(session('ses_live'), 0, 'usr_many')).toBeUndefined();
  identity.ended = ['ses_over'];
  expect(await note(session('ses_over'), 0, 'usr_many')).toBe(false);
  expect(ended).toEqual(['ses_over']);
});

test('a session of an unlisted user that has ended is asked about when it comes again', async () => {
  identity.unlisted = ['usr_many'];
  expect(await note(session('ses_live'), 0, 'usr_many')).toBe(true);
  seen.forget('ses_live');
  identity.ended = ['ses_live'];
  expect(await note(session('ses_live'), 0, 'usr_many')).toBe(false);
});

test('a session that ends while it is asked about does not go on', async () => {
  identity.unlisted = ['usr_many'];
  const asked = note(session('ses_racing'), 0, 'usr_many');
  ended.push('ses_racing');
  expect(await asked).toBe(false);
});

test('a session of an unlisted user cannot be verified while the identity service is away', async () => {
  identity.unlisted = ['usr_many'];
  identity.down = true;
  await expect(note(session('ses_unknown'), 0, 'usr_many')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
