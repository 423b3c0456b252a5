/**
 * A position of NATS says which stream it is of: a stream that takes the place of a lost one counts from
 * one again, and its positions have to be after all of that. So they begin at the time at which the
 * stream was made, in units of a few thousand events a millisecond, which no stream has stored.
 */
const eventsPerMs = 4_096;
const epochMs = Date.UTC(2020, 0, 1);

/** Positions of PostgreSQL, which counts from one, are below. */
export const firstNatsPosition = 2 ** 49;

/** The position before the first one of a stream. */
export const baseOfStream = (createdAt: Date): number =>
  Math.max(createdAt.getTime() - epochMs, firstNatsPosition / eventsPerMs) * eventsPerMs;
