import type { Specific } from './read-specifics.ts';

/** One line of a text that is read against the input. */
export interface Line {
  text: string;
  /** Its words, in lower case and without possessives. */
  words: readonly string[];
  /** Its figures, dates, times of day and codes. */
  specifics: () => readonly Specific[];
  /** As the feedback names it: `sentence 3`, `row 2`. */
  place: string;
  isHeading: boolean;
  /** Whether it asks the reader for something: its terms are a proposal, no claim. */
  isRequest: boolean;
  /** Whether it proposes: its dates are no claim. */
  isProposal: () => boolean;
  /** Whether a word of it says that a figure was worked out. */
  hasResult: () => boolean;
  /** Whether it is a row of cells, each with a beginning of its own. */
  isRow: boolean;
  /** Of a row the figures that its entry of the input bears out. */
  own?: ReadonlySet<number>;
  /** Whether the row was compared with its entry. */
  isCompared?: boolean;
  /** Whether it is of a table within the text. */
  isTable: boolean;
}

/** What was found of a text's facts. */
export interface Grounding {
  /** Distinct facts that the input bears out. */
  supported: ReadonlySet<string>;
  /** How many the input offers, as far as a text could use them. */
  available: number;
  /** What the input does not say, quoted with its place. */
  unsupported: readonly string[];
  /** What the input says otherwise, with both. */
  contradicted: readonly string[];
  /** What the text says for certain, and the input as likely, about or at most. */
  certain: readonly string[];
  /** What the input makes depend on something that the text leaves out. */
  unbounded: readonly string[];
  /** Nothing of the input stands in the text. */
  isElsewhere: boolean;
  /**
   * Of the different words of content that it tells something in those that neither the input nor the plan has, and
   * how many it has; and where its sentences and requests are that have hardly another one.
   */
  ownWords: {
    words: readonly string[];
    of: number;
    strange: readonly string[];
    requests: readonly string[];
  };
}

/** Collects findings, each said once. */
export class Findings {
  readonly supported = new Set<string>();
  /** Statements of the input that the text tells, in whatever words. */
  readonly told = new Set<string>();
  readonly unsupported = new Map<string, string>();
  readonly contradicted = new Map<string, string>();

  support(fact: string): void {
    this.supported.add(fact.toLowerCase());
  }

  miss(fact: string, said: string): void {
    if (!this.unsupported.has(fact.toLowerCase())) this.unsupported.set(fact.toLowerCase(), said);
  }

  contradict(fact: string, said: string): void {
    this.unsupported.delete(fact.toLowerCase());
    if (!this.contradicted.has(fact.toLowerCase())) this.contradicted.set(fact.toLowerCase(), said);
  }
}
