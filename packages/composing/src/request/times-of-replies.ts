import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { weekdayName } from '../times/calendar.ts';
import { readHoursAlone } from '../times/hours-alone.ts';
import { readWeekdays, type Weekdays } from '../times/read-weekdays.ts';
import { isReply } from './read-asked.ts';

const readDays = (reply: string): Weekdays | undefined =>
  splitSentences(reply)
    .map(readWeekdays)
    .find((one) => one !== null);

/** On which days of any week whoever replied can be called; null where they say nothing of it. */
export const findWeekdays = ({ facts }: FactSheet): Weekdays | null =>
  facts
    .filter(isReply)
    .map(({ value }) => readDays(value))
    .find((one) => one !== undefined) ?? null;

const anyTime =
  /\b(?:any (?:morning|afternoon|arvo|day|time)|(?:mornings|afternoons|arvos)) (?:(?:this|next) week)\b(?! (?:but|except|bar|apart|other|not)\b)/iu;
/** `Not any morning this week` */
const refused = /(?:\b(?:no|not|never|nor|cannot|without|hardly)|n['’]?t)\b[^.?!]{0,40}$/iu;

/** They have chosen, and leave one to us. */
function readAnyTime(reply: string): string | undefined {
  const found = anyTime.exec(reply);
  if (found === null) return undefined;
  return refused.test(reply.slice(Math.max(0, found.index - 60), found.index))
    ? undefined
    : found[0];
}

interface TimesSaid {
  name: string;
  label: string;
  read: (reply: string) => string | undefined;
}

/** A sentence that asks is about hours of ours. */
const readHours = (reply: string): string | undefined =>
  readHoursAlone(reply) ??
  splitSentences(reply)
    .filter((sentence) => !sentence.endsWith('?'))
    .map(readHoursAlone)
    .find((said) => said !== undefined);

const hours: TimesSaid = { name: 'namedHours', label: 'Hours', read: readHours };
const days: TimesSaid = {
  name: 'namedDays',
  label: 'Days',
  read: (reply) => readDays(reply)?.days.map(weekdayName).join(', '),
};
const times: TimesSaid = { name: 'anyTime', label: 'Times', read: readAnyTime };

/** What a reply says of any day, as a fact that a letter can take up; none where it names one already. */
const find =
  ({ name, label, read }: TimesSaid) =>
  ({ facts }: FactSheet, named: readonly Fact[]): Fact[] =>
    named.length > 0
      ? []
      : facts
          .filter((fact) => isReply(fact) && canBeTold(fact))
          .flatMap((fact): Fact[] => {
            const value = read(fact.value);
            if (value === undefined) return [];
            const path = [...fact.path, name];
            const told = `${label} (${fact.label.toLowerCase()})`;
            // They answer what the workflow asks for.
            return [{ path, label: told, names: [normalName(name)], value, fields: ['date'] }];
          })
          .slice(0, 1);

/** The hours at which a reply that says nothing else would be called: nobody is asked for an hour again. */
export const findNamedHours = find(hours);

/** The days of any week on which a reply lets its sender be called. */
export const findNamedDays = find(days);

/** The times of a week at all of which a reply lets its sender be called. */
export const findAnyTime = find(times);
