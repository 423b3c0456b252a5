import { mapMatches } from '@workspace-ops/content';
import { stem, toLabel } from './words.ts';

const change = /\bfrom ([^\s,.;]{1,20})(?: \p{L}{1,20})? to ([^\s,.;]{1,20})/giu;

export const describeChange = (before: string, after: string): string =>
  `${stem(toLabel(before))}\u0000${stem(toLabel(after))}`;

/** `from 42 loaves to 9` as a change. */
export const readChanges = (text: string): string[] =>
  mapMatches(text, change, ([, before = '', after = '']) => describeChange(before, after));
