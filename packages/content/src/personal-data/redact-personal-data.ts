import { findPersonalData } from './find-personal-data.ts';
import type { PersonalData } from './personal-data.ts';

/** What stands in the place of redacted data: plain words, safe in Markdown, CSV and JSON. */
export const redactionMarks: Readonly<Record<PersonalData['kind'], string>> = {
  email: '(email redacted)',
  phone: '(phone redacted)',
  card: '(card number redacted)',
  national_id: '(national id redacted)',
};

export interface Redacted {
  text: string;
  /** How many items were redacted. */
  count: number;
}

/** The text with its personal data replaced by marks; redacting twice changes nothing more. */
export function redactPersonalData(text: string): Redacted {
  const found = findPersonalData(text);
  if (found.length === 0) return { text, count: 0 };
  let at = 0;
  const parts: string[] = [];
  for (const { kind, start, end } of found) {
    parts.push(text.slice(at, start), redactionMarks[kind]);
    at = end;
  }
  return { text: parts.join('') + text.slice(at), count: found.length };
}
