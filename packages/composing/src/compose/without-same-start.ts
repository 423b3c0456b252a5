import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, plainName } from '../facts/field-names.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';

/** The data without a timeline that is no more than the day of the start, which a proposal tells as that. */
export function withoutSameStart({
  context,
  now,
  calendar = defaultCalendar,
}: StepRequest): JsonObject {
  const find = (names: ReadonlySet<string>) =>
    Object.entries(context).find(
      ([name, value]) => names.has(plainName(name)) && typeof value === 'string',
    );
  const [start, timeline] = [find(starts), find(timelines)];
  if (start === undefined || timeline === undefined || now === undefined) return context;
  const said = (timeline[1] as string).replace(leading, '').replace(/[.]$/, '');
  const days = [said, start[1] as string].map((text) => readDay(text, now, calendar));
  if (!wholeDay.test(said) || days[0] === undefined || !days[0].equals(days[1] ?? ''))
    return context;
  return Object.fromEntries(Object.entries(context).filter(([name]) => name !== timeline[0]));
}

const starts = new Set(namesFor('startDate'));
const timelines = new Set(namesFor('timeline'));
const leading = /^(?:(?:we )?(?:start|begin)(?:s|ning|ing)? )?(?:on |from |as of )?/iu;
/** `February 15, 2027`, and nothing beside it. */
const wholeDay =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4})$/iu;
