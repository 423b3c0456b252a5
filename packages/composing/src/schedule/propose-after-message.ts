import type { Calendar, Moment } from '../times/calendar.ts';
import { addWorkingDays, proposeHour } from '../times/propose-moment.ts';
import type { Asked } from '../sentences/choosing.ts';

/** Who wants to be written to later is called after that. */
export function proposeAfterMessage(
  { moment }: Asked,
  {
    about,
    calendar,
    questions,
  }: { about: string; calendar: Calendar; questions: readonly string[] },
): { moment: Moment; proposed: 'proposed'; questions: readonly string[] } {
  const day = addWorkingDays(moment, daysToAnswer, calendar);
  const sent = moment.toPlainDate().toString();
  return {
    moment: proposeHour(day, about, calendar),
    proposed: 'proposed',
    questions: [
      ...questions,
      `They are written to on ${sent}: the call is proposed for after that.`,
    ],
  };
}

/** Whoever is written to answers within them. */
const daysToAnswer = 2;
