import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { spokenDate } from '../facts/plain-value.ts';
import type { StepRequest } from '../request/types.ts';

const term =
  /^\D{0,20}?(?<count>\d{1,3}|one|two|three|six|twelve)[ -](?:calendar |full )?(?<unit>day|week|month)s?\b/iu;
const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, six: 6, twelve: 12 };

/** Within these the talk that is planned for sixty days before the end may come too late. */
const soonDays = 60;

/** By when notice has to be given of a contract, where that is soon or has been. */
export function askAboutNotice(
  {
    definition,
    now,
    calendar = defaultCalendar,
  }: Pick<StepRequest, 'definition' | 'now' | 'calendar'>,
  { find }: FactSheet,
): string[] {
  if (now === undefined || !definition.inputs.includes('renewalDate')) return [];
  const [ends, notice] = ['renewalDate', 'noticePeriod'].map(find);
  const day = ends && readDay(ends.value, now, calendar);
  const { count, unit } = term.exec(notice?.value ?? '')?.groups ?? {};
  if (day === undefined || count === undefined || unit === undefined) return [];
  const length = spelled[count.toLowerCase()] ?? Number(count);
  const latest = day.subtract({ [`${unit.toLowerCase()}s`]: length });
  const today = toMoment(now, calendar).toPlainDate();
  if (Temporal.PlainDate.compare(latest, today.add({ days: soonDays })) > 0) return [];
  const isOver = Temporal.PlainDate.compare(latest, today) < 0;
  const said = `${spokenDate(latest.toString())}, ${notice!.value} before the end`;
  return [
    isOver
      ? `Notice had to be given by ${said}: was it, or does the contract go on?`
      : `Notice has to be given by ${said}: is the talk before that?`,
  ];
}
