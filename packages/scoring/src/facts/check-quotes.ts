import { mapMatches } from '@workspace-ops/content';
import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import type { Entry, Part } from './row-records.ts';
import { contentStems, splitWords } from '../words.ts';

const single = (open: string, close: string, inside: string) =>
  `${open}(${inside}{1,400}(?:${close}(?=\\p{L})${inside}{1,400}){0,4})${close}(?!\\p{L})`;

/** In double or single marks; an apostrophe ends none, and a plural's begins none. */
const quotation = new RegExp(
  [
    '["“„«]([^"“”„«»\\n]{8,400})["”“»]',
    single('‘(?!\\d)', '’', '[^‘’\\n]'),
    single("(?<![\\p{L}\\p{N}])'(?=\\p{Lu})", "'", "[^'\\n]"),
  ].join('|'),
  'gu',
);
const leastWords = 4;
const mostChecked = 50;

const attribution = /^(?:[–—]|--) ?\p{L}.{0,80}$/u;
const announces =
  /(?<!\p{L})(?:said|says|wrote|writes|told|asked|replied|answered|(?:her|his|their) words)(?!\p{L})/iu;
const speaks = /(?<!\p{L})(?:I|my|me)(?!\p{L})/u;
const mark = /^ {0,3}>[ \t]{0,3}/;

/**
 * What blocks of `>` tell as somebody's words: with a name below them, announced, or in the first
 * person. Notes and tips are set off in the same way, and are none.
 */
function listBlocks(text: string): string[] {
  const lines = text.split('\n').filter((line, at, all) => line.trim() !== '' || isInside(all, at));
  const found: string[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    if (!mark.test(lines[from]!)) continue;
    const end = findEnd(lines, from);
    const block = lines.slice(from, end).map((line) => line.replace(mark, '').trim());
    const words = block.filter((line) => !attribution.test(line)).join(' ');
    const isNamed = [...block, lines[end]?.trim() ?? ''].some((line) => attribution.test(line));
    const isTold = isNamed || announces.test(lines[from - 1] ?? '') || speaks.test(words);
    // Marks within it say more exactly what is quoted.
    if (isTold && !/["“„«‘]/u.test(words)) found.push(words);
    from = end;
  }
  return found;
}

/** Whether a blank line keeps two blocks apart. */
const isInside = (lines: readonly string[], at: number): boolean =>
  mark.test(lines[at - 1] ?? '') && mark.test(lines[at + 1] ?? '');

function findEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && mark.test(lines[end]!)) end += 1;
  return end;
}

const listQuotes = (text: string): string[] =>
  [
    ...mapMatches(text, quotation, (match) => match.slice(1).find(Boolean) ?? ''),
    ...(text.includes('>') ? listBlocks(text) : []),
  ].slice(0, mostChecked);

/** What stands in quotation marks, or in a block as somebody's words, must stand so in the input. */
export function checkQuotes(
  text: string,
  lines: readonly Line[],
  index: InputIndex,
  findings: Findings,
): void {
  for (const words of listQuotes(text)) {
    if (splitWords(words).length < leastWords) continue;
    const start = words.slice(0, 20);
    const line = lines.find((one) => one.text.includes(start));
    const said = `the quotation ${quoted(words)} (${line?.place ?? 'a quotation'})`;
    if (isSaid(words, index) || isEntry(words, index)) {
      const speaker = line && findOtherSpeaker(words, line, index);
      if (speaker === undefined) findings.support(words);
      else findings.contradict(words, `${said}, which is of ${quoted(speaker)}`);
      continue;
    }
    if (isAltered(words, index))
      findings.contradict(words, `${said}, which the input words otherwise`);
    else findings.contradict(words, `${said}, which nobody said`);
  }
}

/** Who said it, of several whose words the input has, where the line names another one of them alone. */
function findOtherSpeaker(words: string, line: Line, { rows }: InputIndex): string | undefined {
  const quote = ` ${splitWords(words).join(' ')} `;
  for (const entries of rows().lists) {
    const said = ({ parts }: Entry): Part | undefined =>
      parts.find((part) => part.words.includes(quote));
    const own = entries.find(said);
    const label = own && said(own)!.label;
    const listNames = ({ parts }: Entry): string[] =>
      parts.flatMap((part) =>
        part.label === label ? [] : (part.text.match(/\p{Lu}\p{Ll}+/gu) ?? []),
      );
    const isNamed = (name: string): boolean => line.words.includes(name.toLowerCase());
    const speakers = own === undefined ? [] : listNames(own);
    if (speakers.length === 0 || speakers.some(isNamed)) continue;
    if (entries.some((entry) => listNames(entry).some(isNamed))) return speakers.join(' ');
  }
  return undefined;
}

/** Word for word; an ellipsis may leave words out. */
const isSaid = (words: string, { running, plan }: InputIndex): boolean =>
  words
    .split(/…|\.{3}|\[[^\]]*\]/)
    .map((part) => splitWords(part).join(' '))
    .filter((part) => part !== '')
    .every((part) => running.includes(` ${part} `) || plan.running.includes(` ${part} `));

/**
 * `Stock count: status open, difference 214.6` of an entry with these fields, also after the name of what holds them,
 * as `bank per: ledger 62418.55` of `bankPerLedger`, and `Unreconciled 2: …` of the second of them.
 */
function isEntry(words: string, { running, words: known }: InputIndex): boolean {
  const parts = words.split(/[,:;] /).map(splitWords);
  const isGiven = (part: readonly string[]): boolean => running.includes(` ${part.join(' ')} `);
  const isLabel = (part: readonly string[]): boolean =>
    part.length <= mostLabel &&
    part.every((word) => known.has(word) || known.has(shortNames[word] ?? ''));
  const isField = (part: readonly string[]): boolean =>
    part.some((_, at) => at > 0 && isLabel(part.slice(0, at)) && isGiven(part.slice(at)));
  const [first = [], ...others] = parts;
  const isHead = isLabel(first.filter((word) => !/^\d{1,3}$/.test(word)));
  return (
    others.length > 0 &&
    (isHead || isGiven(first) || isField(first)) &&
    others.every((part) => isGiven(part) || isField(part))
  );
}
/** As people shorten the names of an invoice's fields. */
const shortNames: Readonly<Record<string, string>> = { quantity: 'qty', amount: 'amt' };
/** Words of a field's name. */
const mostLabel = 4;

function isAltered(words: string, { stems }: InputIndex): boolean {
  const said = contentStems(words);
  return said.filter((one) => stems.has(one)).length > said.length * 0.6;
}
