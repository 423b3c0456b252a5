import { quoted, type Judged } from './judgement.ts';
import type { Reading } from './read-text.ts';
import { costs, type Remark } from './remarks.ts';

/** What a letter must have, beside what every text of its type needs. */
export function findForm({ artifactType, title }: Judged, reading: Reading): Remark[] {
  if (artifactType !== 'file' && artifactType !== 'document') return [];
  const isGreeted = greets(reading);
  const isCalled = artifactType === 'file' && /\b(?:letter|e-?mail|reply to)\b/i.test(title);
  if (!isGreeted && !isCalled) return [];
  return letterFaults(reading, isGreeted);
}

/** Whether the text begins as a letter does. */
export const greets = ({ text }: Reading): boolean => greeting.test(firstLine(text));

const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom|sehr geehrte|liebe[rs]?|guten tag|hallo|bonjour|cher|chère|madame|monsieur|estimad[oa]s?|hola|gentile|caro|cara|beste|geachte)(?![\p{L}])[^\n]{0,80}$/iu;
const close =
  /^(?:(?:with |kind|best|warm|many|yours|sincerely|regards|thanks|thank you|cheers|all the best|respectfully|mit freundlichen|viele grüße|liebe grüße|cordialement|bien à vous|saludos|atentamente|cordiali saluti|met vriendelijke)[^\n.?]{0,60})[,.!]?$/iu;
const signature = /^(?:[-–—]\s?)?\p{Lu}[\p{L}’'.-]*(?:[ ,][\p{L}’'.&-]+){0,6}$/u;

const firstLine = (text: string): string =>
  text
    .split('\n', 12)
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim() ?? '';

function letterFaults({ text, sentences }: Reading, isGreeted: boolean): Remark[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1) ?? '';
  const isSigned = (signature.test(last) && !/[.!?:]$/.test(last)) || close.test(last);
  const isClosed = lines.slice(-4).some((line) => close.test(line)) || isSigned;
  const body = sentences.filter(({ words }) => words >= 4).length;
  return [
    ...(isGreeted ? [] : [missing('has no salutation', 'Begin with a salutation')]),
    ...(isClosed
      ? []
      : [
          missing(
            `ends with ${quoted(last)}, without a close or a name`,
            'Close with a greeting and the sender’s name',
          ),
        ]),
    ...(body >= 2
      ? []
      : [missing('has no body', 'Say between salutation and close what it is about')]),
  ];
}

const missing = (says: string, fix: string): Remark => ({
  costs: costs(5, 0, 0, 15),
  says: `the letter ${says}`,
  fix,
});
