import { findWithheld } from '../disclosure/find-withheld.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isKnownName, toFieldName, namesFor, spacedName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { findBareAmounts } from '../facts/money.ts';
import { isAsideOfText } from '../facts/of-programs.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { findRefused } from './ask-about-denied.ts';
import { findUnsettled, unlessRefused } from '../request/judge-answer.ts';
import { enumerateSome } from '../request/sections.ts';
import { isOurPrice } from './our-price.ts';
import { mayBeMissed } from './says-more.ts';
import { findLeftParts, isToldIn, listLeftOut, nameField, nameParts } from './tell-left-out.ts';
import type { Ask, DraftRequest, InputAsk } from '../request/types.ts';

const limits = { entries: 3, left: 6, rest: 8 };

/** What people agree to with a text: a thing that is left out of it may change it. */
const binding = new Set(['invoices', 'findings', 'terms', 'evidence']);
/** More than a number, a day or a word. */
const says = /\p{Sc}|\d ?%|(?:\p{L}{2,}[^\p{L}]+){2}\p{L}{2,}/u;

/** What is claimed, with no sign of money. */
const ofClaim = /\bclaim(?:ed)? (?:value|amount|total|sum)$|\b(?:value|amount|sum) claimed$/;

/** Who reads how far their work is believes that all is on time, and safe, where they are told nothing else. */
const ofSetback =
  /\b(?:slip\p{L}*|late|delay\p{L}*|behind|overr[au]n\p{L}*|hold ?ups?|held up|postpone\p{L}*|problems?|issues?|safety|danger\p{L}*|unsafe|hazards?|warnings?|risks?|defects?|damage\p{L}*|stopp\p{L}*|extra cost|not (?:done|finished|ready|yet)|snags?)\b/iu;
const setsBack =
  /\b(?:slip(?:s|ped)|delay(?:s|ed)|late|behind|postponed|put back|moves? (?:from|to)|moved (?:from|to)|overrun|overran|unsafe|dangerous|must not (?:be used|use)|not safe|breach(?:es|ed)?|unauthori[sz]ed|hacked|leaked|logged in)\b/iu;

/** What a report is asked about where it does not tell it. */
export const tellsSetback = ({ path, value }: Fact): boolean =>
  ofSetback.test(spacedName(path.at(-1)!)) || setsBack.test(value);

/** A name that says that the field stays with us, or how the text is to sound. */
const stays =
  /\b(?:not for|internal|private|confidential|for us|our eyes|only)\b|^(?:tone|style|voice)\b/;
const staysWithUs = ({ path }: Fact): boolean => stays.test(spacedName(path.at(-1)!));

/** What the usual fields hold is of other workflows, too, and handed on with what those wrote. */
const isNews = (fact: Fact, { inputs }: DraftRequest['definition']): boolean =>
  (!isKnownName(toFieldName(fact)) ||
    toldInOne.has(toFieldName(fact)) ||
    // A proposal that was asked for by itself has what somebody wrote for it.
    (inputs.includes('terms') && ofOffer.has(toFieldName(fact))) ||
    // Whether it is what we want, or what they did, nobody can tell.
    (toFieldName(fact) === 'resolution' && inputs.includes('evidence')) ||
    // What is open is no part of what somebody accepts.
    (openItems.has(toFieldName(fact)) && inputs.includes('findings')) ||
    (toFieldName(fact) === 'delivered' && tellsStory.test(fact.value))) &&
  !isHandedOn(fact);

/** What the texts of one workflow tell, and nothing is handed on as. */
const toldInOne = new Set([
  ...'background workperformed workcompleted announcements announcement tips promo promotion promotions special specials perks'.split(
    ' ',
  ),
  ...'competitoroffer competingoffer rivaloffer competitorquote missedvisits missedservices missedappointments latevisits opencomplaints opentickets'.split(
    ' ',
  ),
  ...namesFor('consequence').filter((name) => !namesFor('outcome').includes(name)),
  ...['clientNeeds', 'promisedOutcome', 'inspectionDate', 'inspector', 'leadTime'].flatMap(
    namesFor,
  ),
  ...namesFor('validity'),
  ...namesFor('contractLength').filter((name) => !namesFor('terms').includes(name)),
]);

/** What a customer would expect in what they agree to, under whatever known name it stands. */
const ofOffer = new Set(
  'offer promises clientNeeds deliverables items included exclusions requirements equipment outcome milestones benefits remedy discount takeaway whatWeDid change solution'
    .split(' ')
    .flatMap(namesFor),
);

const isHandedOn = (fact: Fact): boolean =>
  /(?:brief|outcome|pack|report|evidence)$/.test(toFieldName(fact));

const openItems = new Set(namesFor('openItems'));

/** What was delivered, and no day. */
const tellsStory = /(?:\p{L}{2,}[^\p{L}]+){4}\p{L}{2,}/u;

const counts = new Set(namesFor('quantity'));
/** What is counted is a line of the invoice that is asked for, and no other one. */
const isLineOfGoods = (fact: Fact): boolean =>
  isEntry(fact) && fact.fields?.some((name) => counts.has(name)) === true;

/** Which of the fields that it leaves out a text may not go without unless somebody says so. */
function matters(fact: Fact, definition: DraftRequest['definition']): boolean {
  if (definition.inputs.includes('invoices') && (isLineOfGoods(fact) || notAsked.test(fact.value)))
    return false;
  const isSaid = says.test(fact.value) || ofClaim.test(spacedName(fact.path.at(-1)!));
  if (staysWithUs(fact) || !isSaid || !canBeNamed(fact)) return false;
  // A report without what was done tells less than was asked for.
  if (definition.inputs.includes('milestone') && isMarked(fact) && reported.has(toFieldName(fact)))
    return true;
  if (definition.inputs.some((input) => binding.has(input)))
    return !isMarked(fact) && isNews(fact, definition);
  return isMarked(fact)
    ? ofSetback.test(spacedName(fact.path.at(-1)!))
    : tellsSetback(fact) || givesBack.test(fact.value);
}

/** `We will credit you the £60 for March` */
const givesBack =
  /\bwe(?:['’]?ll| will| shall| are going to) (?:\p{L}+ )?(?:(?:credit|refund|waive|not charge|pay)\b[^.;]{0,40}\p{Sc} ?\d|(?:take|knock) \p{Sc} ?[\d.,]+ off)/iu;

/** A fee that is `not charged yet` is no part of what a reminder asks for, nor that `nothing is in as of today`. */
const notAsked =
  /^(?:still )?(?:nothing|no (?:payments?|money))\b[^.]{0,24}\b(?:in|received|seen|arrived|there)\b[^.]{0,40}\.?$|\bnot (?:yet )?(?:been )?(?:charged|billed|invoiced|applied|added)(?: yet)?(?=[.;,)]|$)/iu;

const reported = new Set(['progress', 'issue', 'nextStep'].flatMap(namesFor));

/** Whoever applies learns from the opening alone what they have to bring; what is marked stays out of it. */
const isRequired = (fact: Fact, { inputs }: DraftRequest['definition']): boolean =>
  inputs.includes('role') && requirements.has(toFieldName(fact)) && !isMarked(fact);
const requirements = new Set(namesFor('requirements'));

/** What a letter asks for is the point of it. */
const isFavour = (fact: Fact, { inputs }: DraftRequest['definition']): boolean =>
  inputs.includes('quote') &&
  inputs.includes('contact') &&
  fact.path.length === 1 &&
  favours.has(toFieldName(fact)) &&
  !isMarked(fact);
const favours = new Set(namesFor('favour'));

/** What other asks say of the same fields. */
interface AskedAlready {
  /** The text, with these asks. */
  told: string;
  /** The fields that may be what another ask wants. */
  offered: readonly Fact[];
  /** What the workflow has use for, and a field may be: not asked about yet. */
  inputs: readonly InputAsk[];
}

/** Whether a text is made of what the fact says, as a proposal of its scope, and tells it from no other field either. */
function isMissed(
  fact: Fact,
  left: readonly Fact[],
  { request, told }: { request: DraftRequest; told: string },
): boolean {
  const { artifact, record, sheet } = request;
  // What somebody may not be told yet is in question by itself.
  const withheld = new Set(
    findWithheld(artifact, record)
      .flatMap((one) => one.for)
      .flatMap(namesFor),
  );
  if (fact.names.some((name) => withheld.has(name))) return false;
  // What the text may not use, or somebody answered that it may do without, has been asked about.
  const path = fact.path.join('\n');
  if (!sheet.facts.some((one) => one.path.join('\n') === path)) return false;
  if (findRefused(request).includes(fact)) return false;
  const groups = (artifact.needs ?? []).map((names) => new Set(names.split('|').flatMap(namesFor)));
  const isOf = (group: ReadonlySet<string>) => (one: Fact) =>
    one.names.some((name) => group.has(name));
  return groups.some(
    (group) =>
      isOf(group)(fact) &&
      record.facts.filter(isOf(group)).every((one) => left.includes(one)) &&
      !isToldIn(told, fact.value),
  );
}

/** About fields of which a text tells nothing that somebody pays, signs, agrees to or relies on. */
export function askAboutLeftOut(
  request: DraftRequest,
  content: string,
  { told, offered, inputs }: AskedAlready,
): Ask[] {
  const { definition, record } = request;
  const isBinding = definition.inputs.some((input) => binding.has(input) || input === 'milestone');
  const unsettled = findUnsettled(record.find('maySend'), unlessRefused);
  if (unsettled === undefined) return [];
  // Prices without a currency wait for it.
  const bare = findBareAmounts(record);
  const untold = isBinding
    ? listUntoldEntries(request).filter((fact) => mayBeMissed(fact, request, content))
    : [];
  // An entry that is quoted whole is not told by its parts, too.
  const beside = new Set([...bare, ...untold]);
  const left = listLeftOut(request, content).filter(
    (fact) =>
      !beside.has(fact) &&
      !isAsideOfText(fact) &&
      !isOurPrice(fact, record) &&
      mayBeMissed(fact, request, content) &&
      !offered.some(({ path: [name] }) => name === fact.path[0]),
  );
  // What else is asked may be why it is not told.
  const isAlone = told.trim() === content.trim();
  const missed = left.filter(
    (fact) =>
      (isBinding && matters(fact, definition)) ||
      isRequired(fact, definition) ||
      isFavour(fact, definition) ||
      (isAlone && isMissed(fact, left, { request, told })),
  );
  const wanted = inputs.filter(
    ({ ask, isSure }) => isSure && ask.leftovers?.some(({ fact }) => missed.includes(fact)),
  );
  const inInputs = new Set(
    wanted.flatMap(({ ask: { leftovers = [] } }) => leftovers.map(({ fact }) => fact)),
  );
  const asked = missed.filter((fact) => !inInputs.has(fact));
  const entries = untold.map(({ value }) => `“${clipSentence(value, 160)}”`);
  const others = left.filter(
    (fact) => !missed.includes(fact) && !inInputs.has(fact) && !isToldIn(told, fact.value),
  );
  const said = [
    tellAsked(asked, others, request, content),
    entries.length === 0
      ? ''
      : `More is on record than it tells of ${enumerateSome(entries, limits.entries)}`,
  ].filter((part) => part !== '');
  const question = `${said.join('. ')}: may this be sent as it is?${unsettled}`;
  return [
    ...wanted.map(({ ask }) => ask),
    ...(said.length === 0 ? [] : [{ names: ['maySend'], question }]),
  ];
}

/** Who says that it may be sent so says it of all that it leaves out. */
function tellAsked(
  asked: readonly Fact[],
  others: readonly Fact[],
  request: DraftRequest,
  content: string,
): string {
  const say = (facts: readonly Fact[]): string[] => [
    ...new Set(facts.flatMap((fact) => sayLeft(fact, request, content))),
  ];
  const first = say(asked);
  if (first.length === 0) return '';
  const rest = say(others.filter((fact) => !isHandedOn(fact) && !staysWithUs(fact))).filter(
    (one) => !first.includes(one),
  );
  const more = rest.length === 0 ? '' : `, nor ${enumerateSome(rest, limits.rest)}`;
  return `It does not tell ${enumerateSome(first, limits.left)}${more}`;
}

/** An entry whose name the text tells is in it: what is left out are parts of it. */
function sayLeft(fact: Fact, request: DraftRequest, content: string): string[] {
  const name = nameField(fact);
  if (isMarked(fact) || !canBeNamed(fact)) return [name];
  const parts = findLeftParts(fact, request, content);
  return parts === undefined ? [`${name} “${clipSentence(fact.value, 120)}”`] : nameParts(parts);
}

/** What a letter tells of an invoice. */
const ofInvoice = new Set(
  'customer invoice amount dueDate date invoiceDate terms contact currency email phone daysOverdue age status remindersSent reminders paid amountPaid invoiced paidSoFar'
    .split(' ')
    .flatMap(namesFor),
);

/** Invoices of which more is said than a reminder tells: that a part is paid, or what was promised. */
const listUntoldEntries = ({ definition, record }: DraftRequest): Fact[] =>
  definition.inputs.includes('invoices')
    ? record.facts.filter(
        (fact) =>
          isEntry(fact) &&
          fact.fields?.some((name) => !ofInvoice.has(name)) === true &&
          !isLineOfGoods(fact),
      )
    : [];
