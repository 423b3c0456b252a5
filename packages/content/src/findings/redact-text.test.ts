import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../placeholders/find-placeholders.ts';
import { findFindings } from './find-findings.ts';
import { redactText } from './redact-text.ts';

const items = [
  'ada@example.com',
  '+44 20 7946 0958',
  '4111111111111111',
  '4111 1111 1111 1111',
  '412-68-3395',
  'SSN 412683395',
  'GB29 NWBK 6016 1331 9268 19',
  'DOB 11.04.1979',
  'passport 533380006',
  'AKIAIOSFODNN7EXAMPLE',
  'password: Hunter2!',
  'postgres://app:hunter2@db/x',
  'RSSMRA85T10A562S',
  '44051401359',
  '415-555-0123',
];
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...items),
      fc.constantFrom(' ', '-', '+', '(', ')', '@', '.', ',', '\n', '0', '1', 'call ', 'card '),
      fc.constantFrom('\u200b', '\u00ad', '\u2013', '\u00a0', '\uff11', '\u0661', 'e\u0301', 'ﬁ'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('redactText', () => {
  it('replaces each item, and counts personal data and secrets apart', () => {
    const text =
      'Ada (ada@example.com, +44 20 7946 0958) paid with 4111 1111 1111 1111, key AKIAIOSFODNN7EXAMPLE.';
    expect(redactText(text)).toEqual({
      text: 'Ada ((email redacted), (phone redacted)) paid with (card number redacted), key (secret redacted).',
      count: 3,
      secrets: 1,
    });
  });

  it('cuts the original exactly where detection read another text', () => {
    const text = 'Zoë\u00a0– SSN:\u200b ４１２－６８\u00ad－３３９５ – ﬁne';
    expect(redactText(text).text).toBe('Zoë\u00a0– SSN:\u200b (national id redacted) – ﬁne');
  });

  it('leaves nothing that would be found again, and is stable', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const redacted = redactText(text).text;
        expect(findFindings(redacted)).toEqual([]);
        expect(redactText(redacted).text).toBe(redacted);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps everything around the items as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = findFindings(text);
        const kept = found.map(({ start }, nth) => text.slice(found[nth - 1]?.end ?? 0, start));
        const redacted = redactText(text).text;
        if (redacted === '(text redacted)') return;
        let at = 0;
        for (const part of kept.filter(
          (each) => findFindings(each).length === 0 && !/\d/.test(each),
        )) {
          const place = redacted.indexOf(part, at);
          expect(place).toBeGreaterThanOrEqual(at);
          at = place;
        }
      }),
    );
  });

  it('leaves marks that are no placeholders', () => {
    const { text } = redactText(items.join(' '));
    expect(findPlaceholders(text)).toEqual([]);
  });

  it('leaves one pair of brackets around what stood in some', () => {
    const { text } = redactText('Ask Dawn (d.pickles@example.com) or Jo (ring 07700 900183).');
    expect(text).toBe('Ask Dawn (email redacted) or Jo (ring (phone redacted)).');
    expect(findPlaceholders(text)).toEqual([]);
    expect(redactText(text).text).toBe(text);
  });

  it('gives up a whole text where each redaction makes another item', () => {
    const nested = '4111111111111111-'.repeat(12);
    expect(findFindings(redactText(nested).text)).toEqual([]);
  });
});
