import { monthWord } from './day-word.ts';

/** The usual name of one that people make up while they write; undefined of all others. */
export function findSpokenName(plain: string): string | undefined {
  if (!mayBeSpoken.test(plain)) return undefined;
  const [shape, usualName] = spokenNames.find(([one]) => one.test(plain)) ?? [];
  return shape && plain.replace(shape, usualName!);
}

const mayBeSpoken =
  /saw|see|found|noticed|reply|response|answer|back|promised|amt|overdue|owe|outstanding|payable|unpaid|actual|spent|budget|planned|forecast|to(?:name|quote|publish|mention|share|post)|wename|^inv(?:total|net|gross|amount|date)/;

/** Names that people make up while they write, by what they mean. */
const spokenNames: readonly (readonly [RegExp, string])[] = [
  // `OK to name them?`
  [
    /^(?:(?:is|are)?(?:it|they|he|she|we|customer|client)(?:is|are|re)?)?(?:ok|okay|happy|fine|allowed|agree[ds]?)(?:withus|forus|forusto|us)?to(?:name|quote|publish|mention|share|post)(?:them|him|her|it|us|customer|client|company)?$/,
    'consent',
  ],
  // `May we name Karen?`
  [/^(?:may|can|could)wename(?!the)[a-z]{0,12}$/, 'consent'],
  [/^(?:what)?(?:i|we|they|he|she)(?:ve|have|had)?(?:saw|seen|sees?|found|noticed)$/, 'obs'],
  [
    /^(?:her|his|their|customers?|clients?|leads?|prospects?|inbound|incoming|latest|received)(?:own)?(?:reply|response|answer)$/,
    'theirreply',
  ],
  [/^(?:the|their|his|her)?(?:message|mail|email|text)back$/, 'theirreply'],
  [/^(?:what)?(?:i|we|sales)(?:ve|have|has)?promised$/, 'promises'],
  [/^(?:what)?(?:i|we)?promised(?:in|at|by|on|to|them|her|him)[a-z]*$/, 'promises'],
  [
    /^amt$|^(?:total|amount|amt|balance|sum)(?:nowdue|overdue|owed|owing|outstanding|payable|unpaid)$|^(?:overdue|owed|outstanding|unpaid)(?:total|amount|amt|balance|sum)$/,
    'amountdue',
  ],
  // `inv_total_net`
  [/^inv(?=(?:total|net|gross|amount|date))/, 'invoice'],
  // `actual_to_24_nov`
  [
    new RegExp(
      `^(actual|spent|budget|planned|forecast)(?:ytd|mtd|qtd|(?:to|for|in|at|by)?\\d{0,2}${monthWord}\\d{0,4})$`,
    ),
    '$1',
  ],
];

/**
 * `note for whoever writes it`, `site notes`, `please remember`, `call summary`; a delivery note is a paper, and a
 * note's date is none.
 */
export const isNoteName = (words: string): boolean => !ofPaper.test(words) && noteName.test(words);

const noteName =
  /(?:^| )notes?(?:$| (?:for|to|from|of|on|about)(?= ))|^(?:heads up|fyi|watch out|be aware|beware)$|(?:^| )remember(?:$| )|^please(?: note)?$|^(?:\p{L}+ )?(?:call|phone|meeting|visit|voice ?mail|conversation|chat) (?:summary|transcript(?:ion)?|recap|write up|text)$|^voice ?mail$/u;
const ofPaper =
  /(?:^| )(?:advice|booking|collection|consignment|covering|credit|debit|delivery|dispatch|despatch|doctors?|fit|loan|promissory|received|return|sales|shipping|sick) note(?:$| )/;

/** `call log`, `diary`: nobody fills a field of a form with so many sentences. */
export const isToldAtLength = (name: string, value: string): boolean =>
  value.length >= longNote &&
  !ofAnswers.test(name) &&
  (value.match(sentenceEnd) ?? []).length >= severalEnds;

/** What several people said is no note of ours. */
const ofAnswers = /comment|respon|answer|feedback|survey|pulse|review|remark/i;
const longNote = 120;
const sentenceEnd = /[.!?]["”’')]{0,2} (?=\S)/g;
const severalEnds = 2;
