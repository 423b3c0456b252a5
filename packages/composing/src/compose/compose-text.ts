import type { TextDefinition } from '@workspace-ops/catalogue';
import { tellsState } from '../facts/open-questions.ts';
import { findWithheld } from '../disclosure/find-withheld.ts';
import { namesFor } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { findBareAmounts } from '../facts/money.ts';
import { namesAmount } from '../facts/money-words.ts';
import { askWhich, type Conflict } from '../facts/conflicts.ts';
import { isEntry, withoutFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import {
  askAboutFigures,
  askAboutPast,
  askAboutStart,
  askWhetherFault,
  askWhomReferred,
  askWhoSigns,
  askWhoseLetter,
} from '../days/ask-about-facts.ts';
import { askAboutDays } from '../days/ask-about-days.ts';
import { askAboutEmptyIssue } from '../questions/ask-about-empty-issue.ts';
import { askAboutEntries } from '../questions/ask-about-entries.ts';
import { askForInputs } from '../questions/ask-for-inputs.ts';
import { askAboutFault } from '../questions/ask-about-fault.ts';
import { askAboutCandid, askAboutUnlawful } from '../questions/ask-about-candid.ts';
import { askAboutLeftOut } from '../left-out/ask-about-left-out.ts';
import { askAboutDanger } from '../questions/ask-about-danger.ts';
import { askAboutEchoes } from '../questions/ask-about-echoes.ts';
import { askAboutHealth } from '../questions/ask-about-health.ts';
import { askAboutPrivate } from '../questions/ask-about-private.ts';
import { askForAnswer, tellAsked } from '../questions/ask-for-answer.ts';
import { askAboutDueLater } from '../questions/ask-about-due-later.ts';
import { askPermissions } from '../questions/ask-permissions.ts';
import { askAboutNoWish, askAboutRefusal, refusesAll } from '../questions/ask-about-refusal.ts';
import { dangerSettled } from '../questions/ask-about-harm.ts';
import { tellDanger } from '../texts/at-once.ts';
import { tellAttachments, tellGreeting } from '../texts/attachments.ts';
import { askOfTexts } from '../reasons/ask-of-texts.ts';
import {
  answersFor,
  askAgain,
  askWithout,
  findDenied,
  findNone,
  findRefused,
  isBare,
} from '../left-out/ask-about-denied.ts';
import { tellPost } from '../texts/post-summary.ts';
import { tellLimits, tellNamed } from '../texts/tell-named.ts';
import { findSilenced } from '../questions/kept-by-silence.ts';
import type { Unclear } from '../request/read-asked.ts';
import {
  askWhoIsCustomer,
  describeAsks,
  listOffered,
  mergeAsks,
  offerLeftovers,
} from '../questions/describe-asks.ts';
import { findUnlawful, withoutUnlawful } from '../questions/unlawful-wishes.ts';
import { fillSentence } from '../texts/fill-template.ts';
import { withTaxSaid } from '../figures/tax-in-price.ts';
import { askAboutPutOff } from '../schedule/find-message-day.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { tellShopTalk } from '../sentences/without-shop-talk.ts';
import { isReport } from '../texts/publish-request.ts';
import { listKeptOut, withNear } from '../left-out/kept-out.ts';
import { listMissing, type Missing } from '../left-out/missing.ts';
import { findOpenPoints, isOfLine } from '../texts/open-points.ts';
import { sayToReader } from '../questions/say-to-reader.ts';
import { askWhereToApply } from '../texts/how-to-apply.ts';
import { findUntold, tellLeftOut, tellUntaken } from '../left-out/tell-left-out.ts';
import { withCapitals } from '../texts/capital-after-stop.ts';
import { tellsAmounts } from '../days/told-due-days.ts';
import { tellOtherChannel } from '../questions/other-channel.ts';
import type { Ask, Draft, DraftRequest } from '../request/types.ts';
import { isFitForPoints, listTexts, writeTexts } from '../texts/write-texts.ts';

/** What people outside read: the texts of the catalogue with the facts that are on record. */
export function composeText(given: DraftRequest): Draft {
  const denied = findDenied(given);
  const refused = findRefused(given);
  const known = withoutFacts(given.sheet, [...denied, ...findNone(given)]);
  const unlawful = given.artifact.type === 'post' ? findUnlawful(given.definition, known) : [];
  const told = unlawful.length === 0 ? known : withoutUnlawful(given.definition, known).sheet;
  const request = { ...given, sheet: sayToReader(withTaxSaid(told, given.whole), given) };
  const { conflicts, unclear, misfits, totals, gaps, note, leftovers } = findOpenPoints(
    request,
    request.sheet,
    request.record,
  );
  const dates = unclear.map(({ fact }) => fact);
  const bare = findBareAmounts(request.sheet);
  const contested = [
    ...conflicts.filter(isOfAmount).flatMap(({ facts }) => facts),
    ...totals.map(({ stated }) => stated),
  ];
  const silenced = findSilenced(request.record).map(({ path }) => path.join('\n'));
  const kept = request.sheet.facts.filter(({ path }) => silenced.includes(path.join('\n')));
  const content = writeWithout(request, [...dates, ...bare, ...contested, ...kept]);
  let whole: string | undefined;
  // What the texts do not tell is no question about them; whom they are for always is.
  const tells = (facts: readonly Fact[]): boolean =>
    facts.length > 0 && writeWithout(request, facts) !== (whole ??= writeTexts(request));
  const lacking = listNeeded(request)
    .filter(({ names }) => ![...denied, ...refused].some((one) => answersFor(one, names)))
    .map((ask) => offerLeftovers(ask, leftovers, request.record));
  const inputs = askForInputs(request.definition, { gaps, leftovers }, lacking);
  const needed = [
    ...lacking,
    ...(lacking.length === 0 ? [] : inputs.map(({ ask }) => ask)),
    ...(isLetter(request.artifact) ? askWhoIsCustomer(leftovers, request.definition.inputs) : []),
    ...denied.filter(isBare).map(askAgain),
  ];
  // An amount that is answered has its currency.
  const needsAmount = needed.some(({ names }) => names.some(namesAmount));
  const asked = [
    ...needed,
    ...askForAnswer(request),
    ...askAboutEmptyIssue(request, content),
    ...askWhereToApply(request.artifact, request.record, content),
    ...askWhoseLetter(request),
    ...askWhetherFault(request),
    ...askWhomReferred(request),
    ...askWhoSigns(request),
    ...askWithout(
      denied.filter((fact) => !isBare(fact)),
      request,
    ),
    ...(tells(bare) && !needsAmount
      ? [offerLeftovers({ names: ['currency'], question: null }, leftovers)]
      : []),
    ...askPermissions(request, content).map((ask) =>
      ask.question === null ? offerLeftovers(ask, leftovers) : ask,
    ),
    ...conflicts.filter((one) => !isOfAmount(one) || tells(one.facts)).map(askToSettle),
    ...(tells(dates) ? unclear.map(toAsk) : []),
    ...askAboutFigures(request),
    ...misfits.filter(({ fact }) => tells([fact])).map(toAsk),
    ...askAboutStart(request).filter(() => tells(findAll(request.sheet, 'startDate'))),
    ...askAboutDanger(request),
    ...askAboutPrivate(request, content),
    ...askAboutHealth(request),
    ...askAboutEchoes(request, content),
    ...askAboutFault(request, content),
    ...askAboutDueLater(request),
    ...askAboutDays(request).filter(({ of }) => tells(findAll(request.sheet, of))),
    ...askAboutPast(request).filter(({ names: [name] }) => tells(findAll(request.sheet, name!))),
    ...askAboutEntries(request, tells).filter(({ question }) => !isOfLine(question!, totals)),
    ...totals
      .filter(({ stated }) => tells([stated]))
      .map(({ stated, question, beside }) => ({
        names: nameFields([stated, beside], 0),
        question,
      })),
  ];
  const asking = `${content}\n${describeAsks(asked)}`;
  const ofTexts = askOfTexts(request.definition, request.record, asking)
    .filter((ask) => !isAskedAnyway(ask, asked))
    .map((ask) => withNear(ask, request, content));
  const ofReply = [
    // Another question may tell what it is about.
    ...(ofTexts.length === 0 || refusesAll(request) ? askAboutRefusal(request) : []),
    ...ofTexts,
  ];
  const isAsked = [...asked, ...ofReply].some(({ question }) => question !== null);
  const asks = mergeAsks([
    ...asked,
    ...ofReply,
    ...(isAsked ? [] : askAboutNoWish(request)),
    ...askAboutPutOff(request, ofTexts),
    ...askAboutCandid(request, content, ofTexts),
    ...askAboutUnlawful(request, unlawful, content),
    ...askAboutLeftOut(request, content, { told: asking, offered: listOffered(needed), inputs }),
  ]);
  // Who answers any other question reads the text again; who says that it may be sent as it is does not.
  const isLast = asks.every(({ names: [name] }) => name === 'maySend');
  const leftOut = isLast ? tellLeftOut(request, `${content}\n${describeAsks(asks)}`) : '';
  return {
    // Whoever looks for work reads whole sentences, however somebody typed them.
    content: request.definition.inputs.includes('salary') ? withCapitals(content) : content,
    summary: summarize(request, content, { asks, gaps, note, leftovers, leftOut }),
    scheduledFor: null,
    asks,
    ...(leftOut !== '' && { leftOut }),
  };
}

/** What is answered to a sentence is said to it, and settles whether a call may be offered in its place. */
const isAskedAnyway = ({ names: [name], question }: Ask, asked: readonly Ask[]): boolean => {
  const [, said] = /“([^”]{1,400})”/u.exec(question ?? '') ?? [];
  return (
    said !== undefined &&
    (name === 'mayCall' || name === 'complaintAnswered') &&
    asked.some((one) => one.names.includes('ourAnswer') && one.question?.includes(`“${said}”`))
  );
};

const isOfAmount = ({ name }: Conflict): boolean => name === 'amount';

const writeWithout = (request: DraftRequest, facts: readonly Fact[]): string =>
  writeTexts({ ...request, sheet: withoutFacts(request.sheet, facts) });

const listNeeded = (request: DraftRequest): Ask[] =>
  (request.artifact.needs ?? [])
    .filter((names) => !hasAny(request, names))
    .map((names) => ({ names: names.split('|'), question: null }));

const findAll = ({ find }: FactSheet, name: string): Fact[] => [find(name) ?? []].flat();

/** Any of the fields that say it settles it. */
const askToSettle = (conflict: Conflict): Ask => ({
  names: [...new Set([conflict.name, ...conflict.facts.map(({ path }) => path.at(-1)!)])],
  question: askWhich(conflict),
});

const toAsk = ({ fact, question, beside }: Unclear): Ask => ({
  names: nameFields([fact, beside], -1),
  question,
});

const nameFields = (facts: readonly (Fact | undefined)[], at: number): string[] =>
  facts.flatMap((fact) => fact?.path.at(at) ?? []);

interface Summarized extends Missing {
  asks: readonly Ask[];
  /** Empty where nothing is. */
  leftOut: string;
}

function summarize(
  request: DraftRequest,
  content: string,
  { asks, leftOut, ...missing }: Summarized,
): string {
  const { artifact, record, definition } = request;
  const asked = describeAsks(asks);
  const talk = isReport(request) ? tellShopTalk(request.whole, definition.inputs) : '';
  // What is asked about is quoted there.
  const untold = findUntold(request, `${content}\n${asked}`);
  const [notes, replies] = [false, true].map((isReply) =>
    untold.filter((one) => one.isReply === isReply).map(({ said }) => `Compare it with ${said}.`),
  ) as [string[], string[]];
  // The score reads this, too: what cannot be sent does not pass.
  if (asks.length > 0)
    return joined([
      'Not ready to send.',
      describeAsks(asks, { isShort: true, note: missing.note }),
      // The ask for it says the same.
      asks.some(({ names }) => names.includes(dangerSettled)) ? '' : tellDanger(request),
      tellAsked(request, asked, content),
      leftOut,
      talk,
      tellQuoted(request),
      ...notes,
      ...replies,
    ]);
  const open = listMissing(
    { ...missing, gaps: missing.gaps.filter((gap) => !mayBeLeft.has(gap)) },
    { isShort: true },
  );
  if (artifact.type === 'post')
    return joined([
      tellPost(artifact.targetPlatform, content),
      tellOtherChannel(artifact, record),
      ...tellNamed(request, missing.leftovers),
      leftOut,
      ...open,
      ...notes,
    ]);
  const note = joined([
    tellDanger(request),
    fillSentence(artifact.senderNote ?? '', record, new Set()) ?? '',
    tellGreeting(content),
    tellAttachments(content),
    ...tellLimits(artifact, record),
    talk,
  ]);
  const untaken = tellUntaken(request, content);
  if (open.length > 0 || notes.length > 0)
    return joined(['Ready to check.', ...open, ...notes, untaken, leftOut, note, ...replies]);
  return joined([
    note === '' ? 'Ready to send.' : `Ready to send after this: ${note}`,
    untaken,
    leftOut,
    ...replies,
  ]);
}

/** What the sender's note quotes of the record, as a discount: who sends the text puts it in. */
const tellQuoted = ({ artifact, record }: DraftRequest): string =>
  splitSentences(fillSentence(artifact.senderNote ?? '', record, new Set()) ?? '')
    .filter((sentence) => sentence.includes('“'))
    .join(' ');

/** Of what a text may do without its reader misses nothing. */
const mayBeLeft = new Set(['quote', 'event', 'offer']);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Of the names one is on record, and can be told where a sentence or the title is made with it. */
function hasAny({ artifact, sheet, record }: DraftRequest, names: string): boolean {
  const kept = listKeptOut(artifact, record).flatMap(({ fact }) => fact.names);
  const withheld = [...findWithheld(artifact, record).flatMap((one) => one.for), ...kept];
  const templates = [artifact.title, ...listTexts({ artifact, sheet }).flatMap(listSentences)].join(
    '\n',
  );
  return names.split('|').some((name) => {
    if (name === 'status' && !tellsState(sheet.find(name))) return false;
    if (isInEachEntry(sheet, name) || (name === 'amount' && tellsAmounts(sheet))) return true;
    if (name === 'issue' && sheet.find('receivedWrong') !== undefined) return true;
    const fact = (withheld.includes(name) ? record : sheet).find(name);
    const isWord = templates.includes(`{${name}}`) || templates.includes(`{${name}|`);
    return fact !== undefined && (isWord ? canBeNamed(fact) : isFitForPoints(fact));
  });
}

/** Each invoice of a list may have its own amount. */
function isInEachEntry({ facts }: FactSheet, name: string): boolean {
  const entries = facts.filter((fact) => isEntry(fact) && fact.fields !== undefined);
  const names = namesFor(name);
  return (
    entries.length > 0 && entries.every(({ fields }) => fields!.some((one) => names.includes(one)))
  );
}

const listSentences = ({ paragraphs: parts }: TextDefinition): readonly string[] =>
  parts.flatMap(({ sentences = [] }) => sentences);
