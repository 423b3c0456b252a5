/** A pattern's source that is broken over lines, as one line. */
export const lines = (source: string): string => source.replaceAll(/\s*\n\s*/g, '');

export const rx = (source: string, flags = 'mu'): RegExp => new RegExp(lines(source), flags);

/** Alternatives as whole words, with apostrophes and the letters of all languages. */
export const words = (source: string, flags = 'mu'): RegExp =>
  rx(String.raw`(?<![\p{L}\p{N}_'])(?:${source})(?![\p{L}\p{N}_'])`, flags);

/** Tags for patterns over several lines, which ignore case or do not. */
const withFlags =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    rx(raw.join(''), flags);
export const inAnyCase = withFlags('i');
export const asWritten = withFlags('');
