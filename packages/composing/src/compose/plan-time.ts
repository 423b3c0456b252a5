import { fillTitle } from '../texts/fill-template.ts';
import { toMoment, type Calendar } from '../times/calendar.ts';
import { proposeMoment } from '../times/propose-moment.ts';
import { chooseTime } from '../schedule/choose-time.ts';
import { dateRequest } from '../schedule/date-request.ts';
import { publishRequest } from '../texts/publish-request.ts';
import { readRecord, readSheet } from './read-sheet.ts';
import type { AgreedTime, StepRequest } from '../request/types.ts';

/** The time that the step's calendar entry would have; null where there is no present to plan from. */
export function planTime(given: StepRequest): AgreedTime | null {
  const dated = dateRequest(given);
  const request = publishRequest(dated);
  const { artifact, title: stepTitle } = request.step;
  if (artifact === undefined) return null;
  const sheet = readSheet(request, request.context);
  const title = fillTitle(artifact.title ?? stepTitle, sheet);
  const { moment, proposed } = chooseTime({
    ...request,
    artifact,
    sheet,
    record: request.context === dated.context ? sheet : readRecord(request, dated.context),
    title,
    whole: request.context,
  });
  if (moment === null) return null;
  return { at: new Date(moment.epochMilliseconds), isProposed: proposed !== null };
}

/** A time within working hours in place of one that has passed; `about` spreads those of one day. */
export const proposeAgain = (now: Date, about: string, calendar: Calendar): Date =>
  new Date(proposeMoment(toMoment(now, calendar), about, calendar).epochMilliseconds);
