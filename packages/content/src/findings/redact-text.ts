import { findFindings } from './find-findings.ts';
import { replaceRanges } from '../replace-ranges.ts';
import type { Finding, FindingKind } from './finding.ts';

/** What stands in the place of redacted data: plain words, safe in Markdown, CSV and JSON. */
export const redactionMarks: Readonly<Record<FindingKind, string>> = {
  email: '(email redacted)',
  phone: '(phone redacted)',
  card: '(card number redacted)',
  iban: '(bank account redacted)',
  national_id: '(national id redacted)',
  passport: '(passport number redacted)',
  birth_date: '(birth date redacted)',
  secret: '(secret redacted)',
};

/** For a text in which each redaction makes another item out of what stood around it. */
const wholeTextMark = '(text redacted)';

const anyMark = new RegExp(
  [...Object.values(redactionMarks), wholeTextMark]
    .map((mark) => String.raw`\(${mark.slice(1, -1)}\)`)
    .join('|'),
  'gi',
);

/** The marks that stand in a text in the place of what was redacted. */
export const findRedactionMarks = (text: string): string[] => text.match(anyMark) ?? [];

const rounds = 4;

/** `Dawn (d.pickles@example.com)` has its brackets already: two of them read as a placeholder. */
function markFor({ kind, start, end }: Finding, text: string): string {
  const mark = redactionMarks[kind];
  return text[start - 1] === '(' && text[end] === ')' ? mark.slice(1, -1) : mark;
}

/** The text with marks for its personal data (`count`) and `secrets`. Twice changes nothing more. */
export function redactText(text: string): { text: string; count: number; secrets: number } {
  const redacted = { text, count: 0, secrets: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const found = findFindings(redacted.text);
    if (found.length === 0) return redacted;
    const secrets = found.filter(({ kind }) => kind === 'secret').length;
    redacted.secrets += secrets;
    redacted.count += found.length - secrets;
    const before = redacted.text;
    redacted.text = replaceRanges(before, found, (one) => markFor(one, before));
  }
  return findFindings(redacted.text).length === 0 ? redacted : { ...redacted, text: wholeTextMark };
}
