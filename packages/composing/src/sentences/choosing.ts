import type { DayDefinition } from '@workspace-ops/catalogue';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import type { PartOfDay } from '../times/propose-moment.ts';
import { readMoment, type NamedMoment } from '../times/read-moment.ts';

export type Asked = NamedMoment;

export interface DayChoice {
  moment: Moment;
  /** Null where the day and its hour are on record. */
  proposed: 'proposed' | 'hour proposed' | null;
  /** What the reader has to know of it. */
  notes: readonly string[];
}

export interface Choosing {
  sheet: FactSheet;
  present: Moment;
  now: Date;
  calendar: Calendar;
  /** The date on record. */
  asked: Asked | null;
  /** Spreads what is proposed. */
  about: string;
  /** The part of the day that the workflow names. */
  part?: PartOfDay | undefined;
  /** What is asked where a date is missing. */
  askFor: (field: string) => string;
}

export const isAhead = (moment: Moment, present: Moment): boolean =>
  Temporal.ZonedDateTime.compare(moment, present) > 0;

/** Whether the day, or the hour where one is named, lies ahead. */
export const isStillAhead = ({ moment, hasTime }: Asked, present: Moment): boolean =>
  isAhead(hasTime ? moment : moment.add({ days: 1 }), present);

export type Of<Kind extends DayDefinition['kind']> = Extract<DayDefinition, { kind: Kind }>;

export const proposed = (moment: Moment, notes: readonly string[] = []): DayChoice => ({
  moment,
  proposed: 'proposed',
  notes,
});

export function read(fact: Fact | undefined, { now, calendar }: Choosing): Moment | undefined {
  if (fact === undefined) return undefined;
  const reading = readMoment(fact.value, now, calendar);
  return reading.kind === 'moment' ? reading.moment : undefined;
}

/** What of the time of somebody's words nobody has agreed to yet. */
export function readProposed({ isHourGuessed }: Asked, isInText: boolean): DayChoice['proposed'] {
  if (isInText) return 'proposed';
  return isHourGuessed ? 'hour proposed' : null;
}

/** Whether the run asks for the moment's day, and for no certain hour of it. */
export const isDayOf = (asked: Asked | null, moment: Moment): boolean =>
  asked !== null &&
  (!asked.hasTime || asked.isHourGuessed === true) &&
  asked.moment.toPlainDate().equals(moment.toPlainDate());
