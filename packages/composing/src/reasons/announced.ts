import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { undecided } from '../disclosure/public-part.ts';
import { toMoment, type Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Reason } from './reason.ts';
import type { Ask } from '../request/types.ts';

const date =
  '(?:the )?(?<day>\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?\\b|(?:\\p{L}{2,9}day )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?\\p{L}{3,9}(?:,? 20\\d\\d)?\\b|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b|\\d{4}-\\d\\d-\\d\\d\\b|\\d{1,2}[.-]\\d{1,2}[.-]\\d{2,4}\\b)';
/** `10% off dentals until 20 November`, `book by 14 November`; `since 20 November` is no end. */
const term = new RegExp(
  `\\b(?:until|till?|through|thru|by|before|no(?:t)? later than|last day(?: is|:)?|deadline(?: is|:)?|(?:ends?|ending|expires?|closes?|closing)(?: on)?|(?:valid|runs?|open|available) to) ${date}`,
  'iu',
);

/** Until when an offer says that it holds, as it is written. */
export const findTerm = (said: string): string | undefined => term.exec(said)?.groups?.['day'];

/** `20 November` without a year is read as the next one: days after it, it is the last one. */
export const readLast = (
  said: string,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate =>
  !/\b20\d\d\b/.test(said) && today.until(day).days > longestAhead
    ? day.subtract({ years: 1 })
    : day;
/** Nobody announces an event ten months ahead without its year. */
const longestAhead = 300;

/** What readers of a newsletter are to do, which nobody asks of them once its day is over. */
const invites =
  /^(?:please |and |so |then )?(?:join us|come (?:along|and|to|by|over|in|see)|(?:see|visit|meet) us|register|sign up|book|reserve|rsvp|apply|order|drop in|stop by|save the date)\b|\byou(?:['’]re| are) invited\b/iu;

/** An invitation among the news of an issue to a day that has passed. */
export function askAboutInvitations(
  { find }: FactSheet,
  { now, calendar }: { now: Date; calendar: Calendar },
): Ask[] {
  const fact = find('highlights');
  if (fact === undefined) return [];
  const today = toMoment(now, calendar).toPlainDate();
  return (fact.items ?? [fact.value])
    .flatMap((item) => listSentences({ ...fact, value: item, items: [item] }))
    .filter((sentence) => /\d/.test(sentence) && invites.test(sentence))
    .filter((sentence) => {
      const day = readDay(sentence.slice(0, longest), now, calendar);
      return (
        day !== undefined && Temporal.PlainDate.compare(readLast(sentence, day, today), today) < 0
      );
    })
    .slice(0, 1)
    .map((sentence) => ({
      names: ['highlights', fact.path.at(-1)!],
      question: `${fact.label}: “${clipSentence(sentence, 120)}” has passed: which day is meant?`,
    }));
}
const longest = 200;

/** What an issue tells is left out by itself; of its readers, and of its sending, nothing is announced. */
const isBesideEvent = goesBy(...'theme highlights offer audience owner maySend consent'.split(' '));

/** As people write of what they do not know yet. */
const open =
  /\b(?:has|have|had|is|are|was|were|does|do|did)(?: ?not|n['’]?t)(?: yet)? (?:\p{L}+ )?(?:confirm|agree|accept|answer|repl|come back|got back|get back|sign|book|said|say)|\b(?:yet|still) to (?:be )?(?:confirm|agree|book|sign|sa[iy]|hear|find|decide|arrange)|^(?:tb[cda]|pending|provisional|tentative|waiting|awaiting|on hold|unconfirmed|not confirmed|not booked|maybe|possibly|probably|depends)\b|\btb[cda]\b|\b(?:waiting|wait) (?:for|on|to hear)\b/iu;

const words = (said: string): string[] => said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether a note speaks of what is announced: of something else it says nothing here. */
const isOfOther = (said: string, { find }: FactSheet): boolean => {
  const told = find('event');
  if (told === undefined) return true;
  const own = new Set(words(said));
  return !own.has('event') && !words(told.value).some((word) => own.has(word));
};

const isBeside = (fact: Fact): boolean =>
  !isReply(fact) &&
  !isEntry(fact) &&
  fact.path.length === 1 &&
  !isBesideEvent(fact) &&
  normalName(fact.path[0]!) !== 'maysend';

const ofAnnouncement: Omit<Reason, 'isIn'> = {
  input: 'event',
  says: [undecided, open],
  ...unlessRefused,
  asks: (said) =>
    `What is announced may not be certain: “${said}” is on record. May the issue be sent now?`,
};

/** An event that somebody has yet to confirm is announced as if it were fixed. */
/** What a maker or a shop calls back; a dentist's recall, and what somebody recalls, is none. */
const recall =
  /^(?:(?:urgent|important|product|safety|voluntary)[: ]+)*recall(?: notice)?\s?[:–-]|\b(?:product|safety|voluntary|urgent) recalls?\b|\brecall(?:ing)? (?:of )?(?:(?:all|our|the|an?|some|this|that|these|those|every|two|three|\d+) )?(?:\p{L}+ ){0,3}?(?:batch\p{L}*|lots?|models?|units?|products?|sensors?|chargers?|heaters?|ladders?|serial|bottles?|boxes|packs?|jars?|cots?|bikes?|helmets?|seats?|lamps?|cables?|batter(?:y|ies)|parts?|stock)\b|\b(?:is|are|was|were|has been|have been|being) recalled\b|\b(?:withdrawn from sale|stop using (?:it|them|the|your|this|these)|do not use (?:it|them|the|your|this|these)\b[^.;]{0,40}\b(?:batch|until|any more))\b/iu;
const mayBeRecall = /recall|withdrawn|using|do not use/i;

/** Who has a dangerous thing at home is told by name, and not between two tips. */
export const ofRecall: Reason = {
  input: 'highlights',
  isIn: (fact) => !isFreeText(fact) || isAnnouncedText(fact),
  says: [{ test: (said) => mayBeRecall.test(said) && recall.test(said) }],
  settledBy: 'dangerSettled',
  isUnsettled: refusal,
  asks: (said) =>
    `“${said}” tells of a recall or of what is not to be used: is everybody who has one told of it by name and today, and has whoever is responsible for safety agreed that a newsletter tells it?`,
};
const isAnnouncedText = goesBy('theme', 'highlights');

/** A field that is called a recall tells of one in whatever words. */
export const ofRecallByName: Reason = {
  ...ofRecall,
  isIn: ({ path }) => /^(?:product|safety)?recalls?(?:notice)?$/.test(normalName(path[0]!)),
  says: [/\p{L}{3}.*\p{L}{3}/u],
};

export const ofEvents: readonly Reason[] = [
  {
    ...ofAnnouncement,
    isIn: (fact) => isBeside(fact) && !isFreeText(fact),
    isClosedIn: (_, { find }) => find('event') === undefined,
  },
  { ...ofAnnouncement, isIn: (fact) => isBeside(fact) && isFreeText(fact), isClosedIn: isOfOther },
];
