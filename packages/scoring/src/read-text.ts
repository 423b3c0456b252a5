import { maskCode, stripPlaceholders } from '@workspace-ops/content';
import { splitWords } from './words.ts';
import { fillerShape } from './fillers.ts';
import { isRequest } from './is-request.ts';
import { parseTable, type Table } from './parse-table.ts';

export interface Sentence {
  /** From 1, as the feedback names it. */
  number: number;
  text: string;
  /** The words of `text`, in lower case and without possessives. */
  said: readonly string[];
  /** Without its fillers. */
  plain: string;
  /** Words of `plain`. */
  words: number;
  /** The filler words and phrases, as written. */
  fillers: readonly string[];
  /** The heading above it, in lower case. */
  under: string;
  /** Whether it asks the reader for something. */
  isRequest: boolean;
  isHeading: boolean;
  isListItem: boolean;
  /** Of a table. */
  isRow: boolean;
}

/** A text as the rubric sees it. Placeholders are taken out first: each has its own penalty. */
export interface Reading {
  /** Without placeholders, with \n as line end. */
  text: string;
  /** The same with code blanked out. */
  prose: string;
  sentences: readonly Sentence[];
  /** Without fillers. */
  words: number;
  headings: readonly { level: number; text: string; line: number }[];
  /** Blocks between blank lines that are neither heading, list nor table. */
  paragraphs: readonly string[];
  /** Of a text that is to be a table: null where no program can read it. */
  table?: Table | null;
}

const word = /[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu;
const sentenceEnd =
  /(?<=[.!?…。！？]["”’')\]]{0,2})(?<!(?<!\p{L})(?:Rs|Dr|Mrs?|Ms|Prof)\.)\s+|(?<=[。！？])/u;

const withLineFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/** @param stripped without placeholders */
export function readText(stripped: string): Reading {
  const text = withLineFeeds(stripped);
  const prose = maskCode(text);
  const lines = prose.split('\n');
  const sentences = readSentences(lines);
  return {
    text,
    prose,
    sentences,
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    headings: readHeadings(lines),
    paragraphs: readParagraphs(prose),
  };
}

/** Cells from so many words on are read as sentences. */
const wordsOfSentence = 4;

/**
 * A table's text as it is, and its long cells as sentences.
 * @param stripped without placeholders
 */
export function readTable(stripped: string): Reading {
  const text = withLineFeeds(stripped);
  const cells = text
    .split('\n')
    .slice(1)
    .join('\n')
    .split(/[",;\t\n]/);
  const told = cells.filter((cell) => countWords(cell) >= wordsOfSentence).join('\n');
  const { sentences, words } = readText(stripPlaceholders(told));
  const table = parseTable(text);
  return { text, prose: text, sentences, words, headings: [], paragraphs: [], table };
}

export const countWords = (text: string): number => text.match(word)?.length ?? 0;

const matchHeading = (line: string) => /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(line);

function readHeadings(lines: readonly string[]): Reading['headings'] {
  return lines.flatMap((line, index) => {
    const heading = matchHeading(line);
    return heading === null
      ? []
      : [{ level: heading[1]!.length, text: heading[2]!.trim(), line: index }];
  });
}

/** Markdown marks at the beginning of a line, and the emphasis within it. */
function plainLine(line: string): string {
  if (/^[\s|:-]*$/.test(line)) return '';
  return line
    .replace(/^\s{0,12}(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+)/, '')
    .replace(/\|/g, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim();
}

function readSentences(lines: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  let under = '';
  for (const line of lines) {
    const heading = matchHeading(line);
    const isHeading = heading !== null;
    const isListItem = /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s/.test(line);
    const isRow = /^\s{0,3}\|/.test(line);
    if (isHeading) under = heading[2]!.trim().toLowerCase();
    for (const text of plainLine(line).split(sentenceEnd)) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const fillers = text.match(fillerShape) ?? [];
      const plain = fillers.length === 0 ? text : text.replace(fillerShape, ' ');
      sentences.push({
        number: sentences.length + 1,
        text,
        said: splitWords(text),
        plain,
        words: countWords(plain),
        fillers,
        under,
        isRequest: isRequest(text),
        isHeading,
        isListItem,
        isRow,
      });
    }
  }
  return sentences;
}

function readParagraphs(prose: string): string[] {
  return prose
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|\||>)/.test(block));
}
