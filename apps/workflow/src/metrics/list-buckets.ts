import { mostBuckets, type BucketSize } from '@workspace-ops/contracts';
import { invalidField } from '@workspace-ops/service-kit';

/** Consecutive buckets: each begins where the one before ends. */
export interface Buckets {
  /** The beginnings, oldest first; at least one. */
  times: readonly string[];
  /** The end of the last one. */
  until: string;
}

export interface Period {
  bucket: BucketSize;
  /** Moments, or dates, which are days of the time zone. */
  from: string | undefined;
  to: string | undefined;
}

type Zoned = Temporal.ZonedDateTime;

const usualLength = {
  hour: { hours: 47 },
  day: { days: 29 },
  week: { weeks: 25 },
} as const;

/**
 * The buckets of a period by the clock of a time zone, so that a day has 23 or 25 hours when the clock
 * is changed. @throws {AppError} `invalid_input`
 */
export function listBuckets({ bucket, from, to }: Period, timeZone: string, now: Date): Buckets {
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  const last = earlier(to === undefined ? present : toEnd(to, timeZone), present);
  const first =
    from === undefined ? last.subtract(usualLength[bucket]) : toBeginning(from, timeZone);
  if (isAfter(first, last)) {
    const isFuture = isAfter(first, present);
    throw invalidField('from', isFuture ? 'must not be in the future' : 'must not be after to');
  }
  const times: string[] = [];
  let next = beginBucket(first, bucket);
  while (!isAfter(next, last)) {
    if (times.length === mostBuckets) {
      throw invalidField('from', `must be at most ${mostBuckets} buckets before the end`);
    }
    times.push(print(next));
    next = beginNext(next, bucket);
  }
  return { times, until: print(next) };
}

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

const toMoment = (text: string, timeZone: string): Zoned =>
  Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);

const toBeginning = (text: string, timeZone: string): Zoned =>
  dateOnly.test(text)
    ? Temporal.PlainDate.from(text).toZonedDateTime(timeZone)
    : toMoment(text, timeZone);

const toEnd = (text: string, timeZone: string): Zoned =>
  dateOnly.test(text)
    ? Temporal.PlainDate.from(text)
        .add({ days: 1 })
        .toZonedDateTime(timeZone)
        .subtract({ milliseconds: 1 })
    : toMoment(text, timeZone);

const isAfter = (a: Zoned, b: Zoned): boolean => Temporal.ZonedDateTime.compare(a, b) > 0;
const earlier = (a: Zoned, b: Zoned): Zoned => (isAfter(a, b) ? b : a);
const print = (moment: Zoned): string => new Date(moment.epochMilliseconds).toISOString();

/** The beginning of the bucket that the moment is in. */
function beginBucket(moment: Zoned, bucket: BucketSize): Zoned {
  if (bucket === 'hour') return moment.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const day = bucket === 'day' ? moment : moment.subtract({ days: moment.dayOfWeek - 1 });
  return day.startOfDay();
}

function beginNext(moment: Zoned, bucket: BucketSize): Zoned {
  if (bucket !== 'hour') {
    return moment.add(bucket === 'day' ? { days: 1 } : { weeks: 1 }).startOfDay();
  }
  const next = beginBucket(moment.add({ hours: 1 }), bucket);
  // Where the clock goes back by half an hour, an hour later is still in the same hour of the clock.
  return isAfter(next, moment) ? next : beginBucket(moment.add({ hours: 2 }), bucket);
}
