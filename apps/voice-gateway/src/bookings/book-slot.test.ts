import { toAppError } from '@workspace-ops/rpc';
import { createManualClock, from, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVoiceDatabase,
  startVoiceGateway,
  type TestVoiceGateway,
} from '../../test/start-voice-gateway.ts';

/** A Monday, before the business hours of New York. */
const now = '2026-10-05T10:00:00Z';
const phone = '+12125550100';

let database: TestDatabase;
let test: TestVoiceGateway;
let sql: postgres.Sql;

beforeAll(async () => {
  database = await createVoiceDatabase();
  test = await startVoiceGateway(database.url, { clock: createManualClock(now) });
  sql = postgres(database.url, { max: 2 });
});

afterAll(async () => {
  await sql.end();
  await test.stop();
  await database.drop();
});

const book = (workspaceId: string, scheduledSlot: string, more: object = {}, key?: string) =>
  test.client.bookings.create.mutate(
    { callerPhone: phone, scheduledSlot, ...more },
    from(workspaceId, key),
  );

const listSlots = async (workspaceId: string) =>
  (await test.client.slots.list.query(undefined, from(workspaceId))).slots;

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(() => undefined, toAppError);
  return { status: error?.status, message: error?.message, extra: error?.extra };
};

describe('the slot list', () => {
  it('has the time zone, the host and the free slots, as UTC timestamps', async () => {
    const list = await test.client.slots.list.query(undefined, from('ws_list'));
    expect(list).toMatchObject({
      available: true,
      timezone: 'America/New_York',
      humanHost: 'our advisory team',
    });
    expect(list.slots).toHaveLength(80);
    expect(list.slots[0]).toBe('2026-10-05T13:00:00.000Z');
  });

  it('lacks what is booked, on or off its grid, in this workspace alone', async () => {
    await book('ws_less', '2026-10-05T09:00');
    await book('ws_less', '2026-10-06T13:45:00Z');
    const slots = await listSlots('ws_less');
    expect(slots).toHaveLength(77);
    expect(slots[0]).toBe('2026-10-05T13:30:00.000Z');
    expect(await listSlots('ws_less_other')).toHaveLength(80);
  });
});

describe('a booking', () => {
  it('is confirmed, audited without the caller in the clear, and announced', async () => {
    const answer = await book('ws_book', '2026-10-05T09:00:00', {
      callerPhone: '(212) 555-0100',
      callerName: 'Ada Lovelace',
      callerEmail: 'ada@caller.example',
      notes: 'Bring the brochure',
      agentSessionId: 'session-1',
      serviceInterest: 'MedSpa',
    });
    expect(answer).toEqual({
      success: true,
      bookingRef: expect.stringMatching(/^VBK-[A-Z0-9]{12}$/),
      status: 'confirmed',
      message:
        'Your appointment with our advisory team is confirmed for Monday, October 5, 2026 at 9:00 AM, America/New_York time (2026-10-05T13:00:00.000Z).',
    });
    const rows = await sql`select * from voice.bookings where workspace_id = 'ws_book'`;
    expect(rows).toMatchObject([
      { id: answer.bookingRef, caller_phone: phone, notes: 'Bring the brochure' },
    ]);
    const entries = test.peers.audited.filter((one) => one.workspaceId === 'ws_book');
    expect(entries).toMatchObject([
      {
        agent: 'ada@example.com',
        action: 'voice.book',
        status: 'success',
        details: { bookingRef: answer.bookingRef, serviceInterest: 'MedSpa' },
        policyChecks: { piiDetected: 3 },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Lovelace|caller\.example|5550100|brochure/);
    expect(test.peers.events.filter((one) => one.workspaceId === 'ws_book')).toMatchObject([
      {
        event: 'BOOKING_CONFIRMED',
        data: {
          bookingRef: answer.bookingRef,
          status: 'confirmed',
          scheduledSlot: '2026-10-05T13:00:00.000Z',
        },
      },
    ]);
  });

  it('names an interest of the list alone, so that no free text reaches the audit log', async () => {
    const serviceInterest = 'A facial for Ada Lovelace, ada@caller.example';
    await expect(book('ws_interest', '2026-10-05T09:00:00', { serviceInterest })).rejects.toThrow(
      /^serviceInterest must be one of CRE, MedSpa, FounderSignal, General/,
    );
    expect(test.peers.audited.filter((one) => one.workspaceId === 'ws_interest')).toEqual([]);
  });

  it('is refused when another one overlaps, with the next free slot', async () => {
    await book('ws_taken', '2026-10-05T13:00:00Z');
    for (const overlapping of ['2026-10-05T13:00:00Z', '2026-10-05T13:29:59Z']) {
      expect(await refusal(book('ws_taken', overlapping))).toEqual({
        status: 409,
        message: `The slot ${new Date(overlapping).toISOString()} is already booked.`,
        extra: { nextAvailable: '2026-10-05T13:30:00.000Z' },
      });
    }
    expect(await refusal(book('ws_taken', '2026-10-05T12:31:00Z'))).toMatchObject({
      status: 409,
      extra: { nextAvailable: '2026-10-05T13:30:00.000Z' },
    });
    await book('ws_taken', '2026-10-05T12:30:00Z');
    await book('ws_taken', '2026-10-05T13:30:00Z');
    expect(test.peers.audited.filter((one) => one.workspaceId === 'ws_taken')).toHaveLength(3);
  });

  it('does not see another workspace’s bookings', async () => {
    await book('ws_one', '2026-10-05T13:00:00Z');
    expect(await book('ws_two', '2026-10-05T13:00:00Z')).toMatchObject({ status: 'confirmed' });
  });

  it('names no next slot when nothing is free, and the first one when only earlier ones are', async () => {
    const [first, ...others] = await listSlots('ws_full');
    await Promise.all(others.map((slot) => book('ws_full', slot)));
    expect(await refusal(book('ws_full', others.at(-1)!))).toMatchObject({
      status: 409,
      extra: { nextAvailable: first },
    });
    await book('ws_full', first!);
    expect(await refusal(book('ws_full', first!))).toMatchObject({
      status: 409,
      extra: { nextAvailable: null },
    });
    const list = await test.client.slots.list.query(undefined, from('ws_full'));
    expect(list).toMatchObject({ available: false, slots: [] });
  });

  it('is made exactly once by 32 at one instant, and the others get the conflict', async () => {
    const tries = await Promise.all(
      Array.from({ length: 32 }, async (_, index) => {
        // Some overlap without beginning at the same time.
        const slot = `2026-10-07T14:${index % 2 === 0 ? '00' : '10'}:00Z`;
        return refusal(book('ws_race', slot));
      }),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === undefined)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(31);
    const rows = await sql`select * from voice.bookings where workspace_id = 'ws_race'`;
    expect(rows).toHaveLength(1);
  });

  it('happens once for an Idempotency-Key, also when the retry comes after the slot', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book('ws_once', '2026-10-05T15:00:00Z', {}, 'key-1')),
    );
    expect(new Set(answers.map((answer) => answer.bookingRef)).size).toBe(1);
    expect(await refusal(book('ws_once', '2026-10-05T16:00:00Z', {}, 'key-1'))).toMatchObject({
      status: 409,
    });
    const later = await startVoiceGateway(database.url, {
      clock: createManualClock('2026-10-05T20:00:00Z'),
    });
    const retry = await later.client.bookings.create.mutate(
      { callerPhone: phone, scheduledSlot: '2026-10-05T15:00:00Z' },
      from('ws_once', 'key-1'),
    );
    await later.stop();
    expect(retry).toEqual(answers[0]);
  });

  it('is refused in the past, and for what is no time or no number', async () => {
    expect(await refusal(book('ws_bad', '2026-10-05T09:59:59Z'))).toMatchObject({
      status: 400,
      message: 'scheduledSlot must not be in the past, got "2026-10-05T09:59:59Z"',
    });
    expect(await refusal(book('ws_bad', 'tomorrow'))).toMatchObject({
      status: 400,
      message: 'scheduledSlot must be an ISO 8601 date-time, got "tomorrow"',
    });
    expect(await refusal(book('ws_bad', ' '))).toMatchObject({
      status: 400,
      message: 'scheduledSlot is required',
    });
    for (const callerPhone of ['12', 'call me', '212-555-0100 or so', '911', '+999999999999999']) {
      expect(await refusal(book('ws_bad', '2026-10-05T15:00:00Z', { callerPhone }))).toMatchObject({
        status: 400,
        message: `callerPhone must be a phone number, got "${callerPhone}"`,
      });
    }
  });

  it('is kept although the audit service is away, and audited when it is back', async () => {
    test.peers.away.add('audit');
    await book('ws_away', '2026-10-05T15:00:00Z');
    const entries = () => test.peers.audited.filter((one) => one.workspaceId === 'ws_away');
    expect(entries()).toEqual([]);
    test.peers.away.clear();
    await expect.poll(entries, { timeout: 5_000 }).toHaveLength(1);
  });
});
