import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import { contentStems, splitWords } from './words.ts';

const quotation = /["“„«]([^"“”„«»\n]{8,400})["”“»]/gu;
const leastWords = 4;
const mostChecked = 50;

/** What stands in quotation marks must stand so in the input. */
export function checkQuotes(
  text: string,
  lines: readonly Line[],
  index: InputIndex,
  findings: Findings,
): void {
  const quotes = [...text.matchAll(quotation)].slice(0, mostChecked).map(([, words = '']) => words);
  for (const words of quotes) {
    if (splitWords(words).length < leastWords) continue;
    if (isSaid(words, index)) {
      findings.support(words);
      continue;
    }
    const start = words.slice(0, 20);
    const place = lines.find((line) => line.text.includes(start))?.place ?? 'a quotation';
    const said = `the quotation ${quoted(words)} (${place})`;
    if (isAltered(words, index))
      findings.contradict(words, `${said}, which the input words otherwise`);
    else findings.contradict(words, `${said}, which nobody said`);
  }
}

/** Word for word; an ellipsis may leave words out. */
const isSaid = (words: string, { running, house }: InputIndex): boolean =>
  words
    .split(/…|\.{3}|\[[^\]]*\]/)
    .map((part) => splitWords(part).join(' '))
    .every((part) => running.includes(` ${part} `) || house.running.includes(` ${part} `));

function isAltered(words: string, { stems }: InputIndex): boolean {
  const said = contentStems(words);
  return said.filter((one) => stems.has(one)).length > said.length * 0.6;
}
