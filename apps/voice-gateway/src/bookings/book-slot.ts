import type { PhoneRegion } from '@workspace-ops/contacts';
import { redactText } from '@workspace-ops/content';
import { nameCaller, type Booking, type BookSlotInput } from '@workspace-ops/contracts';
import { withIdempotencyKey, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { bookings, idempotencyKeys } from '../db/schema/voice-schema.ts';
import { invalidValue } from '../invalid-value.ts';
import { maskPhone, parsePhone } from '../phones/phone-numbers.ts';
import { newReference } from '../references/new-reference.ts';
import { toInstant, slotMinutes, toTimestamp } from '../slots/business-slots.ts';
import { findFreeSlots } from '../slots/find-free-slots.ts';
import type { SlotDependencies } from '../slots/list-slots.ts';
import { readSlot } from '../slots/read-slot.ts';

export interface BookingDependencies extends SlotDependencies {
  phoneRegion: PhoneRegion;
}

/**
 * Books 30 minutes of the workspace's time.
 * @throws {AppError} `invalid_input` for a past slot or what is no phone number; `conflict` with
 * `nextAvailable` when a booking overlaps: of many at one instant exactly one is made.
 */
export function bookSlot(
  deps: BookingDependencies,
  ctx: RequestContext,
  input: BookSlotInput,
): Promise<Booking> {
  const now = deps.clock.now();
  const callerPhone = parsePhone('callerPhone', input.callerPhone, deps.phoneRegion);
  const start = readSlot(input.scheduledSlot, deps.timeZone);
  const request = { endpoint: 'book', key: ctx.idempotencyKey, body: input, now };
  return deps.database.transaction(ctx.caller.workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, request, () =>
      storeBooking(tx, deps, { ctx, input, callerPhone, start, now }),
    ),
  );
}

interface NewBooking {
  ctx: RequestContext;
  input: BookSlotInput;
  callerPhone: string;
  start: Temporal.Instant;
  now: Date;
}

async function storeBooking(
  tx: Transaction,
  deps: BookingDependencies,
  booking: NewBooking,
): Promise<Booking> {
  const { input, start, now } = booking;
  if (Temporal.Instant.compare(start, toInstant(now)) < 0) {
    throw invalidValue('scheduledSlot', 'must not be in the past', input.scheduledSlot);
  }
  const bookingRef = newReference('VBK');
  const inserted = await tx.db
    .insert(bookings)
    .values(toRow(tx, booking, bookingRef))
    // The exclusion constraint decides; asked for in this way it never ends in a deadlock.
    .onConflictDoNothing()
    .returning({ id: bookings.id });
  if (inserted.length === 0) throw await slotTaken(tx, deps, booking);
  auditBooking(tx, booking, bookingRef);
  tx.publish({
    event: 'BOOKING_CONFIRMED',
    timestamp: now.toISOString(),
    data: { bookingRef, status: 'confirmed', scheduledSlot: toTimestamp(start) },
  });
  return { success: true, bookingRef, status: 'confirmed', message: describeBooking(start, deps) };
}

function toRow(
  { workspaceId }: Transaction,
  { input, callerPhone, start, now }: NewBooking,
  id: string,
): typeof bookings.$inferInsert {
  const { callerName, callerEmail, notes, agentSessionId, serviceInterest } = input;
  return {
    workspaceId,
    id,
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date(start.add({ minutes: slotMinutes }).epochMilliseconds),
    callerPhone,
    callerName,
    callerEmail,
    notes,
    agentSessionId,
    serviceInterest,
    createdAt: now,
  };
}

/** The 409, with the first free slot from the wanted time on, or else the first of all. */
async function slotTaken(
  tx: Transaction,
  { timeZone }: BookingDependencies,
  { start, now }: NewBooking,
): Promise<AppError> {
  const free = await findFreeSlots(tx, {
    now: toInstant(now),
    timeZone,
  });
  const next = free.find((slot) => Temporal.Instant.compare(slot, start) >= 0) ?? free[0];
  return new AppError('conflict', `The slot ${toTimestamp(start)} is already booked.`, {
    extra: { nextAvailable: next === undefined ? null : toTimestamp(next) },
  });
}

/** Says when and what for, and of the caller only what does not identify them. */
function auditBooking(tx: Transaction, booking: NewBooking, bookingRef: string): void {
  const { ctx, input, callerPhone, start, now } = booking;
  const scheduledSlot = toTimestamp(start);
  const personal = [callerPhone, input.callerName, input.callerEmail];
  const piiDetected = personal.filter((value) => value !== undefined).length;
  tx.audit({
    agent: nameCaller(ctx.caller) ?? 'Voice gateway',
    action: 'voice.book',
    timestamp: now.toISOString(),
    message: `Booked an appointment at ${scheduledSlot} for a caller whose number ends in ${callerPhone.slice(-2)}.`,
    details: {
      bookingRef,
      scheduledSlot,
      callerPhone: maskPhone(callerPhone),
      ...(input.serviceInterest === undefined
        ? {}
        : { serviceInterest: redactText(input.serviceInterest).text }),
    },
    policyChecks: { saifPassed: true, piiDetected, budgetThresholdPassed: true },
  });
}

/** The confirmation as the voice agent can read it out. */
function describeBooking(
  start: Temporal.Instant,
  { timeZone, humanHost }: { timeZone: string; humanHost: string },
): string {
  const when = start
    .toZonedDateTimeISO(timeZone)
    .toLocaleString('en-US', {
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
    // Some releases of the locale data put a narrow no-break space before AM and PM.
    .replaceAll('\u202f', ' ');
  return `Your appointment with ${humanHost} is confirmed for ${when}, ${timeZone} time (${toTimestamp(start)}).`;
}
