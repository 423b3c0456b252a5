import { byTelephone } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import {
  callDay,
  followDay,
  publicationDay,
  slotDay,
  visitDay,
  wishDay,
} from '../facts/day-names.ts';
import { goesBy } from '../facts/field-names.ts';
import { readFacts, toSheet, withoutFacts, type FactSheet } from '../facts/read-facts.ts';
import { onceFor, onceForBoth } from '../facts/once-for.ts';
import { readFreeText } from '../facts/read-free-text.ts';
import { findConsentTerms } from '../disclosure/consent-terms.ts';
import { isDeadline } from '../sentences/scheduled.ts';
import { findAgreedTime } from '../request/find-agreed-time.ts';
import { findCallAt, findMovedTo } from '../schedule/find-call-at.ts';
import { findFirstNamed, findNamedTime } from '../request/read-asked.ts';
import { byNames } from '../request/sections.ts';
import { findMessageDay } from '../schedule/find-message-day.ts';
import {
  findClosure,
  findInWriting,
  findNoCall,
  findPassedOn,
} from '../schedule/find-in-writing.ts';
import { findSender } from '../request/find-sender.ts';
import { findDueIs } from '../days/told-due-days.ts';
import { findDayOffer } from '../request/find-offered-days.ts';
import { findNamedWeek } from '../request/find-named-week.ts';
import { tellStandIn } from '../request/find-stand-in.ts';
import { findAskedPrice } from '../request/find-asked-price.ts';
import { findOurAnswer } from '../request/find-our-answer.ts';
import { countDaysAhead, nameByPast, withoutPast } from '../days/past-dates.ts';
import { findAnyTime, findNamedDays, findNamedHours } from '../request/times-of-replies.ts';
import type { StepRequest } from '../request/types.ts';
import { nameFacts } from './name-facts.ts';

/** Colleagues read what free texts say, too, also of a record before it changes; a letter takes what somebody entered. */
export function readSheet(request: StepRequest, context: StepRequest['context']): FactSheet {
  const sheet = readRecord(request, context);
  const { inputs } = request.definition;
  if (request.step.artifact?.type === 'crm_diff')
    return withoutFigures(readFreeText(sheet, inputs));
  if (request.step.artifact?.occasion?.where === byTelephone)
    return readFreeText(sheet, withPhone(inputs));
  return isForColleagues(request.step) ? readFreeText(sheet, inputs) : withoutOwnOrders(sheet);
}

const withPhone = onceFor((inputs: readonly string[]): readonly string[] => [...inputs, 'phone']);

/** `Decide with client by Friday` is for us, and no next step that the client is told. */
const withoutOwnOrders = (sheet: FactSheet): FactSheet =>
  withoutFacts(
    sheet,
    sheet.facts.filter((fact) => isNextStep(fact) && /\b(?:client|customer)s?\b/i.test(fact.value)),
  );
const isNextStep = goesBy('nextStep');

/** A record has no field for figures of which a text says what they count. */
const withoutFigures = (sheet: FactSheet): FactSheet =>
  withoutFacts(
    sheet,
    sheet.facts.filter(({ readFrom, names }) => readFrom !== undefined && names[0] === 'figures'),
  );

function isForColleagues({ artifact }: StepRequest['step']): boolean {
  if (artifact === undefined) return true;
  const { type, texts, targetPlatform } = artifact;
  return type === 'calendar_entry'
    ? targetPlatform === 'internal'
    : type === 'document' && texts === undefined;
}

/** By when somebody wants an answer is no day to meet on. */
const withoutTerms = (sheet: FactSheet): FactSheet =>
  sheet.facts.some(isDeadline)
    ? toSheet(
        sheet.facts.map((fact) => (isDeadline(fact) ? { ...fact, names: ['answeredby'] } : fact)),
      )
    : sheet;

/** The days on which that takes place of which a workflow makes an entry, the ones that surely do first. */
const occasions: readonly (readonly [input: string, days: readonly string[]])[] = [
  ['reporter', [visitDay, 'visitdate', wishDay, 'deliverydate', slotDay, followDay]],
  ['openIssues', [callDay, visitDay, wishDay, slotDay, followDay]],
  ['reply', [callDay, wishDay, slotDay]],
];

const ofPublication = ['', [publicationDay]] as const;

/**
 * `visit_at` is when the visit takes place, whatever else has a date; one that has been is none to come, and the time
 * of today beside what was seen is that of the report.
 */
function nameByOccasion(sheet: FactSheet, request: StepRequest): FactSheet {
  const { inputs, departmentCode } = request.definition;
  const [, days = []] =
    departmentCode === 'mkt'
      ? ofPublication
      : (occasions.find(([input]) => inputs.includes(input)) ?? []);
  const [found] = days.flatMap((day) =>
    sheet.facts.filter(
      (fact) =>
        fact.path.length === 1 &&
        fact.names.includes(day) &&
        countDaysAhead(fact, request) >= (day === slotDay && inputs.includes('reporter') ? 1 : 0),
    ),
  );
  return found === undefined
    ? sheet
    : toSheet(
        sheet.facts.map((fact) =>
          fact === found ? { ...fact, names: [...fact.names, 'scheduledfor'] } : fact,
        ),
      );
}

/** The facts in the order of a workflow, and under the names that they have in it: the same sheet for each step. */
export const readInOrder = onceForBoth(
  (context: JsonObject, inputs: readonly string[]): FactSheet => {
    // The database keeps no order of fields.
    const facts = readFacts(context).facts.toSorted(byNames(inputs));
    return toSheet(nameFacts(facts, inputs));
  },
);

/** Whether colleagues are told whom to call: by an entry, or a guide of the call. */
const speaksTo = ({ definition: { inputs }, step }: StepRequest): boolean =>
  (inputs.includes('reply') || inputs.includes('openIssues')) &&
  (step.artifact?.occasion?.where === byTelephone ||
    (step.artifact?.type === 'document' && isForColleagues(step)));

/** Who answers a reply keeps to the day that it names, and to the price that it asks for. */
export function readRecord(request: StepRequest, context: StepRequest['context']): FactSheet {
  const { inputs } = request.definition;
  const named = nameByOccasion(readInOrder(context, inputs), request);
  const read =
    inputs.includes('findings') && !inputs.includes('referral')
      ? toSheet(named.facts.map((fact) => nameByPast(fact, request)))
      : named;
  const dated = inputs.includes('reply') ? withoutTerms(read) : read;
  const isAhead = inputs.includes('reply') || inputs.includes('milestone');
  const answered = isAhead ? withoutPast(dated, request) : dated;
  const times = inputs.includes('reply') ? findNamedTime(answered, request) : [];
  const hours = inputs.includes('reply') ? findNamedHours(answered, times) : [];
  const anyTimes = inputs.includes('reply') ? findAnyTime(answered, [...times, ...hours]) : [];
  const refused = inputs.includes('reply') ? findNoCall(answered, times) : [];
  const sheet = refused.length === 0 ? answered : toSheet([...answered.facts, ...refused]);
  const said = [
    ...(inputs.includes('reply')
      ? [
          ...times,
          ...findFirstNamed(answered, times, request),
          ...findAgreedTime(answered, request),
          ...hours,
          ...findNamedDays(answered, [...times, ...hours]),
          ...anyTimes,
          ...findNamedWeek(answered, [...times, ...hours, ...anyTimes], request),
          ...(refused.length === 0
            ? findCallAt(sheet, times, request)
            : findMovedTo(sheet, times, request)),
          ...findAskedPrice(sheet),
          ...findMessageDay(sheet, request),
          ...findDayOffer(sheet, request),
          ...findPassedOn(sheet),
          ...findSender(sheet),
        ]
      : []),
    ...(inputs.includes('reply') || inputs.includes('referral') ? findInWriting(sheet) : []),
    ...(inputs.includes('findings') ? findClosure(sheet) : []),
    ...(speaksTo(request) ? tellStandIn(sheet) : []),
    ...(request.step.artifact?.type === 'file'
      ? [
          ...(inputs.includes('reply') ? findOurAnswer(sheet) : []),
          ...findConsentTerms(sheet),
          ...findDueIs(sheet, request),
        ]
      : []),
  ];
  return said.length === 0 ? sheet : toSheet([...sheet.facts, ...said]);
}
