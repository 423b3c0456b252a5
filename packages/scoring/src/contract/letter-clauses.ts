import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { breach } from './clause.ts';

const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom|sehr geehrte|liebe[rs]?|guten tag|hallo|bonjour|cher|chère|madame|monsieur|estimad[oa]s?|hola|gentile|caro|cara|beste|geachte)(?![\p{L}])[^\n]{0,80}$/iu;
const close =
  /^(?:(?:with |kind|best|warm|many|yours|sincerely|regards|thanks|thank you|cheers|all the best|respectfully|mit freundlichen|viele grüße|liebe grüße|cordialement|bien à vous|saludos|atentamente|cordiali saluti|met vriendelijke)[^\n.?]{0,60})[,.!]?$/iu;
const signature = /^(?:[-–—]\s?)?\p{Lu}[\p{L}’'.-]*(?:[ ,][\p{L}’'.&-]+){0,6}$/u;

/** Whether the text begins as a letter does. */
export const greets = ({ text }: Pick<Reading, 'text'>): boolean => greeting.test(firstLine(text));

const firstLine = (text: string): string =>
  text
    .split('\n', 12)
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim() ?? '';

const listLines = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isGreeted = (reading: Pick<Reading, 'text'>) =>
  breach(greets(reading) ? 0 : 1, {
    says: 'the letter has no salutation',
    fix: 'Begin with a salutation',
  });

export function isClosed({ text }: Pick<Reading, 'text'>) {
  const lines = listLines(text);
  const last = lines.at(-1) ?? '';
  const isSigned = (signature.test(last) && !/[.!?:]$/.test(last)) || close.test(last);
  const hasClose = isSigned || lines.slice(-4).some((line) => close.test(line));
  return breach(hasClose ? 0 : 1, {
    says: `the letter ends with ${quoted(last)}, without a close or a name`,
    fix: 'Close with a greeting and the sender’s name',
  });
}

export const hasBody = ({ sentences }: Pick<Reading, 'sentences'>) =>
  breach(sentences.filter(({ words }) => words >= 4).length < 2 ? 1 : 0, {
    says: 'the letter has no body',
    fix: 'Say between salutation and close what it is about',
  });

/** Several letters in one file: each is greeted and closed. One whose call is agreed stands alone under its heading. */
export function hasLetters({ text }: Pick<Reading, 'text'>, most: number) {
  const lines = listLines(text);
  const headings = text.split('\n').filter((line) => line.startsWith('## ')).length;
  const wanted = headings === 0 ? most : Math.min(most, headings);
  const whole = Math.min(
    lines.filter((line) => greeting.test(line)).length,
    lines.filter((line) => close.test(line)).length,
  );
  return breach(Math.max(0, wanted - whole), {
    says: `${whole} of ${wanted} letters have a salutation and a close`,
    fix: `Write ${wanted} letters, each with a salutation, a body and a close`,
  });
}
