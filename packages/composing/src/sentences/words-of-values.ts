import { asSentence, splitSentences } from '../facts/inline-text.ts';
import { namesAmount } from '../facts/money-words.ts';
import type { Fact } from '../facts/read-facts.ts';

const titled =
  /^(?:(?:Mr|Mrs|Ms|Miss|Mx|Herr|Frau)\b\.? |(?:the )?\p{Lu}[\p{L}'’-]+ (?:family|household)\b)/iu;

/** `Mr and Mrs Llewellyn`: people, of whom nobody is, and at whom nothing is seen. */
export const isHousehold = (value: string): boolean => titled.test(value);

/** `As soon as possible`, within a sentence. */
export const spokenTerm = (value: string): string =>
  `${value.charAt(0).toLowerCase()}${value.slice(1)}`.replace(/^asap\b/i, 'as soon as possible');

const ofTerms = /(?:date|day|deadline|until|deposit|time|start)$/;

/** `$95, chemicals at cost`, `$420.00 (excl. GST)`, `$95 ea. GST extra`: what stood behind it would belong to its last words. */
export const hasClauses = (price: string): boolean =>
  /[,;] |\)| [–—-] |\b(?:extra|on top|at cost)\b/u.test(splitSentences(price)[0] ?? '');

/** `£9,400 all in. Scaffold is extra` of an amount or a day, the second of which is a sentence of its own. */
export function splitTerms(value: string, { names }: Fact): string[] {
  if (!/[.!?] /.test(value) || !names.some((name) => namesAmount(name) || ofTerms.test(name)))
    return [value];
  const [first = '', ...rest] = splitSentences(value);
  const isSentence = /[\p{L}\d)%]{2}[.!?]$/u.test(first) && /^\p{Lu}|^\d/u.test(rest[0] ?? '');
  return isSentence ? [first.replace(/[.!?]+$/, ''), ...rest.map(asSentence)] : [value];
}

const daysAlone =
  /^(?:(?:net|strictly|payment|pay) ?)*(?<days>\d{1,3})(?:[ -]days?)?(?: net| strictly)?(?<from>(?: from| of| after) (?:the )?(?:date of )?invoice(?: date)?)?[.]?$/iu;

/** `30 days`, `net 30`: how long somebody has to pay, as a sentence; null of what says so itself. */
export function termOfPayment(value: string): string | null {
  const { days, from = '' } = daysAlone.exec(value.trim())?.groups ?? {};
  if (days === undefined || !/days?\b|\bnet\b/iu.test(value)) return null;
  return `Payment within ${days} ${days === '1' ? 'day' : 'days'}${from.toLowerCase()}.`;
}
