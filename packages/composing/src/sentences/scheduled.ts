import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** A date until which something is done, and no appointment. */
const deadlines = new Set(namesFor('dueDate'));

/** When somebody has set that it takes place, whatever else has a date. */
export const findScheduled = (sheet: FactSheet): Fact | undefined =>
  scheduledNames
    .map((name) => sheet.find(name))
    .find((fact, at) => fact !== undefined && (at < certain || namesDay.test(fact.value))) ??
  sheet.facts.find(
    ({ path, value }) =>
      path.length === 1 && ofFirstMeeting.test(normalName(path[0]!)) && namesDay.test(value),
  );

const ofFirstMeeting =
  /^kickoff|^(?:the|our)?(?:first|initial|opening|introductory|intro|startup|start|launch|planning)(?:site)?(?:meeting|meetup)(?:on|at|date|day|time)?$/;

/** Under the last of them people write other things, too. */
const scheduledNames =
  'scheduledFor publishAt publishOn scheduledAt proposedMeeting meeting meetingDate appointment'.split(
    ' ',
  );
const certain = 4;
const namesDay = /\d|day\b|tomorrow/i;

export const isDeadline = ({ path, names }: Fact): boolean =>
  deadlines.has(normalName(path.at(-1)!)) || names.some((name) => deadlines.has(name));
