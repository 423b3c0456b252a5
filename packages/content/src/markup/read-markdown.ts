import { createRequire } from 'node:module';
import type MarkdownIt from 'markdown-it';
import type { Env, Token } from 'markdown-it';

/** An inline element: where it begins in the text of its block. */
export interface Place {
  at: number;
  /** The text that `at` counts in; another one inside an image's description. */
  source: string;
}

export interface ParsedMarkdown {
  tokens: Token[];
  /** Where links by reference lead. */
  definitions: string[];
}

/** CommonMark, or with the tables of GitHub's Markdown. */
export type Dialect = 'commonmark' | 'default';

/** Deeper blocks are left unread; what cannot be seen is escaped. */
const maxNesting = 100;

/**
 * Parses a text. The parser is loaded at the first use: most texts need none, and it takes more
 * memory than all detectors.
 */
export function readMarkdown(text: string, dialect: Dialect): ParsedMarkdown {
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
