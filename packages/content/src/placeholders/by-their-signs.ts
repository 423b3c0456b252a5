import { whichMayMatch } from '../signs/which-may-match.ts';
import type { Pattern } from './pattern.ts';

/** Tells which patterns' signs a text has. */
export function byTheirSigns(patterns: readonly Pattern[]): (masked: string) => Pattern[] {
  const listLikely = whichMayMatch(patterns.map(({ sign }) => sign));
  return (masked) =>
    listLikely(masked)
      .map((at) => patterns[at]!)
      .filter(({ sign }) => sign.test(masked));
}
