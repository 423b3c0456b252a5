import { formatMoment } from '../scheduling/format-moment.ts';
import { words } from './messages.en.ts';

const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** The text with its moments as the clock of the zone shows them. */
export const formatTimes = (text: string, zone: string): string =>
  text.replaceAll(instant, (at) => formatMoment(at, zone));

/** What of an entry's details is known here, by its name and as text. */
export const describeDetails = (
  details: Readonly<Record<string, unknown>>,
  zone: string,
): [string, string][] =>
  Object.entries(words.names).flatMap(([key, name]) => {
    const text = toText(details[key], zone);
    return text === null ? [] : [[name, text] as [string, string]];
  });

function toText(value: unknown, zone: string): string | null {
  if (typeof value === 'string') return formatTimes(value.replaceAll('_', ' '), zone) || null;
  if (typeof value === 'number') return value.toLocaleString('en');
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.filter((item) => typeof item === 'string').join(', ');
}
