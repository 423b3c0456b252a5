import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { hasAccessCode, tellsAccessCode, tellsPassword } from '../disclosure/access-codes.ts';
import { findMarkingsOnce, isMarkingName, isPrivateName } from '../disclosure/find-markings.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isOfHealth } from '../disclosure/health.ts';
import { isPersonal, tellsIdentity } from '../disclosure/personal-matters.ts';
import { findOfOthers } from '../facts/conflicts.ts';
import { goesBy, isFreeText, isLeave, namesFor, normalName } from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { clip } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { isBelowZero } from '../facts/money.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findUnclearDates } from '../request/read-asked.ts';
import { enumerateSome } from '../request/sections.ts';
import { isInQuestion } from '../sentences/open-values.ts';
import type { DraftRequest, LeftOut } from '../request/types.ts';

const because =
  (reason: string) =>
  (fact: Fact): LeftOut => ({ fact, reason });

/** What has no place beside others: what would run, what is nobody's value yet, and what says that it is confidential. */
export const findUnfit = ({
  sheet,
  context,
}: Pick<DraftRequest, 'sheet' | 'context'>): LeftOut[] => [
  ...findConfidential({ sheet, context }),
  ...sheet.facts
    .filter((fact) => !canBeNamed(fact))
    .map((fact) => ({
      fact,
      reason: whyUnfit(fact),
    })),
];

const whyUnfit = ({ isToCome, written }: Fact): string => {
  if (isToCome) return 'not yet known';
  return written === undefined
    ? 'markup, a formula or an unfilled template'
    : 'a part of it is a blank or a note to a colleague';
};

export const findConfidential = ({
  sheet,
  context,
}: Pick<DraftRequest, 'sheet' | 'context'>): LeftOut[] =>
  findMarked(sheet, context).map(because(notPublic));

const notPublic = 'marked as not public';

/** What cannot be right of the run: another customer's, a day that is none or not clear, less than nothing, what is still asked. */
export const findDoubtful = (
  request: Pick<DraftRequest, 'sheet' | 'now' | 'calendar'>,
): LeftOut[] => [
  ...findOfOthers(request.sheet).map(({ fact, customer }) => ({
    fact,
    reason: `of ${clip(customer, 60)}`,
  })),
  ...findUnclearDates(request).map(({ fact }) => ({ fact, reason: 'no clear day' })),
  ...request.sheet.facts.filter(isBelowZero).map(because('below zero')),
  ...request.sheet.facts.filter(isInQuestion).map(because('in question')),
];

/** In a paper about somebody who begins: colleagues read it, too. */
const payNames = new Set([
  ...namesFor('salary'),
  ...'payband salaryband paygrade payrate hourlyrate hourlypay hourlywage dayrate dailyrate rateofpay annualsalary basicsalary basesalary basicpay basepay startingsalary earnings'.split(
    ' ',
  ),
]);
/** Of a person they are pay where they hold a figure. */
const mayBePay =
  /^(?:rate|hourly|band|basic|package|income|bonus|commission|stipend|overtime|overtimerate)$/;
const pay =
  /(?:[£₹$€] ?\d[\d.,]*k?|\b\d[\d.,]* ?(?:pounds|euros?|dollars?|GBP|EUR|USD)) ?(?:an?|per|\/|p\/?) ?(?:hour|hr?|annum|year|month|week|day|a)\b|\b(?:salary|wages?|hourly rate)\b[^.;]{0,24}\d|\bon \d{1,3}(?:[.,]\d+)? ?(?:an?|per|\/) ?(?:hour|hr?|week|month|year|annum|day)\b|\b(?:on|then|rising to|starts? (?:on|at)) [£₹$€] ?\d{2,3}(?:,\d{3}|k)\b|\bwe(?:['’]ll)? pay (?:her|him|them) [£₹$€]?\d|\b(?:paid|earns?|(?:he|she|they)(?:['’](?:s|re)| is| are) on) (?:[£₹$€] ?\d|\d[\d.,]* ?(?:an?|per|\/|p\/?)? ?(?:hour|hr?|k|year|annum|month|week)\b)/iu;

/** The same in the languages of records that programs send. */
const payElsewhere =
  /(?<!\p{L})(?:gehalt|lohn|stundenlohn|brutto(?:gehalt|lohn)?|netto(?:gehalt|lohn)|verdient|steuerklasse|salaires?|r[ée]mun[ée]ration|gagne|salari[os]?|sueldo|n[óo]mina|gana|loon|uurloon|salaris|stipendio|retribuzione|ordenado)(?!\p{L})[^.;\d]{0,24}\d/iu;

const isPay = (name: string, value: string): boolean =>
  payNames.has(name) || (mayBePay.test(name) && /\d/.test(value));

const isPaySaid = (said: string): boolean => pay.test(said) || payElsewhere.test(said);

export const tellsPay = ({ path, value }: Fact): boolean =>
  isPay(normalName(path.at(-1)!), value) || isPaySaid(value);

/** What colleagues read of somebody who begins. */
export const isAboutStarter = ({
  inputs,
}: Pick<DraftRequest, 'definition'>['definition']): boolean =>
  inputs.includes('manager') && inputs.includes('equipment');

/** What somebody earns, in a field of its own. */
export const findPay = ({
  sheet,
  definition,
}: Pick<DraftRequest, 'sheet' | 'definition'>): LeftOut[] =>
  isAboutStarter(definition)
    ? sheet.facts.filter(tellsPay).map(because('what somebody earns'))
    : [];

/** What somebody is given to work with tells nothing of them, unless it tells why. */
export const isKit = (fact: Fact): boolean =>
  isEquipment(fact) && !tellsIdentity(fact.value) && !isOfHealth(fact.value);
const isEquipment = goesBy('equipment');

/** Of whoever begins what is for no colleague: numbers, debts, offences, illness. */
export const findPersonal = ({
  sheet,
  definition,
}: Pick<DraftRequest, 'sheet' | 'definition'>): LeftOut[] =>
  isAboutStarter(definition)
    ? sheet.facts
        .filter((fact) => isPersonal(fact) && !isMarked(fact) && !isKit(fact))
        .map(because('personal, for whoever keeps the file'))
    : [];

/** How a door or an alarm is opened, in a paper that goes round, or beside what is marked as confidential. */
export const findCodes = ({
  sheet,
  definition,
}: Pick<DraftRequest, 'sheet' | 'definition'>): LeftOut[] =>
  sheet.facts
    .filter((fact) => hasAccessCode(fact) && (isAboutStarter(definition) || isMarked(fact)))
    .map(because('an access code'));

/** What whoever recommends us owes is nothing of the record of whom they recommend. */
export const findDebts = ({
  sheet,
  definition,
}: Pick<DraftRequest, 'sheet' | 'definition'>): LeftOut[] =>
  definition.inputs.includes('referral')
    ? sheet.facts
        .filter(({ path }) => ofDebt.test(normalName(path.at(-1)!)))
        .map(because('of whoever recommends'))
    : [];
const ofDebt =
  /^(?:owes?|owed|owing|stillowes|overdue|pastdue|daysoverdue|arrears|balance(?:due)?|amountdue|openinvoices?|unpaid(?:invoices?)?|paymentstatus)$/;

/** How a door is opened, of a record that more people read than go there. */
export const findAnyCodes = ({ facts }: FactSheet): LeftOut[] =>
  facts.filter(hasAccessCode).map(because('an access code'));

/** What a paper tells, less a code in a field of its own, where whoever reads it goes there: the crew of a handover. */
export const withoutCrewCodes = (
  { definition, sheet, cutParts = [] }: Pick<DraftRequest, 'definition' | 'sheet' | 'cutParts'>,
  facts: readonly Fact[] = sheet.facts,
): readonly Fact[] =>
  definition.inputs.includes('promises') &&
  !cutParts.some(({ reason }) => reason.includes(notPublic)) &&
  !sheet.facts.some(isMarked)
    ? facts.filter((fact) => isFreeText(fact) || !hasAccessCode(fact) || tellsPassword(fact.value))
    : facts;

/** Of whoever begins all that no colleague is to read. */
export const findSecret = (
  request: Pick<DraftRequest, 'sheet' | 'context' | 'definition'>,
): LeftOut[] =>
  isAboutStarter(request.definition)
    ? mergeReasons([
        ...findConfidential(request),
        ...findPay(request),
        ...findPersonal(request),
        ...findCodes(request),
      ])
    : [];

/** The sentences of a note that tell neither what somebody earns nor a code. */
export const withoutSecrets = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !isPaySaid(sentence) && !tellsAccessCode(sentence));

export const findTechnical = ({ facts }: FactSheet): LeftOut[] =>
  facts.filter(isTechnical).map(because('for programs'));

/** What a person answered of a text is no property of the record that it is about. */
export const findLeaves = ({ facts }: FactSheet): LeftOut[] =>
  facts.filter(isLeave).map(because('answered of a text'));

/** Each fact once, with all reasons that there are for it. */
export const mergeReasons = (left: readonly LeftOut[]): LeftOut[] =>
  [...Map.groupBy(left, ({ fact }) => fact)].map(([fact, own]) => ({
    fact,
    reason: [...new Set(own.map(({ reason }) => reason))].join('; '),
  }));

/** `form date and form amount (of Southside Dental); notes2 (marked as not public)`, each fact for its first reason. */
export function listLeftOut(left: readonly LeftOut[]): string {
  const first = left.filter(({ fact }, at) => left.findIndex((one) => one.fact === fact) === at);
  const byReason = Map.groupBy(first, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, facts]) => {
      const labels = [...new Set(facts.map(({ fact }) => fact.label.toLowerCase()))];
      return `${enumerateSome(labels, most)} (${reason})`;
    })
    .join('; ');
}

/** Of one reason. */
const most = 8;

/** A field that is marked, what is below it, and all of a record that says so of itself. */
function findMarked({ facts }: FactSheet, context: JsonObject): Fact[] {
  const marked = findMarkingsOnce(context).map(({ path }) => {
    const isOfRecord = isMarkingName(path.at(-1)!, valueAt(context, path) ?? null);
    return { path: toFactPath(isOfRecord ? path.slice(0, -1) : path, context), isOfRecord };
  });
  return facts.filter(
    (fact) =>
      isPrivateName(fact.path.at(-1)!, fact.value) ||
      marked.some(
        ({ path, isOfRecord }) =>
          isWithin(fact.path, path) || (!isOfRecord && isWithin(path, fact.path)),
      ),
  );
}

const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.every((key, at) => path[at] === key);

const valueAt = (value: JsonValue, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(
    (one, key) => (typeof one === 'object' && one !== null ? (one as JsonObject)[key] : undefined),
    value,
  );

/** Facts count the entries of lists from one. */
const toFactPath = (path: readonly string[], context: JsonObject): string[] =>
  path.map((key, at) =>
    Array.isArray(valueAt(context, path.slice(0, at))) ? String(Number(key) + 1) : key,
  );
