import { onceFor } from '../facts/once-for.ts';
import type { DateOrder } from './numeric-dates.ts';

/** The United States and their territories, and the Philippines, as countries of ISO 3166. */
const monthFirst = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'PH'];
/** Both orders are in use there, or the year comes first. */
const inDoubt = ['CA', 'CN', 'HK', 'JP', 'KR', 'KP', 'TW', 'MN'];
const continents = /^(?:Europe|Australia|Africa|America|Asia|Pacific|Atlantic|Indian)\//;

const listZones = onceFor((countries: readonly string[]): ReadonlySet<string> => {
  const zones = countries.flatMap(
    (country) => new Intl.Locale('und', { region: country }).getTimeZones?.() ?? [],
  );
  return new Set(zones);
});

/** The order of day and month in the country of a time zone; UTC is that of none. */
export function readZoneOrder(timeZone: string): DateOrder | undefined {
  if (timeZone.startsWith('US/') || listZones(monthFirst).has(timeZone)) return 'month-first';
  return continents.test(timeZone) && !listZones(inDoubt).has(timeZone) ? 'day-first' : undefined;
}
