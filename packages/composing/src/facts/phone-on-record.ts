import { dayWord } from './day-word.ts';
import { plainName } from './field-names.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** As people write one: `01 555 0133`, `(01632) 960155`, `+31 6 1255 0190`, `(303) 555-0139`; `01/12/2026` is a date. */
export const telephone =
  /(?<![\p{L}\d/.,-])(?!\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)(?![\d/-]))(?:(?:\+|\(?00?)[1-9][\d ()/-]{6,16}\d|(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])\d{3}[-. ]\d{4})(?!\d|[.,]\d)/u;

/** `Who to ring`, `Ring on site`, `Speak to` */
const whomToCall =
  /^(?:who(?:m)?to)?(?:ring|call|phone|speakto|contact|askfor|reach)(?:on|onsite|atsite|there|first)?$/;

/**
 * `Sister Margaret Doyle, 0141 496 0163` has her number on record, whether she is the contact or who is to be rung; none
 * where a field of its own has it, or two people's numbers stand there.
 */
export function findPhone(sheet: FactSheet): { phone: string; fact: Fact } | undefined {
  if (sheet.find('phone') !== undefined) return undefined;
  const called = sheet.facts.filter(
    ({ path }) => path.length === 1 && whomToCall.test(plainName(path[0]!)),
  );
  const contact = sheet.find('contact');
  // Of two people who may be rung neither is the one.
  const isOne = contact !== undefined && !called.includes(contact);
  const own = isOne ? readPhone(contact) : undefined;
  if (own !== undefined) return own;
  const [only, other] = called.flatMap((fact) => readPhone(fact) ?? []);
  return other === undefined ? only : undefined;
}

function readPhone(fact: Fact): { phone: string; fact: Fact } | undefined {
  const [found] = telephone.exec(fact.value) ?? [];
  return found === undefined ? undefined : { phone: found.trim(), fact };
}

const days =
  '(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|next|christmas|new year|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2}(?:st|nd|rd|th))\\b';
/** Who writes, and is away: a number beside it is that of somebody else, or of then. */
const isAway = new RegExp(
  `(?<!\\p{L})(?:i['’]?m|i am|i['’]ll be|i will be|we['’]?re|we are|she['’]?s|he['’]?s|she is|he is)(?: \\p{L}+)? (?:off|away|out|on (?:leave|holiday|annual leave)|gone|back|not (?:in|here|there))(?!\\p{L})`,
  'iu',
);
const ofAnother = new RegExp(
  String.raw`\b(?:[Gg]et|[Cc]all|[Rr]ing|[Tt]ry|[Pp]hone|[Cc]ontact|[Aa]sk for|[Ss]peak to|[Tt]alk to|[Rr]each) (?:my (?:\p{L}+ )?\p{L}+|(?!Me\b|Us\b|${dayWord})\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?)[^.?!]{0,20} (?:on|at)? ?$`,
  'u',
);
const fromThen = new RegExp(
  `^[ ,(]*(?:then\\b|(?:but )?(?:only )?(?:from|as of|after|not before|not until|until|till) (?:the )?(?:${days}))`,
  'iu',
);

/** The number of whoever wrote, as one may ring it now: none of who stands in for them, or that is good from some day on. */
export function findOwnPhone(sentences: readonly string[]): string | undefined {
  for (const [at, sentence] of sentences.entries()) {
    const found = telephone.exec(sentence);
    if (found === null) continue;
    const [before, after] = [
      sentence.slice(0, found.index),
      sentence.slice(found.index + found[0].length),
    ];
    const isOfOther =
      ofAnother.test(before) && (isAway.test(before) || isAway.test(sentences[at - 1] ?? ''));
    if (!isOfOther && !fromThen.test(after)) return found[0].trim();
  }
  return undefined;
}
