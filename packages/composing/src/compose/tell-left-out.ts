import { freeText, isTechnical, namesFor } from '../facts/field-names.ts';
import { plainValue } from '../facts/plain-value.ts';
import { isEntry } from '../facts/read-facts.ts';
import { enumerate } from './sections.ts';
import type { DraftRequest } from './types.ts';

const about = 'customer company lead contact supplier referrer phone email owner reporter date';
const ofWork =
  'currency campaign agreed status questions consent budget discount daysOverdue repliedAt';
const derived = 'namedTime askedPrice askedElse';
/** By what somebody settled a question about the text: docs/approvals.md. */
const settled =
  'recipient mayCall maySend mayAskEarly complaintAnswered knownCustomer disputed findingsClosed textSeen consentKept';

/** What a letter is addressed with, and what is about the work on it. */
const besideText = new Set(
  [about, ofWork, derived, settled].join(' ').split(' ').flatMap(namesFor),
);

const most = 6;

/** A text has the sentences of the catalogue: whoever sends it has to know of what they do not tell. */
export function tellLeftOut({ record, artifact }: DraftRequest, content: string): string {
  if (artifact.texts === undefined) return '';
  const text = content.toLowerCase();
  const isIn = (said: string): boolean => text.includes(said.slice(0, 40).toLowerCase());
  const labels = record.facts
    .filter((fact) => {
      const { path, names, readFrom, value } = fact;
      const isBeside = names.some((name) => besideText.has(name) || freeText.has(name));
      return readFrom === undefined && !isEntry(fact) && !isBeside && !isTechnical({ path, value });
    })
    .filter((fact) => ![plainValue(fact, record), fact.value, ...(fact.items ?? [])].some(isIn))
    .map(({ label }) => label.toLowerCase());
  return labels.length === 0
    ? ''
    : `Not told in it: ${enumerate([...new Set(labels)].slice(0, most))}.`;
}
