import type { Fact } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { isInDoubt, readMoment } from '../times/read-moment.ts';
import type { DraftRequest } from '../request/types.ts';
import { chooseRequest } from './write-texts.ts';

const term = /\bwithin \p{L}+ (?:working )?days\b/u;

/** The call to action with the day on record by which an answer is wanted, in place of the workflow's own term. */
export function keepTerm(request: DraftRequest): string {
  const { artifact, sheet } = request;
  const { answeredBy = [] } = artifact;
  const callToAction = chooseRequest(artifact, sheet);
  const [wanted] = answeredBy
    .flatMap((name) => sheet.find(name) ?? [])
    .filter((fact) => isDayAhead(fact, request));
  return wanted === undefined
    ? callToAction
    : callToAction.replace(term, () => `by ${wanted.value.replace(/^by /i, '')}`);
}

/** A day of one line is none of all of them. */
function isDayAhead({ path, value }: Fact, { now, calendar = defaultCalendar }: DraftRequest) {
  if (now === undefined || path.length !== 1 || value.length > longest) return false;
  const reading = readMoment(value, now, calendar);
  // Another term would not be the one on record.
  if (reading.kind === 'question') return isInDoubt(reading);
  const day = reading.moment.toPlainDate();
  const today = toMoment(now, calendar).toPlainDate();
  return Temporal.PlainDate.compare(day, today) >= 0;
}
const longest = 40;
