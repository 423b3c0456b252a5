import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readMoment } from '../times/read-moment.ts';
import { isReply } from './read-asked.ts';
import type { StepRequest } from './types.ts';

/** As people ask to be called. */
export const asksForCall =
  /\b(?:call|ring|phone|telephone) (?:me|us)\b|\bgive (?:me|us) an? (?:\p{L}+ )?(?:call|ring|bell|buzz|shout)\b|\b(?:for|have|do) an? (?:\p{L}+ )?(?:call|chat)\b/iu;

/**
 * The day and hour for which a reply asks for a call, as a fact that a letter can take up: nobody is asked again whether
 * it suits them. An hour that is guessed, and a weekday that may be today, are asked about.
 */
export function findCallAt(
  { facts, find }: FactSheet,
  [time]: readonly Fact[],
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
): Fact[] {
  if (now === undefined || time === undefined || find('recipient') !== undefined) return [];
  const reading = readMoment(time.value, now, calendar);
  if (reading.kind !== 'moment' || !reading.hasTime || reading.isHourGuessed === true) return [];
  // Of some hours none is chosen.
  if (/\b(?:after|before|from|between|until|till|or)\b/i.test(time.value)) return [];
  if (reading.moment.toPlainDate().equals(toMoment(now, calendar).toPlainDate())) return [];
  const isAsked = facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    .some((sentence) => sentence.includes(time.value) && asksForCall.test(sentence));
  const name = 'callAt';
  return isAsked
    ? [{ ...time, path: [...time.path, name], label: 'Call asked for', names: [normalName(name)] }]
    : [];
}
