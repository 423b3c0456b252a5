/** `note for whoever writes it`, `site notes`, `please remember`; a delivery note is a paper, and a note's date is none. */
export const readNoteName = (words: string): string =>
  ofPaper.test(words) ? '' : (noteName.exec(words)?.[0] ?? '');

const noteName =
  /(?:^| )notes?(?:$| (?:for|to|from|of|on|about)(?= ))|(?:^| )remember(?:$| )|^please(?: note)?$/;
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
