import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';

/** `Alan away 14 to 22 Dec` */
const absence =
  /\b(?:away|off|abroad|on (?:\p{L}+ )?leave|on holidays?|out of (?:the )?office|not (?:in|here|back))\b,? (?:from |between )?(?:the )?(?<from>\d{1,2})(?:st|nd|rd|th)?(?: (?<fromMonth>\p{L}{3,9}))? ?(?:to|until|till|and|[-–])(?: the)? ?(?<to>\d{1,2})(?:st|nd|rd|th)? (?<toMonth>\p{L}{3,9})\b/iu;

const longest = 200;

/** A day on record on which its owner is away, as a note says. */
export function askAboutAway(
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
  { facts, find }: FactSheet,
): string[] {
  const [owner, due] = ['owner', 'dueDate'].map(find);
  const day = due && now && readDay(due.value, now, calendar);
  if (owner === undefined || day === undefined) return [];
  const names = owner.value.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return facts
    .filter(isFreeText)
    .flatMap(quotableSentences)
    .filter(
      (sentence) => sentence.length <= longest && names.some((name) => sentence.includes(name)),
    )
    .filter((sentence) => {
      const { from, fromMonth, to, toMonth } = absence.exec(sentence)?.groups ?? {};
      const [first, last] = [`${from} ${fromMonth ?? toMonth}`, `${to} ${toMonth}`].map((one) =>
        to === undefined ? undefined : readDay(one, now!, calendar),
      );
      return first !== undefined && last !== undefined && isWithin(day, first, last);
    })
    .slice(0, 1)
    .map(
      (said) =>
        `On record is “${clipSentence(said, 120)}”: can ${clip(owner.value, 60)} keep the ${due!.label.toLowerCase()}, ${clip(due!.value, 40)}?`,
    );
}

const isWithin = (
  day: Temporal.PlainDate,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): boolean =>
  Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
