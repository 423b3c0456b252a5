/** An instant as answers carry it: ISO 8601, UTC, milliseconds. */
export const timestampOf = (instant: Temporal.Instant): string =>
  new Date(instant.epochMilliseconds).toISOString();

export const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
