import { createRequire } from 'node:module';
import type MarkdownIt from 'markdown-it';
import type { Env, Token } from 'markdown-it';

export interface Place {
  at: number;
  /** The text that `at` counts in; another one inside an image's description. */
  source: string;
}

/** CommonMark, or with the tables of GitHub's Markdown. */
export type Dialect = 'commonmark' | 'default';

/** Deeper blocks are left unread; what cannot be seen is escaped. */
const maxNesting = 100;

/** The parser is loaded at the first use: most texts need none, and it takes much memory. */
export function readMarkdown(text: string, dialect: Dialect) {
  const parser = createParser(dialect);
  const env: Env = {};
  const tokens = parser.parse(text, env);
  return { tokens, definitions: Object.values(env.references ?? {}).map(({ href }) => href) };
}

function createParser(dialect: Dialect): InstanceType<typeof MarkdownIt> {
  const Parser = createRequire(import.meta.url)('markdown-it') as typeof MarkdownIt;
  const parser = new Parser(dialect, { html: true, maxNesting });
  // Every link is wanted as it is written: the judgement is ours.
  parser.validateLink = () => true;
  parser.normalizeLink = (url) => url;
  parser.inline.State = class extends parser.inline.State {
    override push(...given: Parameters<InstanceType<typeof parser.inline.State>['push']>) {
      const token = super.push(...given);
      token.meta = { at: this.pos, source: this.src } satisfies Place;
      return token;
    }
  };
  return parser;
}

/** Some lines of a text that Markdown reads in one way. */
export interface Block {
  kind: 'code' | 'html' | 'prose';
  /** From this line, to before that one. */
  from: number;
  to: number;
  /** The parsed text of prose: one, or those of a table row's cells. */
  inlines: Token[];
}

export function readBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    const [from, to] = token.map ?? [0, 0];
    if (token.type === 'fence') blocks.push({ kind: 'code', from: from + 1, to, inlines: [] });
    if (token.type === 'code_block') blocks.push({ kind: 'code', from, to, inlines: [] });
    if (token.type === 'html_block') blocks.push({ kind: 'html', from, to, inlines: [] });
    if (token.type === 'tr_open') blocks.push({ kind: 'prose', from, to, inlines: [] });
    if (token.type !== 'inline') continue;
    if (token.map === null) blocks.at(-1)!.inlines.push(token);
    else blocks.push({ kind: 'prose', from, to, inlines: [token] });
  }
  return blocks;
}

/** The places of `<` and `[` in a text: what stands before the text of a block holds neither. */
export interface Signs {
  /** Number of lines, counted as Markdown counts them. */
  lineCount: number;
  /** The places in some lines, in order. */
  between(fromLine: number, toLine: number): number[];
}

export const signShape = /[<[]/g;

export function readSigns(text: string): Signs {
  const lineStarts = [0];
  for (const match of text.matchAll(/\r\n?|\n/g)) lineStarts.push(match.index + match[0].length);
  const places = Array.from(text.matchAll(signShape), ({ index }) => index);
  const firsts: number[] = [];
  let next = 0;
  for (const start of lineStarts) {
    while (next < places.length && places[next]! < start) next += 1;
    firsts.push(next);
  }
  return {
    lineCount: lineStarts.length,
    between: (fromLine, toLine) => places.slice(firsts[fromLine], firsts[toLine]),
  };
}
