import { endsInAbbreviation } from './abbreviations.ts';

/** Control characters, and marks that are invisible or turn the direction of the text. */
const unprintable = /[\p{Cc}\p{Cf}]/gu;

/** What has none of these, most values, stands in a line as it is: one pattern says so, in place of nine that change nothing. */
const needsChange = /[\p{Cc}\p{Cf}\p{Cs}<>[\]{}`|]|[^\S ]|\s\s|^[\s#>*=~_+-]|\s$/u;

/**
 * A value as it may stand in a line of Markdown: one line, bounded, and without the characters
 * that would turn it into a link, a tag, a table cell, a heading or a template.
 */
export function inlineText(value: string, maxLength: number): string {
  if (value.length <= maxLength && !needsChange.test(value)) return value;
  const bounded = value.slice(0, maxLength * 4 + 200).toWellFormed();
  const line = withoutTags(joinPoints(bounded).replace(unprintable, ' '))
    .replace(/\s+/g, ' ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[`|]/g, "'")
    .replace(/^[\s#>*=~_+-]+(?=\S)/, keepSigns)
    .trim();
  return clip(line, maxLength);
}

/** The points of a list that stands in lines: in one line a dash would be of a sentence. */
const joinPoints = (text: string): string =>
  text.replace(/(?<=(\S))[^\S\n]*\n\s*[-*•–] +/gu, (_, before: string) =>
    /[.!?:;,]/.test(before) ? ' ' : '; ',
  );

/** `~$4,500` is another amount than `$4,500`. */
const keepSigns = (marks: string, at: number, line: string): string =>
  /^[+-]$/.test(marks) || (marks === '~' && /^[\p{Sc}\d]/u.test(line.slice(at + 1))) ? marks : '';

/** With signs in place of those that would make a tag. */
export const withoutTags = (text: string): string =>
  text.replace(/<(?=[A-Za-z/!?%|])/g, '‹').replace(/(?<=‹[^‹>]{0,200})>/g, '›');

/** At most so many UTF-16 code units, cut at a word where one is near, with an ellipsis. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** A sentence to be quoted: without its full stop, and clipped. */
export const clipSentence = (sentence: string, maxLength: number): string =>
  clip(sentence.replace(/[.]$/, ''), maxLength);

/** With a capital at its beginning and a full stop at its end. */
export function asSentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:。！？]["”’')›]*$/.test(first) ? first : `${first}.`;
}

/** The sentences of one line; `Mr T. Grenfell`, `Rs. 5,000`, `the emergency no. in full` and `$462 incl. GST` are within one. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: space, index } of line.matchAll(ofSentences)) {
    const next = index + space.length;
    if (endsInAbbreviation(line.slice(from, index), line.slice(next, next + 6))) continue;
    sentences.push(line.slice(from, index));
    from = next;
  }
  return [...sentences, line.slice(from)].filter((sentence) => sentence !== '');
}
const ofSentences = /(?<=[.!?…。！？]["”’')]{0,2})\s+/gu;

/** In marks, but where it begins with marks of its own, as an entry does whose name has them. */
export const quoteEntry = (said: string): string => (said.startsWith('“') ? said : `“${said}”`);
