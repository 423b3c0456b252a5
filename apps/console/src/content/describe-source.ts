import { words } from './messages.en.ts';

/** A run's source in words; one that has none is shown as it is. */
export const describeSource = (source: string): string =>
  source.startsWith('handoff:') ? words.handoff : (words.sources[source] ?? source);

/** Fields of a run's context that say whom it is about, in the order in which they are looked for. */
const subjectFields = [
  'customer',
  'companyName',
  'company',
  'client',
  'leadName',
  'contact',
  'name',
];

/** Whom a run is about; null where its context does not say. */
export function readSubject(context: Readonly<Record<string, unknown>>): string | null {
  for (const field of subjectFields) {
    const value = context[field];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
