import { numberWord, takesBack } from './call-corrections.ts';

const said = `(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,7}|${numberWord})`;
const once = `(?<![\\d.,:/])(?:[$€£₹] ?)?\\b${said}\\b(?![.,:/]?\\d)`;
const again =
  "(?:(?:it|that|there|we)(?:['’](?:s|re|d be)| is| are| would be) |more like |now |only |say |make (?:it|that) |call it )*";
/** After the number that is right: nothing, a reason, or that it is so now. */
const goesOn =
  '(?=[.,;!?]|$| (?:since|now|as|because|these days|at the moment|today|in fact|actually|after|if|without|with|on)\\b)';

/** `Well, 126 since Doncaster closed`, as a sentence of its own. */
const ownSentence = new RegExp(
  `^(?:${takesBack}[,.!…–-]{0,3} ){1,2}${again}(?<number>${once})(?: (?<what>\\p{Ll}+))??${goesOn}`,
  'iu',
);
/** `140, well, 126 since Doncaster closed` */
const sameSentence = new RegExp(
  `(?<former>${once})(?<what>(?: \\p{Ll}+){0,3}?)(?:,|[.…]| ?[–-]) ?(?:${takesBack},? ){1,2}${again}(?<number>${once})(?: (?<other>\\p{Ll}+))??${goesOn}`,
  'iu',
);
const numbers = new RegExp(once, 'giu');

/** What somebody said, with the number that they took back replaced by the one that they put in its place. */
export const takeCorrections = (sentences: readonly string[]): string[] =>
  sentences.map((sentence, at) => {
    const within = replaceWithin(sentence);
    const { number, what } = ownSentence.exec(sentences[at + 1] ?? '')?.groups ?? {};
    if (number === undefined) return within;
    const [former, second] = [...within.matchAll(numbers)];
    if (former === undefined || second !== undefined) return within;
    const after = within.slice(former.index + former[0].length);
    // Years in business are no heads.
    return what === undefined || after.toLowerCase().startsWith(` ${what.toLowerCase()}`)
      ? within.replace(former[0], () => number)
      : within;
  });

function replaceWithin(sentence: string): string {
  const found = sameSentence.exec(sentence);
  const { what = '', number, other } = found?.groups ?? {};
  if (found === null || number === undefined) return sentence;
  if (other !== undefined && !what.toLowerCase().includes(other.toLowerCase())) return sentence;
  return sentence.replace(found[0], () => `${number}${what || (other ? ` ${other}` : '')}`);
}
