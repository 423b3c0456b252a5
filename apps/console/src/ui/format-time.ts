import { language, type Preferences } from '../preferences.ts';

const units = [
  ['year', 365 * 24 * 3_600_000],
  ['month', 30 * 24 * 3_600_000],
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * As `3 minutes ago` and `in 2 hours`; what is less than a minute away is `now`. What is past is as old as the
 * whole units that it has seen; what is to come is rounded, as seven days are given as such a moment ago.
 */
export function formatAge(at: number, now: number): string {
  const difference = at - now;
  return difference > 0 ? formatAhead(difference) : formatPast(difference);
}

function formatPast(difference: number): string {
  for (const [unit, ms] of units) {
    if (-difference >= ms) return relative.format(Math.trunc(difference / ms), unit);
  }
  return 'just now';
}

function formatAhead(difference: number): string {
  for (const [index, [unit, ms]] of units.entries()) {
    // What the next smaller unit would round to a whole one of this.
    const half = (units[index + 1]?.[1] ?? 0) / 2;
    if (difference >= ms - half) return relative.format(Math.round(difference / ms), unit);
  }
  return 'in a moment';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(zone: Preferences['zone']): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      ...(zone === 'utc' && { timeZone: 'UTC' }),
    });
    formats.set(zone, format);
  }
  return format;
}

/** The date with seconds, in the zone that the person chose, and which one it is. */
export const formatExact = (at: string, zone: Preferences['zone']): string =>
  `${findFormat(zone).format(new Date(at))}${zone === 'utc' ? ' UTC' : ''}`;

/** As `1.2 s`, `340 ms`, `4 min` and `2.5 h`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  return `${(ms / 3_600_000).toFixed(1)} h`;
}
