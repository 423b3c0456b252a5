import { isNot } from './negators.ts';
import type { Word } from './sentences.ts';

/** Not to have something yet is to want it: "I haven't seen your pricing". */
const lacking = new Set(
  'see find know understand receive received get got hear heard seen sure clear aware open access locate catch realize realise have'.split(
    ' ',
  ),
);
const between = new Set(
  'any the your a an my our about on of what how where full this that is to it yet actual exact current detailed product back from you'.split(
    ' ',
  ),
);
const auxiliaries = new Set(
  'yet able to been quite really still ever fully even actually'.split(' '),
);
/** What one asks for, and not what one may just not have time for. */
const askedFor =
  /^(?:pricing|price|prices|price list|quote|quotes|quotation|demo|demonstration|trial|proposal|cost|costs|invite|calendar|brochure|deck|contract|invoice|rates|fees)$/;
/** "I don't have a demo" is a fact, "I don't have your pricing" a wish. */
const owned = new Set(['your', 'the', 'any']);
const awaited = new Set(['yet', 'from', 'handy']);
const reach = 6;

/** Whether a keyword only looks negated, since its author misses it. */
export function isMissed(words: readonly Word[], at: number, keyword: string): boolean {
  if (!askedFor.test(keyword)) return false;
  let place = at - 1;
  const last = at - reach;
  while (place > last && between.has(words[place]?.text ?? '')) place -= 1;
  const verb = words[place]?.text ?? '';
  if (!lacking.has(verb)) return false;
  const after = words[at + keyword.split(' ').length]?.text ?? '';
  if (verb === 'have' && !owned.has(words[place + 1]?.text ?? '') && !awaited.has(after))
    return false;
  place -= 1;
  while (place > last - 2 && auxiliaries.has(words[place]?.text ?? '')) place -= 1;
  return isNot(words[place]?.text ?? '') || words[place]?.text === 'cannot';
}

const moment =
  /^(?:\d.*|noon|lunch|monday|tuesday|wednesday|thursday|friday|tomorrow|next|january|february|march|april|may|june|july|august|september|october|november|december|q\d|the \d|after \d|then)$/;

/** "Please don't call before 3pm" grants a call after it. */
export function isPutOff(words: readonly Word[], after: number): boolean {
  let place = after;
  if (/^(?:me|us)$/.test(words[place]?.text ?? '')) place += 1;
  if (!/^(?:before|until|till|after)$/.test(words[place]?.text ?? '')) return false;
  return moment.test(words[place + 1]?.text ?? '');
}
