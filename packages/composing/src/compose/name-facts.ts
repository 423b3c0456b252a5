import { signsOff } from '../days/ask-about-facts.ts';
import { namesHour } from '../days/ask-about-hour.ts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { isDay } from '../facts/day-names.ts';
import { monthWord } from '../facts/day-word.ts';
import { goesBy, isFreeText, namesFor, normalName, payOfOpening } from '../facts/field-names.ts';
import { nameInWorkflow } from '../facts/name-in-workflow.ts';
import type { Fact } from '../facts/read-facts.ts';
import { nameByReplyPrice } from '../facts/reply-prices.ts';
import { readsAsPerson, readsAsSender } from '../request/crm-properties.ts';
import { isDate, isReply } from '../request/read-asked.ts';
import { beginsWithDay } from '../texts/fill-template.ts';
import { nameByBuyer } from './name-by-buyer.ts';
import { nameByProposal } from './name-by-proposal.ts';
import { nameByClaim } from './name-by-claim.ts';
import { nameByControl, nameByCrew, nameByPlace, nameByProduct } from './name-by-place.ts';
import { nameByJob, nameByMilestone, nameByOwnDay, nameBySetback } from './name-by-work.ts';
import { nameByReferral } from '../texts/referral-companies.ts';

/** The facts by what their names mean to the workflow. */
export const nameFacts = (facts: readonly Fact[], inputs: readonly string[]): readonly Fact[] =>
  nameOwn(nameByDecision(nameByBuyer(nameInWorkflow(facts, inputs))), inputs);

const isDelivery = (input: string): boolean => input.split('|').includes('deliveryDate');

function nameOwn(facts: readonly Fact[], inputs: readonly string[]): readonly Fact[] {
  if (inputs.includes('referral')) return nameByReferral(facts);
  if (inputs.includes('before')) return facts.map(nameByChange);
  if (inputs.some((input) => input.startsWith('invoiceDate'))) return facts.map(nameByInvoice);
  if (inputs.includes('reply'))
    return nameByReplyPrice(facts).flatMap((fact) => splitSender(fact, facts));
  if (isAboutWork({ inputs })) {
    const named = nameByMilestone(facts.map(nameByWork));
    if (inputs.includes('milestone')) return nameBySetback(named);
    if (inputs.includes('milestones')) return named.map(nameByOwnDay);
    return inputs.includes('findings') ? nameByJob(nameBySignature(named)) : named;
  }
  if (inputs.includes('role')) {
    const named = placeOnce(nameByPay(nameByRole(facts))).map(sayAsap);
    return inputs.includes('equipment') ? nameByManager(named.map(nameByPreparation)) : named;
  }
  if (inputs.includes('terms')) return nameByProposal(nameByTimeline(facts));
  if (inputs.includes('timeline')) return nameByTimeline(facts);
  if (inputs.some(isDelivery)) return nameByProduct(nameByDelivery(facts));
  if (inputs.includes('reporter')) return nameByCrew(nameByPlace(facts));
  if (inputs.includes('reconciliations')) return nameByControl(facts.map(nameByOwner));
  if (inputs.includes('responses')) return facts.map(nameByPeriod).map(nameByAgreedChange);
  if (inputs.includes('highlights')) return nameByEvent(facts.map(listNews).map(sayUntil));
  if (inputs.includes('supplier') && inputs.includes('evidence')) return nameByClaim(facts);
  if (inputs.includes('observation') && inputs.includes('outcome')) return nameByInsight(facts);
  const named = inputs.includes('renewalDate') ? facts.map(nameByContract) : facts;
  return inputs.includes('owner') ? nameByCrew(named.map(nameByOwner)) : named;
}

/** The rows of an invoice are its items; elsewhere they may be of anything, and for us alone. */
const nameByInvoice = (fact: Fact): Fact =>
  fact.names.includes('rows')
    ? { ...fact, names: fact.names.map((name) => (name === 'rows' ? 'items' : name)) }
    : fact;

/** What we changed is no situation that a story begins with, and what is still to be done no part of it. */
const nameByChange = (fact: Fact): Fact => {
  if (fact.names[0] === 'whatwechanged') return { ...fact, names: ['whatwedid'] };
  return mayBeToDo.has(fact.names[0]!) && !isDeed.test(fact.value)
    ? { ...fact, names: ['steptotake'] }
    : fact;
};
const mayBeToDo = new Set(['action', 'fix']);
/** `Replaced the door drives`, `New door drives`, and no `Call them on Friday`. */
const isDeed =
  /^(?:we )?(?:\p{L}+ed|put|set|built|made|cut|laid|took|gave|ran|brought|moved|rebuilt|new|an?|the|one|two|three|\d+)(?!\p{L})/iu;

/** Beside what was seen an insight is what we take from it; alone it is what was seen. */
function nameByInsight(facts: readonly Fact[]): readonly Fact[] {
  const isSeen = facts.some((fact) => isObservation(fact) && fact.names[0] !== 'insight');
  return facts.map((fact) =>
    fact.names[0] === 'insight' ? { ...fact, names: [isSeen ? 'takeaway' : 'observation'] } : fact,
  );
}
const isObservation = goesBy('observation');

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

/** `Sales Rep, Ohio` in `Columbus, Ohio` is a sales rep there. */
function placeOnce(facts: readonly Fact[]): readonly Fact[] {
  const place = facts.find(isPlace)?.value.toLowerCase();
  if (place === undefined) return facts;
  const parts = new Set([place, ...place.split(',').map((part) => part.trim())]);
  return facts.map((fact) => {
    const [, role, where] = withPlace.exec(fact.value) ?? [];
    return roles.has(fact.names[0]!) &&
      fact.path.length === 1 &&
      parts.has(where?.toLowerCase() ?? '')
      ? { ...fact, value: role! }
      : fact;
  });
}
const isPlace = goesBy('location');
const withPlace = /^([^,]{3,80}?)(?:, | [–—-] )([^,]{2,40})$/u;

/** Who leads whoever begins sees to the plan, where nobody else does. */
const nameByManager = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) =>
    isManager(fact) && fact.path.length === 1 ? { ...fact, names: [...fact.names, 'owner'] } : fact,
  );
const isManager = goesBy('manager');

/** What an opening has as a rate or a fee is what it pays. */
const nameByPay = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(isSalary)
    ? facts
    : facts.map((fact) =>
        fact.path.length === 1 && payOfOpening.has(fact.names[0]!) && /\d/u.test(fact.value)
          ? { ...fact, names: ['salary'] }
          : fact,
      );
const isSalary = goesBy('salary');
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
  if (!senders.has(fact.names[0]!) || isKnown(persons)) return [fact];
  const [, who = '', company = ''] = sender.exec(fact.value) ?? [];
  if (!readsAsSender(who) || isOfUs(who, facts)) return [fact];
  const part = (name: string, label: string, value: string): Fact[] =>
    value === '' ? [] : [{ path: [...fact.path, name], label, names: [name], value }];
  return isKnown(companies) && company !== ''
    ? part('contact', 'Contact', `${who}, ${company}`)
    : [...part('contact', 'Contact', who), ...part('company', 'Company', company)];
}
/** `sender: Ben` beside a lead who is a person, or whose reply begins `Hi Ben`, is whoever writes to them. */
const isOfUs = (who: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      (leads.has(fact.names[0]!) && readsAsPerson(fact.value)) ||
      (isReply(fact) && greeted.exec(fact.value)?.[1] === who.split(' ')[0]),
  );
const leads = new Set(['lead', 'prospect']);
const greeted = /^(?:hi|hello|hey|dear|hallo|dag|bonjour|hola|good \p{L}+) (\p{L}[\p{L}’'-]*)/iu;
const senders = new Set(['from', 'sender']);
const companies = new Set(['company', 'customer'].flatMap(namesFor));
const persons = new Set(['lead', 'contact'].flatMap(namesFor)).difference(companies);
const sender =
  /^(\p{Lu}[\p{L}.'’ -]{2,50}?)(?: ?[<‹(][^<>()‹›]{3,80}[>›)])?(?:(?:,| at| from| of| -| –) (?:the )?(\p{Lu}[\p{L}\d.&'’ -]{1,60}))?(?: ?[<‹(][^<>()‹›]{3,80}[>›)])?$/u;

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

/** What a team does about its answers, as people call it beside a survey. */
const agreedChange =
  /^(?:(?:the|our|one|agreed|chosen|next|main)?(?:change|decision|improvement|commitment)s?(?:agreed|made|chosen|wewillmake|wemake)?|what(?:we(?:will|ll)?|to)(?:change|dodifferently|improve)|whatwillchange|whatchanges|wewill(?:change|do)?|wedecided|decided|weagreed|agreed|thingtochange|onethingtochange)$/;

/** Beside a survey the change that is made goes by the name of the next step. */
export const nameByAgreedChange = (fact: Fact): Fact =>
  fact.path.length === 1 && agreedChange.test(normalName(fact.path[0]!))
    ? { ...fact, names: [...new Set([...namesFor('nextStep').slice(0, 1), ...fact.names])] }
    : fact;

/** When a survey was made, where it has no day, is its period: `when: November 2026`. */
export const nameByPeriod = (fact: Fact): Fact =>
  fact.path.length === 1 && isDate(fact) && period.test(fact.value)
    ? { ...fact, names: ['period'] }
    : fact;
const period = new RegExp(
  `^(?:(?:early|mid|late|end of) )?(?:${monthWord}(?: ?(?:-|–|to|and|/) ?${monthWord})?|q[1-4]|spring|summer|autumn|fall|winter)?[ ,-]*(?:20\\d\\d)?$`,
  'i',
);

const timelines = new Set(namesFor('timeline'));
/** For us, and nothing that a customer waits for. */
const forUs = /^(?:please )?(?:quote|send|call|ring|reply|answer|chase|ask|e-?mail|write)\b/i;

/** `When: Lift out for 7 working days from 11 January` is how long work takes, and no day alone. */
export const nameByTimeline = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(({ names }) => timelines.has(names[0]!))
    ? facts
    : facts.map((fact) =>
        fact.names[0] === 'when' && !beginsWithDay.test(fact.value) && !forUs.test(fact.value)
          ? { ...fact, names: ['timeline'] }
          : fact,
      );

const ofService =
  '(?:tenancy|lease|let(?:ting)?|rental|contract|agreement|service|cover|policy|subscription|membership|hire|course|job|care|stay|system|project)';
const began = '(?:start(?:s|ed)?|beg[ia]ns?|commence[ds]?|commencement)';
const handedOver =
  '(?:mov(?:e|ed)in|movingin|keys?(?:handedover|given|collected|handover|out)?|hand(?:ed)?over|turnedon|switchedon|energi[sz]ed|in(?:use|service|operation)|running|installed|fitted|delivered|collected|completed?|finished|commissioned|signedoff|opened|live|golive|wentlive|checkedout|completion|installation|delivery)';
const dayOf = '(?:on|date|day|since|from|at)?';
/** `tenancy_start`, `moved in`, `Keys handed over on`, `date of hand-over` */
const ofDelivery = new RegExp(
  `^(?:dateof|dayof)?(?:the)?${ofService}?(?:${began}|${handedOver})(?:of)?(?:the)?${ofService}?${dayOf}$`,
);

const daysOfDelivery = new Set(['deliveryDate', 'acceptanceDate', 'startDate'].flatMap(namesFor));

/** The only day from which a customer has what they bought, whatever it is called. */
export function nameByDelivery(facts: readonly Fact[]): readonly Fact[] {
  if (facts.some(({ names: [name] }) => daysOfDelivery.has(name!))) return facts;
  const [only, other] = facts.filter(
    ({ path, value }) =>
      path.length === 1 &&
      ofDelivery.test(normalName(path[0]!)) &&
      isDay(value) &&
      !(ofCall.test(normalName(path[0]!)) && /T\d\d:\d\d:\d\d/.test(value)),
  );
  return only === undefined || other !== undefined
    ? facts
    : facts.map((fact) => (fact === only ? { ...fact, names: namesOfDelivery } : fact));
}
const namesOfDelivery = ['deliverydate'];
/** When a program says, to the second, that a call began. */
const ofCall = /^(?:call)?start(?:ed)?(?:at|time)?$/;

/** `Term 1 starts on Monday; Two new teachers; Reports go out on Friday`, in one line */
const listNews = (fact: Fact): Fact => {
  const parts =
    isNews(fact) && fact.items === undefined ? fact.value.split(/; (?=[\p{L}\d])/u) : [];
  return parts.length >= shortestList ? { ...fact, items: parts } : fact;
};
const isNews = goesBy('highlights');
const shortestList = 3;

/** Of an offer its last day alone is no condition in words. */
const sayUntil = (fact: Fact): Fact =>
  fact.names[0] === 'offerterms' &&
  isDay(fact.value) &&
  !/^(?:by|before|from|on|until|till|valid)\b/iu.test(fact.value)
    ? { ...fact, value: `valid until ${fact.value}` }
    : fact;

const isEvent = goesBy('event');
const isDayOfEvent = goesBy('eventDate');
const isHourOfEvent = goesBy('eventTime');
const isHourAnnounced = goesBy('hourAnnounced');

/** The hour of an issue with an event that has a day of its own, and no hour, is the event's: `time: 6 to 8 pm`. */
export function nameByEvent(facts: readonly Fact[]): readonly Fact[] {
  const isToldWith = facts.some((fact) => isEvent(fact) && namesHour.test(fact.value));
  if (!facts.some(isDayOfEvent) || facts.some(isHourOfEvent) || isToldWith) return facts;
  const at = facts.findIndex((fact) => fact.path.length === 1 && isHourAnnounced(fact));
  return facts.map((fact, index) =>
    index === at ? { ...fact, names: [...fact.names, ...namesFor('eventTime')] } : fact,
  );
}
