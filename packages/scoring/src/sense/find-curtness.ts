import { greets } from '../contract/letter-clauses.ts';
import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { anyWord } from './phrase.ts';

const courtesy = anyWord(
  '',
  String.raw`please|kindly|thanks?|thank|sorry|apologi[sz]e|apologies|glad|gladly|pleased|happy to|welcome|appreciate|grateful`,
  String.raw`could you|would you|shall we|may (?:i|we)|no hurry|when(?:ever)? (?:it suits|you are|you(?:['’])re)`,
  String.raw`if you (?:like|wish|prefer)|would like|you(?:['’]d| would) like|best|kind(?:est)?|warm(?:est)?|regards|wishes|yours`,
  String.raw`sincerely|sympathy|condolences|cheers|congratulations|respectfully|bitte|danke|dank|grüße[n]?|merci|cordialement`,
  String.raw`gracias|saludos|grazie|saluti`,
);

/** `Mr Doyle,` or `Okonjo!`: a name alone in the first line, and a name alone in the last. */
const called = /^(?:\p{Lu}[\p{L}.'’-]*)(?: [\p{L}.'’-]+){0,3}[,!]$/u;
const signed = /^(?:\p{Lu}[\p{L}.'’-]*)(?:,? [\p{L}.'’&-]+){0,5}$/u;

const shortest = 20;

/** The first line of a letter that neither greets, asks nor thanks as one does among people. */
export function findCurtness(reading: Reading): string[] {
  const { text, words } = reading;
  if (words < shortest || !isLetter(reading) || courtesy.test(text)) return [];
  return [quoted(text.trimStart().split('\n', 1)[0] ?? '')];
}

function isLetter(reading: Reading): boolean {
  if (greets(reading) || reading.text.trimStart().startsWith('#')) return false;
  const lines = reading.text.trim().split('\n');
  return called.test(lines[0]!.trim()) && signed.test(lines.at(-1)!.trim());
}
