import { timestampOf } from '../slots/instants.ts';

/** The confirmation as the voice agent can read it out. */
export function describeBooking(
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
  return `Your appointment with ${humanHost} is confirmed for ${when}, ${timeZone} time (${timestampOf(start)}).`;
}
