import { language, type Preferences } from '../preferences.ts';

/** How a chart shows its buckets: as times in the person's zone, or as the dates of another zone. */
export interface BucketTimes {
  /** An IANA name; undefined for the browser's zone. */
  timeZone: string | undefined;
  /** Whether a bucket is a day or longer. */
  areDates: boolean;
}

/**
 * A bucket of days is shown as a date where it begins at midnight, the workspace's zone: in another it
 * would begin on the day before. Hours are shown in the zone that the person chose.
 */
export const chooseBucketTimes = (
  dateZone: string | undefined,
  chosen: Preferences['zone'],
): BucketTimes =>
  dateZone === undefined
    ? { timeZone: chosen === 'utc' ? 'UTC' : undefined, areDates: false }
    : { timeZone: dateZone, areDates: true };

/** A bucket in a table: its date, or its date and time. */
export const formatBucket = (at: string, { timeZone, areDates }: BucketTimes): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(!areDates && { timeStyle: 'short' }),
    timeZone,
  }).format(new Date(at));
