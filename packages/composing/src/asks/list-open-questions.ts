import type { JsonObject } from '@workspace-ops/contracts';
import { clip } from '../facts/inline-text.ts';
import { withoutFewOfSurvey } from '../disclosure/few-respondents.ts';
import { withoutAttributions } from '../disclosure/without-attributions.ts';
import { withAnswers } from '../disclosure/without-respondents.ts';
import { isHazardous } from '../request/hazards.ts';
import { withoutCrewCodes } from '../left-out/left-out.ts';
import { findOpenPoints } from '../texts/open-points.ts';
import { readInOrder } from '../compose/read-sheet.ts';
import { tellHeed } from '../texts/tell-heed.ts';
import type { StepRequest } from '../request/types.ts';
import type { Calendar } from '../times/calendar.ts';
import { withDateOrder } from '../times/date-order.ts';
import { readFacts } from '../facts/read-facts.ts';

const limits = { questions: 3, question: 300, warnings: 600 };

/**
 * What whoever approves has to settle, and no text asks for: the first questions about the data of a run, as two
 * figures that contradict each other.
 * @param told what is asked already.
 */
export const listOpenQuestions = (
  definition: StepRequest['definition'],
  context: JsonObject,
  { now, calendar, told }: { now: Date; calendar: Calendar; told: string },
): string[] => {
  const read = withoutHiddenAnswers(definition, context);
  return findOpenPoints(
    { definition, context: read, now, calendar: withDateOrder(context, now, calendar) },
    readInOrder(read, definition.inputs),
  )
    .questions.filter((question) => !told.includes(question))
    .slice(0, limits.questions)
    .map((question) => clip(question, limits.question));
};

/** Of a survey what its papers tell: nobody is asked about answers that are left out. */
const withoutHiddenAnswers = (
  { inputs }: StepRequest['definition'],
  context: JsonObject,
): JsonObject =>
  inputs.includes('responses')
    ? withoutFewOfSurvey(withoutAttributions(withAnswers(context)).context).context
    : context;

/**
 * What else whoever approves has to know of the data of a run, and may read in no question: danger, what a note
 * forbids or makes conditional, somebody's health, an access code; empty where there is none.
 * @param told what is said already.
 */
export function tellWarnings(
  definition: StepRequest['definition'],
  context: JsonObject,
  told: string,
): string {
  const given = definition.inputs.includes('responses') ? withAnswers(context) : context;
  const sheet = readFacts(withoutAttributions(given).context);
  const danger = isHazardous({ definition, sheet }) ? 'Somebody may come to harm.' : '';
  const said = [
    danger,
    tellHeed(sheet, `${danger} ${told}`, withoutCrewCodes({ definition, sheet })),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return clip(said, limits.warnings);
}
