import { byTelephone } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { callDay, publicationDay, slotDay, visitDay, wishDay } from '../facts/day-names.ts';
import { isFreeText, namesFor } from '../facts/field-names.ts';
import {
  readFacts,
  toSheet,
  withoutFacts,
  type Fact,
  type FactSheet,
} from '../facts/read-facts.ts';
import { onceFor, onceForBoth } from '../facts/once-for.ts';
import { readFreeText } from '../facts/read-free-text.ts';
import { findConsentTerms } from '../disclosure/consent-terms.ts';
import { isDeadline } from '../sentences/scheduled.ts';
import { findAgreedTime } from '../request/find-agreed-time.ts';
import { findCallAt } from '../schedule/find-call-at.ts';
import { findNamedHours } from '../request/find-named-hours.ts';
import { findNamedDays } from '../request/find-weekdays.ts';
import { findFirstNamed, findNamedTime } from '../request/read-asked.ts';
import { byNames } from '../request/sections.ts';
import { nameByReferral } from '../texts/referral-houses.ts';
import { nameByDelivery } from '../texts/name-by-delivery.ts';
import { nameByEvent } from '../texts/name-by-event.ts';
import { nameByAgreedChange } from '../texts/name-by-agreed-change.ts';
import { nameByPeriod } from '../texts/name-by-period.ts';
import { nameByTimeline } from '../texts/name-by-timeline.ts';
import { signsOff } from '../days/ask-about-facts.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
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
import { findAnyTime } from '../request/find-any-time.ts';
import { findAskedPrice } from '../request/find-asked-price.ts';
import { countDaysAhead, nameByPast, withoutPast } from '../days/past-dates.ts';
import type { StepRequest } from '../request/types.ts';

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
    sheet.facts.filter(
      ({ names, value }) =>
        names.some((name) => nextSteps.has(name)) && /\b(?:client|customer)s?\b/i.test(value),
    ),
  );
const nextSteps = new Set(namesFor('nextStep'));

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

/** The rows of an invoice are its items; elsewhere they may be of anything, and for us alone. */
const nameByInvoice = (fact: Fact): Fact =>
  fact.names.includes('rows')
    ? { ...fact, names: fact.names.map((name) => (name === 'rows' ? 'items' : name)) }
    : fact;

/** What we changed is no situation that a story begins with. */
const nameByChange = (fact: Fact): Fact =>
  fact.names[0] === 'whatwechanged' ? { ...fact, names: ['whatwedid'] } : fact;

/** Who leads work that was sold is no customer. */
const nameByWork = (fact: Fact): Fact =>
  fact.names[0] === 'lead' ? { ...fact, names: ['leadofwork'] } : fact;

const ofWork = new Set(['milestones', 'milestone', 'findings']);

/** Whether a workflow is about work that was sold, which somebody of ours leads. */
export const isAboutWork = ({ inputs }: { inputs: readonly string[] }): boolean =>
  inputs.some((input) => ofWork.has(input));

/** Who signs the sheet off may be ours: it is the customer's where it is their contact. */
function nameBySignature(facts: readonly Fact[]): Fact[] {
  const theirs = facts.filter(({ names: [name] }) => ofCustomer.has(name!)).map(toKey);
  return facts.map((fact) =>
    signsOff.test(fact.names[0]!) && theirs.some((key) => isSameName(key, toKey(fact)))
      ? { ...fact, names: ['acceptedby'] }
      : fact,
  );
}
const toKey = ({ value }: Fact): string => toName(value);
const ofCustomer = new Set(
  ['customer', 'contact'].flatMap(namesFor).filter((name) => name !== 'name' && name !== 'person'),
);

/** Beside a list of what was done the job is what it was done for, and may be a fault. */
const nameByJob = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(({ names }) => names.some((name) => delivered.has(name)))
    ? facts.map((fact) => (fact.names[0] === 'job' ? { ...fact, names: ['jobname'] } : fact))
    : facts;
const delivered = new Set(['deliverables', 'items'].flatMap(namesFor));

/** What a new colleague, or an opening, has as a job is the role; where work is sold it is the work. */
const nameByRole = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(({ names }) => roles.has(names[0]!))
    ? facts
    : facts.map((fact) =>
        fact.path.length === 1 && fact.names[0] === 'job' && fact.value.length <= longestRole
          ? { ...fact, names: ['role'] }
          : fact,
      );
const roles = new Set(namesFor('role'));
const longestRole = 60;

/** A post says no `asap`. */
const sayAsap = (fact: Fact): Fact =>
  starts.has(fact.names[0]!)
    ? { ...fact, value: fact.value.replace(asap, 'as soon as possible') }
    : fact;
const asap = /^(?:asap(?!\p{L})|a\.s\.a\.p\.?|immediate(?: start)?$)/iu;
const starts = new Set(namesFor('startDate'));

/** What a contract is worth is its amount; what a sale is worth to us is no price. */
const nameByContract = (fact: Fact): Fact =>
  /^worth(?:per(?:yr|year|annum)|ayear|pa)?$/.test(fact.names[0]!)
    ? { ...fact, names: ['annualvalue'] }
    : fact;

/** What a note wants done before somebody begins is no part of their first week. */
const nameByPreparation = (fact: Fact): Fact =>
  isFreeText(fact) && preparation.test(fact.value)
    ? { ...fact, names: [...fact.names, ...namesFor('items')] }
    : fact;
const preparation =
  /\b(?:before (?:he|she|they|day one|(?:his|her|their|the) first)\b|still to (?:do|come|be \p{L}+)\b|still (?:waiting|outstanding)\b|not (?:yet )?(?:ordered|arrived|set up)\b)/iu;

/** Of a register, or a review of what is spent, the lead is who sees to it. */
const nameByOwner = (fact: Fact): Fact =>
  fact.names[0] === 'lead' ? { ...fact, names: ['owner'] } : fact;

/** `from: Helen Trant, Kirkdale Housing` is who replied, and for whom. */
function splitSender(fact: Fact, facts: readonly Fact[]): Fact[] {
  const isKnown = (names: ReadonlySet<string>): boolean =>
    facts.some(({ names: [name] }) => names.has(name!));
  if (fact.names[0] !== 'from' || isKnown(persons)) return [fact];
  const [, who = '', house = ''] = sender.exec(fact.value) ?? [];
  if (!readsAsPerson(who)) return [fact];
  const part = (name: string, label: string, value: string): Fact[] =>
    value === '' ? [] : [{ path: [...fact.path, name], label, names: [name], value }];
  return isKnown(houses) && house !== ''
    ? part('contact', 'Contact', `${who}, ${house}`)
    : [...part('contact', 'Contact', who), ...part('company', 'Company', house)];
}
const houses = new Set(['company', 'customer'].flatMap(namesFor));
const persons = new Set(['lead', 'contact'].flatMap(namesFor)).difference(houses);
const sender =
  /^(\p{Lu}[\p{L}.'’ -]{2,50}?)(?: ?[<‹(][^<>()‹›]{3,80}[>›)])?(?:(?:,| at| from| of| -| –) (?:the )?(\p{Lu}[\p{L}\d.&'’ -]{1,60}))?(?: ?[<‹(][^<>()‹›]{3,80}[>›)])?$/u;

/** The days on which that takes place of which a workflow makes an entry, the ones that surely do first. */
const occasions: readonly (readonly [input: string, days: readonly string[]])[] = [
  ['reporter', [visitDay, 'visitdate', wishDay, 'deliverydate', slotDay]],
  ['openIssues', [callDay, visitDay, wishDay, slotDay]],
  ['reply', [callDay, wishDay, slotDay]],
];

const ofPublication = ['', [publicationDay]] as const;

/** `visit_at` is when the visit takes place, whatever else has a date; one that has been is none to come. */
function nameByOccasion(sheet: FactSheet, request: StepRequest): FactSheet {
  const { inputs, departmentCode } = request.definition;
  const [, days = []] =
    departmentCode === 'mkt'
      ? ofPublication
      : (occasions.find(([input]) => inputs.includes(input)) ?? []);
  const [found] = days.flatMap((day) =>
    sheet.facts.filter(
      (fact) =>
        fact.path.length === 1 && fact.names.includes(day) && countDaysAhead(fact, request) >= 0,
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

/** Who decides is written to where nobody else has spoken with us. */
function nameByDecision(facts: readonly Fact[]): readonly Fact[] {
  const hasSpoken = ({ names: [name = ''], value }: Fact): boolean =>
    spoke.has(name) ||
    (mayHaveSpoken.has(name) && readsAsPerson(value.split(/,| [<‹(]/)[0]!.trim()));
  if (!facts.some(hasSpoken)) return facts;
  return facts.map((fact) =>
    fact.names[0] === 'decisionmaker' ? { ...fact, names: ['decision'] } : fact,
  );
}
const spoke = new Set(
  'contact contactname contactperson caller callername enquirer customercontact clientcontact leadname'.split(
    ' ',
  ),
);
const mayHaveSpoken = new Set(['lead', 'prospect', 'name', 'person', 'from']);

/** The facts by what their names mean to the workflow. */
const nameFacts = (facts: readonly Fact[], inputs: readonly string[]): readonly Fact[] =>
  nameOwn(nameByDecision(facts), inputs);

const isDelivery = (input: string): boolean => input.split('|').includes('deliveryDate');

function nameOwn(facts: readonly Fact[], inputs: readonly string[]): readonly Fact[] {
  if (inputs.includes('referral')) return nameByReferral(facts);
  if (inputs.includes('before')) return facts.map(nameByChange);
  if (inputs.some((input) => input.startsWith('invoiceDate'))) return facts.map(nameByInvoice);
  if (inputs.includes('reply')) return facts.flatMap((fact) => splitSender(fact, facts));
  if (isAboutWork({ inputs })) {
    const named = facts.map(nameByWork);
    return inputs.includes('findings') ? nameByJob(nameBySignature(named)) : named;
  }
  if (inputs.includes('role')) {
    const named = nameByRole(facts).map(sayAsap);
    return inputs.includes('equipment') ? named.map(nameByPreparation) : named;
  }
  if (inputs.includes('timeline')) return nameByTimeline(facts);
  if (inputs.some(isDelivery)) return nameByDelivery(facts);
  if (inputs.includes('responses')) return facts.map(nameByPeriod).map(nameByAgreedChange);
  if (inputs.includes('highlights')) return nameByEvent(facts);
  const named = inputs.includes('renewalDate') ? facts.map(nameByContract) : facts;
  return inputs.includes('owner') ? named.map(nameByOwner) : named;
}

/** The facts in the order of a workflow, and under the names that they have in it: the same sheet for each step. */
export const readInOrder = onceForBoth(
  (context: JsonObject, inputs: readonly string[]): FactSheet => {
    // The database keeps no order of fields.
    const facts = readFacts(context).facts.toSorted(byNames(inputs));
    return toSheet(nameFacts(facts, inputs));
  },
);

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
  const refused = inputs.includes('reply') ? findNoCall(answered, times) : [];
  const sheet = refused.length === 0 ? answered : toSheet([...answered.facts, ...refused]);
  const said = [
    ...(inputs.includes('reply')
      ? [
          ...times,
          ...findFirstNamed(times, request),
          ...findAgreedTime(answered, request),
          ...hours,
          ...findNamedDays(answered, [...times, ...hours]),
          ...findAnyTime(answered, [...times, ...hours]),
          ...(refused.length === 0 ? findCallAt(sheet, times, request) : []),
          ...findAskedPrice(sheet),
          ...findMessageDay(sheet, request),
          ...findDayOffer(sheet, request),
          ...findPassedOn(sheet),
          ...findSender(sheet),
        ]
      : []),
    ...(inputs.includes('reply') || inputs.includes('referral') ? findInWriting(sheet) : []),
    ...(inputs.includes('findings') ? findClosure(sheet) : []),
    ...(request.step.artifact?.type === 'file'
      ? [...findConsentTerms(sheet), ...findDueIs(sheet, request)]
      : []),
  ];
  return said.length === 0 ? sheet : toSheet([...sheet.facts, ...said]);
}
