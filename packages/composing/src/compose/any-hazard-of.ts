import { ignoringCase } from '@workspace-ops/content';

/** Checked where a word is found: at each place of a text it would take half of the time. */
export const denied =
  '(?<!(?<!\\p{L})(?:no|not|not really|nothing|no one|nobody|without|keine?|nicht|niemand|pas de|pas|sans|sin) (?:was |were |is |are |has been |got )?)' +
  // What is taught, or paid for, has not happened.
  '(?<!(?<!\\p{L})(?:(?:training|courses?|talk|webinar|refresher|drill) (?:about|covering|on (?:what|how|when|why)|for when)|insur\\p{L}+(?: \\p{L}+)? (?:for|against)|policy covers?) [^.;,]{0,40})';

export const anyOf = (...words: readonly string[]): RegExp =>
  ignoringCase(`(?<!\\p{L})(?=(?:${words.join('|')})(?!\\p{L}))${denied}`);

/**
 * The same, an expression each: V8 does not optimise one of more than 20,480 characters, as words become that keep their
 * case in parts and are written in both cases elsewhere.
 */
export function anyOfParts(...parts: readonly (readonly string[])[]): Pick<RegExp, 'test'> {
  const shapes = parts.map((words) => anyOf(...words));
  return { test: (text) => shapes.some((shape) => shape.test(text)) };
}

/** Patterns that take long, each with what every text has in it that it is found in. */
export type Stemmed = readonly (readonly [stem: RegExp, pattern: Pick<RegExp, 'test'>])[];

export const isAnyOf = (patterns: Stemmed, text: string): boolean =>
  patterns.some(([stem, pattern]) => stem.test(text) && pattern.test(text));
