import { ignoringCase } from '@workspace-ops/content';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isLeave, isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { toMoment, type Calendar, type Moment } from '../times/calendar.ts';
import { findWorkingDay, proposeAtOnce, proposeHour } from '../times/propose-moment.ts';
import { readDay } from '../times/read-moment.ts';
import { findPartOfDay } from './find-part-of-day.ts';
import { isReply } from '../request/read-asked.ts';
import type { DraftRequest } from '../request/types.ts';

/** What any of the promises has in it: most sentences have none. */
const sign = /\b(?:call|ring|rung|rang|phon|touch|get(?:ting)? back|speak|text)/iu;

const calling =
  '(?:call|ring|phone|text|speak to|get back to|get back|come back to|be in touch|get in touch|be (?:called|rung|phoned))';
const whom =
  '(?:him|her|them|us|(?!(?:I|We|He|She|They|It)\\b)(?-i:\\p{Lu}\\p{Ll}+)(?: (?-i:\\p{Lu}\\p{Ll}+))?)';
const ours = '(?:we|i|someone|somebody|one of us|(?-i:\\p{Lu}\\p{Ll}+))';

/** As people write that somebody was promised a call: `told her we'd ring back before 10`, `callback promised`. */
const promises = [
  `\\b(?:told|promised|assured) ${whom}(?: that)? ${ours}(?:[’'](?:d|ll)| would| will|[’']s going to) (?:\\p{L}+ ){0,2}?${calling}\\b`,
  `\\b(?:i|we)(?: have| had|[’']ve)? (?:said|promised|agreed)(?: that)? (?:${ours}(?:[’'](?:d|ll)| would| will) |to )(?:\\p{L}+ ){0,2}?${calling}\\b`,
  `\\b(?:promised|owe[sd]?) ${whom} an? (?:\\p{L}+ )?(?:call|ring|callback|call[- ]back|phone call)\\b`,
  `\\b(?:was|were|been) promised (?:an? |that )(?:\\p{L}+ )?(?:call|ring|callback|call[- ]back|phone call|${ours} would ${calling})\\b`,
  '\\b(?:call[- ]?backs?|ring[- ]?backs?|return calls?)\\b[^.;!?]{0,24}\\b(?:promised|agreed|owed|due|outstanding|overdue|not done|missed|by|before)\\b',
  '\\b(?:promised|agreed|owed|missed) (?:an? |the |two |both )?(?:call[- ]?backs?|ring[- ]?backs?|return calls?)\\b',
].map((shape) => ignoringCase(shape));

const kept =
  /\b(?:called|rang|rung|phoned|spoke|got) (?:to )?(?:him |her |them |us )?(?:back )?(?:since|already|today|at \d|on (?:the )?\d|yesterday)\b|(?<!\b(?:not|never|nothing|isn['’]t|wasn['’]t) )\b(?:done|kept|was made|were made|took place)\b/iu;
const missed =
  /\b(?:not (?:yet )?(?:done|kept|made|called|rung)|never (?:called|rang|rung|phoned|happened|came)|(?:nobody|no ?one) (?:\p{L}+ )?(?:called|rang|rung|phoned|did)|still waiting|missed|overdue|twice)\b/iu;
/** Of today, where no day is named. */
const soon =
  /\b(?:today|tonight|asap|straight away|right away|this (?:morning|afternoon|evening)|within (?:the|an|\d) ?(?:hours?|day)|in (?:an|\d) hours?|first thing)\b|\b(?:before|by|at|after|around|about) (?:\d{1,2}(?:[:.]\d\d)?(?! ?(?:\/|th|st|nd|rd|days?|weeks?|months?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|noon|lunch|midday|close|tea)(?: ?[ap]m)?\b/iu;
/** Nobody can tell when that is. */
const some =
  /\b(?:weeks?|months?|years?|spring|summer|autumn|winter|fall|christmas|easter|new year|once|when|after|if)\b/iu;

/** A call that was promised, and not made as far as anybody says. */
interface Callback {
  said: string;
  /** What the field says of it, too. */
  whole: string;
}

/** What notes and reports say of a call that we promised. */
const listCallbacks = onceFor(({ facts }: FactSheet): readonly Callback[] => {
  for (const fact of facts) {
    if (isReply(fact) || isLeave(fact) || fact.readFrom !== undefined) continue;
    if (!sign.test(fact.value) || (!isFreeText(fact) && fact.value.length < fewCharacters))
      continue;
    const said = quotableSentences(fact).find((sentence) =>
      promises.some((one) => one.test(sentence)),
    );
    if (said !== undefined && (missed.test(fact.value) || !kept.test(fact.value)))
      return [{ said, whole: fact.value }];
  }
  return [];
});
const fewCharacters = 16;

interface Due {
  /** Undefined where it is due at once. */
  day?: Temporal.PlainDate;
}

/** When a promised call is due; null where none was promised, and where nobody could name its day. */
function findDue(sheet: FactSheet, now: Date, calendar: Calendar): Due | null {
  const [found] = listCallbacks(sheet);
  if (found === undefined) return null;
  const { said, whole } = found;
  if (missed.test(whole)) return {};
  const day = readDay(said, now, calendar);
  if (day === undefined) return soon.test(said) || !some.test(said) ? {} : null;
  const today = toMoment(now, calendar).toPlainDate();
  return Temporal.PlainDate.compare(day, today) > 0 ? { day } : {};
}

/** The time of a call that was promised; an overdue one is for now. */
export function proposeCallback(
  { record, now }: Pick<DraftRequest, 'record' | 'now'>,
  { present, calendar, about }: { present: Moment; calendar: Calendar; about: string },
): Moment | null {
  const due = now === undefined ? null : findDue(record, now, calendar);
  if (due === null) return null;
  if (due.day === undefined) return proposeAtOnce(present, calendar);
  const day = findWorkingDay(due.day.toZonedDateTime(present.timeZoneId), calendar);
  return proposeHour(day, about, calendar, findPartOfDay(record)?.part);
}

/** What whoever works on it has to keep to first; none where no call was promised. */
export const askAboutCallback = (sheet: FactSheet): string[] =>
  listCallbacks(sheet).map(
    ({ said }) =>
      `“${clipSentence(said, 160)}”: was that call made? If not, make it first, by when it was promised.`,
  );
