/** What an instruction may change of an artifact. */
export interface Draft {
  title: string;
  content: string;
}

/** The order in which demands are followed: what changes words, what adds them, what limits them. */
export const ranks = { words: 0, places: 1, length: 2 } as const;

/** One thing that an instruction asks for. */
export interface Demand {
  rank: (typeof ranks)[keyof typeof ranks];
  /** Can be carried out in each cell of a table, too. */
  inCells?: true;
  /** Concerns the title, which is no part of the content. */
  ofTitle?: true;
  /** Concerns when the artifact goes out, as it was written. */
  ofTime?: string;
  /** Words that a shortened text keeps. */
  keeps?: string;
  follow: (draft: Draft, kept: readonly string[]) => Draft;
  /** Whether a text, by whomever, does what is asked. */
  isMet: (draft: Draft, original: Draft) => boolean;
}

/** Reads one clause; null where it asks for something else. */
export type Reader = (clause: string) => Demand | null;

/** A demand on the content alone. */
export const ofContent = (
  rank: Demand['rank'],
  { follow, isMet }: { follow: (text: string) => string; isMet: (text: string) => boolean },
): Demand => ({
  rank,
  follow: (draft) => ({ ...draft, content: follow(draft.content) }),
  isMet: ({ content }) => isMet(content),
});

/** Without the quotation marks that make it a quotation. */
export const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"[.!]?$/s, '$1')
    .trim();

export const isQuoted = (text: string): boolean => /^".*"[.!]?$/s.test(text.trim());

export const escapeShape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Alike for comparison: case, white space, quotation marks and emphasis aside. */
export const leveled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[*_`\s]+/g, ' ')
    .trim();
