import { isFreeText, namesFor } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Reason } from './reason.ts';

const places =
  '(?:places?|spaces?|seats?|tickets?|slots?|spots?|rooms?|chairs?|appointments?|tables?)';
const some = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** As people say that nobody else can come. */
const gone = [
  '(?:fully|all|already) (?:booked|subscribed|taken|gone)|sold out|booked (?:up|out|solid)|over-?subscribed|over-?booked',
  // `It's full really`; a full day is another thing.
  "(?:is|are|its|thats|(?:it|that|we|they)['’](?:s|re)|now|already) (?:\\p{L}+ ){0,2}?full(?: up)?(?=[.,;:!)]|$| (?:now|already|up|really|so|tho|though|again|sorry|but|and|for|as)(?!\\p{L}))",
  `(?:all|every|both) (?:of )?(?:the |our )?(?:${some} )?${places} (?:are |is |have |has |were )?(?:all |now |been )*(?:gone|taken|booked|sold|filled|full|went|reserved)`,
  `${places} (?:are |is |have |has |were )?(?:all |now )+(?:been )?(?:gone|taken|booked|sold|filled|full|reserved)`,
  `no (?:more )?(?:${places}|room)(?: at all)?(?: are| is)?(?: left| available| now| any ?more|(?=[.,;!)]|$))`,
  `(?:no|0|zero|none|not any|nothing|n['’]t any|nt any) (?:more )?(?:${places} )?(?:left|available|remaining)`,
  '(?:waiting|wait|reserve) ?list(?: only| now)?',
  "(?:ca|wo)n['’]?t (?:take|fit|have|get) (?:any ?more|any ?body else|any ?one else)|(?:bookings?|registrations?|sign[- ]?ups?) (?:are |is |have |has )?(?:now )?(?:closed|full)",
].join('|');
const isGone = new RegExp(`(?<!\\p{L})(?:${gone})(?!\\p{L})`, 'iu');
/** `12 places and 12 have booked` */
const counted = new RegExp(
  `(?<!\\d)(?<all>${some}) (?:\\p{L}+ )?(?:and|&|,|of them|all)? ?(?:\\p{L}+ )?(?:all )?\\k<all> (?:\\p{L}+ )?(?:have |has |are |is )?(?:now |already )?(?:booked|taken|gone|signed up|said yes|coming)`,
  'iu',
);
const hint =
  /full|sold|booked|gone|taken|filled|left|no |none|list|closed|subscribed|n['’]?t |avail|remain|reserved|went/i;
/** What is not so yet, and another event. */
const notSo =
  /\b(?:nearly|almost|not (?:yet |quite |all )?(?:full\p{L}*|sold|booked)|isn['’]?t|aren['’]?t|not all|half|if|once|when|unless|until|before (?:it|they)|last (?:year|time|month|week|one)|previous|the other|lunch|car park)\b/iu;

/** Whether a sentence says that an event has no places left. */
export const isFull = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  return hint.test(said) && (isGone.test(said) || counted.test(said)) && !notSo.test(said);
};
const longest = 600;

const ofEvent = new Set(
  [...namesFor('event'), 'places', 'placesleft', 'capacity', 'seats', 'bookings', 'status'].map(
    (name) => name.toLowerCase(),
  ),
);
const isOfEvent = (fact: Fact): boolean =>
  !isReply(fact) && (isFreeText(fact) || fact.names.some((name) => ofEvent.has(name)));

const words = (said: string): string[] => said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const ofAny =
  /\b(?:event|it|its|it['’]s|they|we|morning|afternoon|evening|session|workshop|places?|spaces?|seats?|tickets?|room|booked already|bookings?|sign[- ]?ups?)\b/iu;
const fewWords = 4;

/** `Hot cross buns sold out by ten` is of something else. */
const isOfOther = (said: string, { find }: FactSheet): boolean => {
  const event = find('event');
  if (event === undefined) return true;
  if (said.split(/\s+/).length <= fewWords || ofAny.test(said)) return false;
  const own = new Set(words(said));
  return !words(event.value).some((word) => own.has(word));
};

/** An issue that offers a place where there is none. */
export const ofFullEvent: Reason = {
  input: 'event',
  isIn: isOfEvent,
  says: [{ test: isFull }],
  isClosedIn: isOfOther,
  isToldAs: (_, text) => !text.includes('we will keep a place'),
  ...unlessRefused,
  asks: (said) =>
    `On record is “${said}”, and the text offers its readers a place: is there one, and may this be sent now?`,
};
