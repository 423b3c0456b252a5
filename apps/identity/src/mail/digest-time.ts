/** The next moment at which it is so late in the time zone, after the given one. */
export function nextDigestAt(
  now: Date,
  { timeZone, hour }: { timeZone: string; hour: number },
): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.withPlainTime({ hour });
  const next = Temporal.ZonedDateTime.compare(today, local) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}
