import { z } from 'zod';

/** An ISO 8601 duration in its parts, each a whole number. */
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const shape =
  /^P(?:(\d{1,4})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?)$/;
const longestDays = 366;

/** The duration, a week being seven days; null for what is none, for zero and above 366 days. */
export function parseDuration(text: string): Duration | null {
  const match = shape.exec(text);
  if (match === null || text.endsWith('T')) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const duration = {
    days: weeks! * 7 + days!,
    hours: hours!,
    minutes: minutes!,
    seconds: seconds!,
  };
  const totalDays =
    duration.days + duration.hours / 24 + duration.minutes / 1_440 + duration.seconds / 86_400;
  return totalDays > 0 && totalDays <= longestDays ? duration : null;
}

/** An ISO 8601 duration from a caller, as it was written. */
export const durationInput = () =>
  z
    .string()
    .refine((text) => parseDuration(text) !== null, {
      error: 'must be an ISO 8601 duration of at most 366 days, as PT4H or P2D',
    })
    .meta({ format: 'duration' });
