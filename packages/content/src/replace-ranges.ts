export interface Range {
  start: number;
  end: number;
}

/**
 * The text with each range replaced; ranges stand in order and do not overlap.
 * @param replacement gets the range and the end of the one before it, or 0.
 */
export function replaceRanges<T extends Range>(
  text: string,
  ranges: Iterable<T>,
  replacement: (range: T, previousEnd: number) => string,
): string {
  let at = 0;
  const parts: string[] = [];
  for (const range of ranges) {
    parts.push(text.slice(at, range.start), replacement(range, at));
    at = range.end;
  }
  return parts.join('') + text.slice(at);
}
