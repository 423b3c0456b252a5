export const sayDay = (day: Date): string =>
  day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** `1 to 15 October 2026` */
export function sayDays(from: Date, to: Date): string {
  const [day, ...rest] = sayDay(from).split(' ');
  const until = sayDay(to);
  return until.endsWith(` ${rest.join(' ')}`)
    ? `${day!} to ${until}`
    : `${sayDay(from)} to ${until}`;
}
