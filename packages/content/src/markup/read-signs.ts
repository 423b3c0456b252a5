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
