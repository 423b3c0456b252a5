/** As PostgreSQL prints a moment on our connections, whose time zone is UTC. */
const printed = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/**
 * A `timestamptz` as PostgreSQL prints it, in UTC, to ISO 8601 with milliseconds, as `toISOString`
 * has it. Lists of rows are mostly moments, and a Date for each costs more than the rest of the row.
 */
export function formatIso(text: string): string {
  const [, date, time, fraction = ''] = printed.exec(text) ?? [];
  if (date === undefined) return new Date(text).toISOString();
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
