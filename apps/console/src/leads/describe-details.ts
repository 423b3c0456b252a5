import { words } from './messages.en.ts';

/** What of an entry's details is known here, by its name and as text. */
export const describeDetails = (details: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(words.names).flatMap(([key, name]) => {
    const text = toText(details[key]);
    return text === null ? [] : [[name, text] as [string, string]];
  });

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value.replaceAll('_', ' ') || null;
  if (typeof value === 'number') return value.toLocaleString('en');
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.filter((item) => typeof item === 'string').join(', ');
}
