import { askWhichFigure } from '../figures/contradictions.ts';
import { nameByDay } from '../facts/day-names.ts';
import { normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { isKeptByProgram } from '../facts/of-programs.ts';
import { listCustomers, listOtherCustomers } from '../facts/several-customers.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { askAboutInvitations, findTerm, readLast } from '../reasons/announced.ts';
import { findMisfits } from './find-misfits.ts';
import { findToldApart } from '../sentences/find-told-apart.ts';
import { agrees } from '../request/judge-answer.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { enumerate } from '../request/sections.ts';
import { isUnnamed } from '../sentences/unnamed-person.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

/** A term that is over when the text is written, or an event that has been when it is announced. */
export function askAboutPast({
  sheet,
  definition: { inputs },
  now,
  calendar = defaultCalendar,
}: DraftRequest): Ask[] {
  if (now === undefined) return [];
  const today = toMoment(now, calendar).toPlainDate();
  const announced = inputs.includes('event') && sheet.find('event') ? ['event', 'date'] : [];
  // The deadline of an opening is its closing date, about which the days on record ask.
  const deadline = isOfOpening(inputs) ? [] : ['deadline'];
  const terms = ['validUntil', 'startDate', ...deadline, ...announced, 'offer'];
  const asks = terms.flatMap((name) => {
    const fact = sheet.find(name);
    const said = name === 'offer' ? findTerm(fact?.value ?? '') : fact?.value;
    const day = said === undefined ? undefined : readDay(said, now, calendar);
    if (day === undefined) return [];
    const isOfIssue = announced.includes(name) || name === 'offer';
    const meant = isOfIssue ? readLast(said!, day, today) : day;
    if (Temporal.PlainDate.compare(meant, today) >= 0) return [];
    const question = `${fact!.label}: ${clip(fact!.value, 60)} has passed: which day is meant?`;
    return [{ names: [name, fact!.path.at(-1)!], question }];
  });
  return [...asks, ...askAboutInvitations(sheet, { now, calendar })];
}

export const isOfOpening = (inputs: readonly string[]): boolean =>
  inputs.includes('role') && inputs.includes('salary');

/** A day of the start beside another that a note has, which a letter does not tell. */
export const askAboutStart = (request: DraftRequest): Ask[] =>
  findMisfits({ ...request, sheet: request.record })
    .filter(({ beside }) => beside !== undefined)
    .map(({ fact, beside, question }) => ({
      names: [fact, beside!].map(({ path }) => path.at(-1)!),
      question,
    }));

/** Whoever knows which figure is right corrects its field, or says that both are. */
export const askAboutFigures = ({ record }: DraftRequest): Ask[] =>
  agrees(record.find('figuresRight'))
    ? []
    : findToldApart(record)
        .slice(0, 2)
        .map((one) => ({ names: ['figuresRight'], question: askWhichFigure(one) }));

/** A stock that is low, and nothing that went wrong: an order is no claim. */
export function askWhetherFault({ definition, record }: DraftRequest): Ask[] {
  if (!definition.inputs.includes('evidence') || agrees(record.find('maySend'))) return [];
  const isOfStock = record.facts.some(({ path }) => stock.test(normalName(path.at(-1)!)));
  const tellsFault = record.facts.some(({ value }) => fault.test(value));
  if (!isOfStock || tellsFault) return [];
  return [
    {
      names: ['maySend'],
      question:
        'What is on record speaks of a stock, and of nothing that went wrong: may a claim be sent to the supplier?',
    },
  ];
}
const stock =
  /^(?:instock|stock|stocklevel|inyard|onhand|reorder|reorderlevel|minimum|use(?:per|a)\w+)$/;
const fault =
  /\b(?:wrong|broken?|damaged?|split|missing|short|late|fault\p{L}*|cracked|leak\p{L}*|reject\p{L}*|incorrect|defect\p{L}*|torn|wet|mould\p{L}*|overcharged|never (?:came|arrived)|(?:not|n['’]t) (?:arrive|deliver|come|work)\p{L}*)\b/iu;

/** Whoever recommends us is not introduced to themselves. */
export function askWhomReferred({ record }: DraftRequest): Ask[] {
  const [referrer, referral] = ['referrer', 'referral'].map(record.find);
  if (referral !== undefined && isUnnamed(referral.value)) {
    const question = `“${clip(referral.value, 100)}” is on record as who is recommended to us, without a name: who is it?`;
    return [{ names: ['referral', referral.path.at(-1)!], question }];
  }
  if (referrer === undefined || referral === undefined) return [];
  if (!referral.value.toLowerCase().includes(referrer.value.toLowerCase())) return [];
  const question = `“${clip(referrer.value, 60)}” is on record as who recommends us, and as who is recommended: who is recommended to us?`;
  return [{ names: ['referral', referral.path.at(-1)!], question }];
}

/** Of the customer, or of us. */
export const signsOff = /^sign(?:ed)?off(?:by|contact|person|name)?$/;

/** Who signs for a customer is no guess. */
export function askWhoSigns({ definition, record, whole }: DraftRequest): Ask[] {
  if (!definition.inputs.includes('findings') || record.find('acceptedBy') !== undefined) return [];
  // Whoever writes of their own customer knows who signs; a program that keeps nobody has not asked.
  const isOpen = isKeptByProgram(whole) && record.find('contact') === undefined;
  const named = record.facts.find(
    ({ names: [name], value }) => signsOff.test(name!) && /^\p{Lu}/u.test(value),
  );
  if (named === undefined || nameByDay(named.names[0]!, named.value) !== undefined)
    return isOpen ? [{ names: ['signatory', 'acceptedBy'], question: null }] : [];
  const customer = record.find('customer')?.value ?? 'the customer';
  const question = `On record is “${clip(named.value, 60)}” (${named.label.toLowerCase()}), who may be ours: who signs for ${clip(customer, 60)}?`;
  return [{ names: ['signatory'], question }];
}

/** One letter to several customers tells each what the others owe. */
export function askWhoseLetter({ artifact, whole }: DraftRequest): Ask[] {
  if (!isLetter(artifact)) return [];
  const others = listOtherCustomers(whole);
  const customers = others.length > 1 ? others : listCustomers(whole);
  if (customers.length < 2) return [];
  const named = enumerate(customers.slice(0, mostCustomers).map((name) => clip(name, 60)));
  const question = `Several customers are on record, and a letter is for one: ${named}. Whom is it for?`;
  return [{ names: ['customer'], question }];
}
const mostCustomers = 6;
