import type { Word } from '@workspace-ops/contacts';

/** What one asks for, and not what one may just not have time for. */
const askedFor =
  /^(?:pricing|price|prices|price list|quote|quotes|quotation|demo|demonstration|trial|proposal|cost|costs|invite|calendar|brochure|deck|contract|rates|fees)$/;
const not = "(?:\\w+n't|not|never|cannot)";
const adverbs = '(?:(?:yet|able|to|been|quite|really|still|ever|fully|even|actually) )*';
const fillers =
  '(?:(?:any|the|your|a|an|my|our|me|us|about|on|of|what|how|where|full|this|that|is|to|it|yet|actual|exact|current|detailed|product|back|from|you) ){0,6}';
const found =
  '(?:see|find|know|understand|receive|received|get|got|hear|heard|seen|sure|clear|aware|open|access|locate|catch|reali[sz]e)';
const given =
  '(?:send|sent|share|shared|include|included|attach|attached|provide|provided|give|gave|given|mention|mentioned)';

/** Not to have something yet is to want it: "I haven't seen your pricing", "You never sent it". */
const lacking = [
  new RegExp(`\\b${not} ${adverbs}${found} ${fillers}$`),
  new RegExp(`\\byou (?:have |did )?${not} ${adverbs}${given} ${fillers}$`),
  new RegExp(`\\b${not} ${adverbs}have (?:any |the )?(?:your|the|any) (?:\\w+ )?$`),
];
/** "I don't have a demo" is a fact, "I don't have pricing from you" a wish. */
const owned = new RegExp(`\\b${not} ${adverbs}have (?:any )?$`);
const awaited = new Set(['yet', 'from', 'handy']);
const reach = 12;

/** Whether a keyword only looks negated, since its author misses it. */
export function isMissed(words: readonly Word[], at: number, keyword: string): boolean {
  if (!askedFor.test(keyword)) return false;
  const before = words.slice(Math.max(0, at - reach), at).map(({ text }) => `${text} `);
  const said = before.join('');
  if (lacking.some((pattern) => pattern.test(said))) return true;
  const after = words[at + keyword.split(' ').length]?.text ?? '';
  return awaited.has(after) && owned.test(said);
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
