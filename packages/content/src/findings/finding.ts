import type { Range } from '../replace-ranges.ts';

/** Personal data, and `secret` for what gives access to something. */
export type FindingKind =
  | 'email'
  | 'phone'
  | 'card'
  | 'iban'
  | 'national_id'
  | 'passport'
  | 'birth_date'
  | 'secret';

export interface Finding extends Range {
  kind: FindingKind;
}

/** The finding of a match, or of its group `value`, which ends where the match does. */
export function toFinding(kind: FindingKind, match: RegExpExecArray): Finding {
  const end = match.index + match[0].length;
  const value = match.groups?.['value'] ?? match[0];
  return { kind, start: end - value.length, end };
}

export const countDigits = (text: string): number => text.replace(/\D+/g, '').length;

/** ASCII letters before would make a label the end of another word. */
export const word = '(?<![A-Za-z])';

const filler =
  'no|nr|num|numbers?|details?|numero|nummer|code|id|is|was|are|on|at|of|for|from|to|my|his|her|our|their|the|este|es|est|ist|lautet|e|n';

/**
 * A value behind the words that announce it, in folded text. `gap` bounds what may stand between.
 */
export const labelled = (labels: string, value: string, gap = 8): RegExp =>
  new RegExp(
    `(?:${labels})[^A-Za-z0-9]{0,${gap}}?(?:(?:${filler})[^A-Za-z0-9]{1,6}?){0,4}?(?<value>${value})`,
    'gi',
  );
