import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { asksForPrice, findAskedPrice, refersBack } from '../request/find-asked-price.ts';
import { findAnswer } from './ask-about-answers.ts';
import { tellNoSequence } from './no-sequence.ts';
import { listStandingAsked } from '../request/find-our-answer.ts';
import { listAsked } from '../request/list-asked.ts';
import { isReply } from '../request/read-asked.ts';
import { wantsToSpeak } from '../request/wants-to-speak.ts';
import { asksWhetherServed } from '../sentences/asks-whether-served.ts';
import { asksOfFirm } from '../sentences/asks-of-firm.ts';
import { asksToComeBack } from '../sentences/put-off.ts';
import { asksForSource, isOurCustomer, meetsAgain } from '../sentences/who-we-are.ts';
import { enumerate } from '../request/sections.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const most = 3;
const quote = (asked: readonly string[]): string =>
  enumerate(asked.slice(0, most).map((one) => `“${clipSentence(one, 120)}”`));

/** Who is answered in writing is not told that they will be: whoever knows the answer gives it. */
export function askForAnswer(request: DraftRequest): Ask[] {
  const { definition, sheet, record } = request;
  if (!definition.inputs.includes('reply') || tellNoSequence(request) !== undefined) return [];
  if (hasAny(sheet, ['ourAnswer', 'recipient'])) return [];
  if (sheet.find('inWriting') === undefined) return askAboutFirm(request);
  if (sheet.find('inWriting')?.value !== 'in writing') return [];
  if (hasAny(sheet, ['askedPrice'])) return askForPrice(sheet);
  const asked = listAsked(record);
  if (asked.length === 0) return [];
  const question = `They are answered in writing, and no answer to ${quote(asked)} is on record: what do we write?`;
  return [{ names: ['ourAnswer'], question }];
}

/** Who reads no more than that the price will be named has no answer. */
function askForPrice(sheet: FactSheet): Ask[] {
  if (hasAny(sheet, ['price'])) return [];
  const priced = quote([sheet.find('askedPrice')!.value]);
  const question = `They are answered in writing, and no price is on record for ${priced}: which price do we name?`;
  return [{ names: ['price'], question }];
}

const hasAny = ({ find }: FactSheet, names: readonly string[]): boolean =>
  names.some((name) => find(name) !== undefined);

/** `Are you insured?` is answered, and not put off to a call; nor is anything else for which nobody has asked for one. */
function askAboutFirm(request: DraftRequest): Ask[] {
  const standing = listStandingAsked(request.record);
  const asked = [...new Set([...standing, ...listAskedOfFirm(request)])];
  if (asked.length === 0) return [];
  const isCondition = standing.some((one) => !one.trimEnd().endsWith('?') && !asksOfFirm(one));
  const verb = isCondition ? 'says' : 'asks';
  const question = `The reply ${verb} ${quote(asked)}, and no answer is on record: what do we write?`;
  return [{ names: ['ourAnswer'], question }];
}

function listAskedOfFirm({ sheet, record }: DraftRequest): readonly string[] {
  if (hasAny(sheet, ['namedTime', 'namedHours', 'mayCall']) || wantsToSpeak(record)) return [];
  const said = record.facts.filter(isReply).flatMap(quotableSentences);
  // Who asks who we are is asked about for itself.
  const asked = said
    .filter((one, at) => asksFact(one) || isAskedBefore(one, said[at + 1] ?? ''))
    .filter((one) => !asksToComeBack(one))
    .filter((one) => !ofWho.some((shape) => shape.test(one)));
  // Whether an answer on record is left out is asked for itself.
  return said.some((one) => tellMore.test(one)) || findAnswer(record, '') !== undefined
    ? []
    : asked;
}

/** Beside a price, too, which has a sentence of its own: `What would it cost, and are you insured?` */
const asksFact = (said: string): boolean =>
  asksOfFirm(said) ||
  asksWhetherServed(said) ||
  (asksForPrice(said) && said.split(/[,;] /u, mostClauses).some(asksOfFirm));
const mostClauses = 10;

/** `There is a nest in the wall, do you do that? If so how much?` */
const isAskedBefore = (said: string, next: string): boolean =>
  said.trimEnd().endsWith('?') && refersBack.test(next) && asksForPrice(next);

const ofWho = [asksForSource, meetsAgain, ...isOurCustomer];
/** Of whom more is told in a call. */
const tellMore = /\btell (?:me|us) (?:a (?:bit|little) )?more\b/iu;

/** Of messages that cannot be sent yet, too, whoever completes them has to know what they are asked. */
export function tellAsked(request: DraftRequest, told: string, content: string): string {
  const { definition, record } = request;
  if (!definition.inputs.includes('reply') || tellNoSequence(request) !== undefined) return '';
  const priced = namesPrice.test(content) ? [] : findAskedPrice(record).map(({ value }) => value);
  const asked = [...priced, ...listAsked(record)].filter(
    (one) => !asksToComeBack(one) && !told.includes(one.slice(0, 60).replace(/[.?!]+$/, '')),
  );
  return asked.length === 0 || sheetAnswers(request)
    ? ''
    : `Answer in it what they ask: ${quote([...new Set(asked)])}.`;
}

const namesPrice = /We will name the price|The price is/;
const sheetAnswers = ({ sheet }: DraftRequest): boolean => sheet.find('ourAnswer') !== undefined;
