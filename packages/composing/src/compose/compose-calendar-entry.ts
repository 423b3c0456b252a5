import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { askWhich } from '../facts/conflicts.ts';
import { isFreeText, toFieldName, normalName, spacedName } from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { clip, inlineText } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { findNote } from '../facts/open-questions.ts';
import { byTelephone } from '@workspace-ops/catalogue';
import { isEntry, withoutFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, spokenMoment, type Moment } from '../times/calendar.ts';
import { askAboutCondition } from '../schedule/ask-about-condition.ts';
import {
  askOfTexts,
  asksNotToBeCalled,
  findOurs,
  findVisit,
  mayNotBeCalled,
} from '../reasons/ask-of-texts.ts';
import { findScheduled } from '../sentences/scheduled.ts';
import { isCallAboutDanger } from '../schedule/call-about-danger.ts';
import { chooseTime, isVisit, type ChosenTime } from '../schedule/choose-time.ts';
import {
  asksToBeCalled,
  tellBesideOptOut,
  tellTasks,
  tellWhoLeaves,
  waitsForAnswer,
} from '../request/beside-opt-out.ts';
import { agrees } from '../request/judge-answer.ts';
import { findStandIn, sayWhom, withoutIllness } from '../request/find-stand-in.ts';
import { replyNames } from '../request/read-asked.ts';
import { findOptOut, quoteRefusal } from '../request/refuses-contact.ts';
import { findOwner } from '../schedule/find-owner.ts';
import {
  findCodes,
  findPay,
  findPersonal,
  findUnfit,
  isAboutStarter,
  listLeftOut,
  mergeReasons,
} from '../left-out/left-out.ts';
import { joinSummary } from '../texts/tell-heed.ts';
import { askAboutClaims, toTell } from '../questions/ask-about-claims.ts';
import { askAboutHarm, askWhoTells } from '../questions/ask-about-harm.ts';
import { tellNoSequence } from '../questions/no-sequence.ts';
import { atOnceSection, isAtOnce, tellDanger, tellFirst } from '../texts/at-once.ts';
import { findLeftovers } from '../left-out/leftovers.ts';
import { sayAbsent } from '../left-out/missing.ts';
import { isOfAccess } from '../schedule/keep-to-access.ts';
import { isUntoldDanger } from '../questions/open-parts.ts';
import { findOpenPoints, shortOpenSection, summarizeOpen } from '../texts/open-points.ts';
import { factLines, paragraphs } from '../request/sections.ts';
import type { Draft, DraftRequest } from '../request/types.ts';
import { describeUnready, isUnready } from '../questions/unready.ts';

/** What, when, where and who as a table, then the checks that come before it. */
export function composeCalendarEntry(request: DraftRequest): Draft {
  const { title } = request;
  const isNone = isWithoutCall(request);
  const { questions: aboutDate, ...chosen } = chooseTime(request);
  const [moment, proposed] = isNone ? [null, null] : [chosen.moment, chosen.proposed];
  const when = isNone ? `No time: ${tellWhyNone(request)}` : describeTime(chosen);
  const left = mergeReasons([
    ...findUnfit(request).filter(({ fact }) => !isUntoldDanger(fact)),
    ...findPay(request),
    ...findPersonal(request),
    ...findCodes(request),
  ]);
  const standIn =
    request.artifact.occasion?.where === byTelephone ? findStandIn(request.record) : undefined;
  const told = withoutFacts(
    request.sheet,
    left.map(({ fact }) => fact),
  );
  const sheet = standIn === undefined ? told : withoutIllness(told, standIn);
  const open = findOpen(request, [...aboutDate, ...askBeforeVisit(request, moment)]);
  const unready = describeUnready(request);
  const { cutParts = [] } = request;
  const leftOut =
    left.length + cutParts.length === 0 ? '' : `Left out: ${listLeftOut([...cutParts, ...left])}.`;
  const content = paragraphs([
    `# ${title}`,
    atOnceSection(request),
    table([
      ['What', title],
      ['When', when],
      ...(standIn === undefined ? [] : [['Whom', sayWhom(standIn)] as const]),
      ['Where', describePlace({ ...request, sheet })],
      ['Owner', findOwner({ ...request, sheet })],
    ]),
    paragraphs(['## Before it takes place', checks(request)]),
    background(sheet, leftOut),
    shortOpenSection(open),
    paragraphs(['## Next step', tellBefore(request), nextStep({ ...request, sheet }, unready)]),
  ]);
  return {
    content,
    summary: joinSummary(
      [
        findRefused(request) === null && !isOfMourning(request) ? '' : 'Not ready to use.',
        `${when}: ${title}.`,
        tellFirst(request),
        unready,
        ...summarizeOpen(open),
        leftOut,
      ],
      isAboutStarter(request.definition) || standIn !== undefined ? sheet : request.sheet,
      listBackground(sheet),
    ),
    scheduledFor: moment === null ? null : new Date(moment.epochMilliseconds).toISOString(),
    ...(proposed !== null && { proposed: true as const }),
  };
}

function describeTime({ moment, proposed, inDoubt }: Omit<ChosenTime, 'questions'>): string {
  if (inDoubt !== undefined) {
    const said = canBeNamed(inDoubt) ? `“${clip(inDoubt.value, 60)}”` : 'the date on record';
    return `Not set, as it is in doubt which day ${said} is`;
  }
  const time = moment === null ? 'First free hour of the next working day' : spokenMoment(moment);
  return proposed === null ? time : `${time} (${proposed})`;
}

function findOpen(request: DraftRequest, aboutDate: readonly string[]) {
  const { conflicts, misfits, ...open } = findOpenPoints(request, request.sheet, request.record);
  const questions = [
    ...conflicts.map(askWhich),
    ...askAboutHarm({ ...request, sheet: request.record }),
    ...askWhoTells(request),
    ...askAboutClaims({ definition: request.definition, sheet: request.record }),
    ...askWhoTakesOff(request),
    // Of one day that cannot be right the time's own choice asks.
    ...misfits.filter(({ beside }) => beside !== undefined).map(({ question }) => question),
    ...aboutDate,
    ...askAboutReply(request),
  ];
  return { ...open, questions };
}

/** Whether a call is planned with somebody who asks to hear no more, and nobody said that it may be made. */
const findRefused = ({ artifact, record }: DraftRequest) =>
  artifact.occasion?.where === byTelephone && !agrees(record.find('maySend'))
    ? findOptOut(record)
    : null;

/** Whoever leaves the list has no hour kept for them, unless something waits for an answer, or somebody may come to harm. */
const isWithoutCall = (request: DraftRequest): boolean =>
  isOfMourning(request) ||
  (findRefused(request) !== null && !waitsForAnswer(request.record) && !isCallAboutDanger(request));

/** Who mourns is written no message, and called by nobody. */
const isOfMourning = (request: DraftRequest): boolean =>
  request.artifact.occasion?.where === byTelephone &&
  findRefused(request) === null &&
  tellNoSequence(request) !== undefined;

const tellWhyNone = (request: DraftRequest): string =>
  isOfMourning(request) ? 'somebody mourns, and is offered nothing' : tellWhoLeaves(request.record);

function askWhoTakesOff(request: DraftRequest): string[] {
  const refused = findRefused(request);
  return refused === null
    ? []
    : [
        `${quoteRefusal(refused)}: ${tellWhoLeaves(request.record)}. Who takes them off the list?`,
        ...[tellBesideOptOut(request.record)].filter((part) => part !== ''),
      ];
}

/** Of a call, and of what is published, other questions are asked. */
function askBeforeVisit(request: DraftRequest, moment: Moment | null): string[] {
  const { record, now, calendar = defaultCalendar, artifact } = request;
  if (moment === null || now === undefined || !isVisit(request)) return [];
  const { day } = artifact.occasion ?? {};
  // A kick-off, and a first day.
  const isTalk = day?.kind === 'own';
  return askAboutCondition(record, moment.toPlainDate(), { now, calendar, isTalk });
}

const askAboutReply = ({ definition, record }: DraftRequest): string[] =>
  askOfTexts(definition, record)
    // An entry is sent to nobody.
    .filter(({ names: [name] }) => name !== 'maySend' && name !== 'disputed')
    .map(({ question }) => question!);

/** Danger waits for no day of an entry. */
const tellBefore = (request: DraftRequest): string =>
  paragraphs([
    isAtOnce(request) || tellDanger(request) === ''
      ? ''
      : 'First, today: settle whether somebody may come to harm, without waiting for this day.',
    askAboutClaims({ definition: request.definition, sheet: request.record }).length === 0
      ? ''
      : `${toTell}.`,
  ]);

function listBackground(sheet: FactSheet): Fact[] {
  const facts = sheet.facts.filter(
    (fact) => !isTechnical(fact) && !ofLetter.test(toFieldName(fact)),
  );
  // What somebody wrote of it is read by whoever goes there.
  const rest = facts.slice(mostFacts);
  const notes = rest.filter(isFreeText).slice(0, 2);
  return [...facts.slice(0, mostFacts), ...rest.filter(isOfAccess).slice(0, 1), ...notes];
}

/** What a letter takes up of a reply, which stands here as a whole. */
const ofLetter = /^(?:askedprice|nameddays)$/;

/** `And 2 more of the deliveries`, where a list is cut. */
function tellCut(sheet: FactSheet): string {
  const facts = sheet.facts.filter((fact) => !isTechnical(fact));
  const last = facts[mostFacts - 1];
  if (last === undefined || !isEntry(last)) return '';
  const [list] = last.path;
  const cut = facts.slice(mostFacts).filter((fact) => isEntry(fact) && fact.path[0] === list);
  return cut.length === 0 ? '' : `And ${String(cut.length)} more of the ${spacedName(list!)}.`;
}

function background(sheet: FactSheet, leftOut: string): string {
  const told = paragraphs([factLines(listBackground(sheet), sheet), tellCut(sheet), leftOut]);
  return told === '' ? '' : paragraphs(['## Background', told]);
}

const mostFacts = 8;

/** Nobody is told to publish what cannot be sent. */
function nextStep(request: DraftRequest, unready: string): string {
  const { artifact, record } = request;
  const { callToAction = '', occasion } = artifact;
  if (isOfMourning(request)) return 'Make no call: answer by hand, in a few words.';
  if (findRefused(request) !== null) return tellTasks(record);
  if (isCallAboutDanger(request))
    return 'Speak to them today, of that first: whatever is not ready waits for it.';
  if (unready !== '') return `Wait until it is complete: ${unready}`;
  if (isAtOnce(request)) return `Send only people who may work with this hazard. ${callToAction}`;
  if (occasion?.where !== byTelephone) return callToAction;
  if (asksNotToBeCalled(record))
    return 'Write in place of the call, as they ask not to be called, or ask them first.';
  return isToBeWritten(record)
    ? 'Write in place of the call, which may not be offered.'
    : callToAction;
}

function describePlace(request: DraftRequest): string {
  const { artifact, definition, sheet, record } = request;
  if (artifact.targetPlatform !== 'internal')
    return `Channel: ${findPlatform(artifact.targetPlatform).spoken}`;
  const { where } = artifact.occasion ?? {};
  if (isOfMourning(request)) return 'Nowhere: nobody calls them';
  if (isWithoutCall(request)) return `Nowhere: ${tellWhoLeaves(record)}`;
  // What they ask is answered today, and a call is none of it.
  if (findRefused(request) !== null && !asksToBeCalled(record) && !isCallAboutDanger(request))
    return 'In writing, by hand: they ask for no call';
  const ours = where === byTelephone ? findOurs(record) : undefined;
  if (ours !== undefined) return `At our place, as they say: “${clip(ours, 120)}”`;
  // A call takes place at no site.
  const visit = where === byTelephone ? findVisit(record) : undefined;
  if (visit !== undefined) return `At a place, as they say: “${clip(visit, 120)}”`;
  // Until somebody settles it the messages offer a call.
  if (where === byTelephone && asksNotToBeCalled(record))
    return definition.inputs.includes('reply') && record.find('mayCall') === undefined
      ? 'In writing, or by telephone where a call may be offered: they ask not to be called'
      : 'In writing: they ask not to be called';
  if (where === byTelephone && isToBeWritten(record)) return 'In writing: no call may be offered';
  const [online] = where === byTelephone ? findOnline(record) : [];
  if (online !== undefined) return `Online, as they say: “${online}”`;
  const standIn = where === byTelephone ? findStandIn(record) : undefined;
  if (standIn !== undefined)
    return `${where}: ${standIn.phone ?? `the number of ${standIn.name} is not on record`}`;
  if (where === byTelephone)
    return `${where}: ${sheet.find('phone')?.value ?? `the number is ${sayNowhere('phone', request)}`}`;
  return sheet.find('location')?.value ?? findPlace(sheet) ?? where ?? sayNowhere('site', request);
}

/** A visit that is asked for takes place whether or not a call may be offered. */
const isToBeWritten = (record: FactSheet): boolean =>
  mayNotBeCalled(record) && findVisit(record) === undefined && findOurs(record) === undefined;

/** `Tues 8 Dec at 6pm at their house, 21 Mill Road`, `Weds 9 Dec 2pm, harbour office`, `Mon 30th Nov 10:30 am at school`, `Thurs half ten at their gate` */
const findPlace = (sheet: FactSheet): string | undefined =>
  /(?:\d ?(?:[ap]\.?m\.?|h(?:ou)?rs?)?|(?<!\p{L})half (?:past )?\p{L}{3,6}|o['’]clock|noon|midday),? at (?!least|most|once|our |your |\d|noon|midday|lunch|half|about|around)(?<place>\p{L}[\p{L}'’ -]{3,60}(?:, \d{1,4}[a-z]? [\p{L}'’ -]{3,40})?)$/iu.exec(
    findScheduled(sheet)?.value ?? '',
  )?.groups?.['place'] ??
  /,\s*(?!(?:after|before|when|once|if|or|and|but|until|till|from|first|last|please|all|by|as|weather|any|subject|to|not|in the|morning|afternoon|evening|early|late)\b)(?<place>(?:at )?\p{L}[\p{L}'’ -]{3,60})$/u.exec(
    findScheduled(sheet)?.value ?? '',
  )?.groups?.['place'];

/** `could do teams thurs 3rd` */
const findOnline = ({ facts }: FactSheet): string[] =>
  facts
    .filter(({ path }) => replyNames.has(normalName(path.at(-1)!)))
    .flatMap(
      ({ value }) =>
        /\b(?:teams|zoom|google meet|skype|webex|video ?call)\b/iu.exec(value)?.[0] ?? [],
    );

/** What is not on record, or only under a name that nobody knows. */
const sayNowhere = (gap: string, request: DraftRequest): string =>
  sayAbsent(gap, {
    note: findNote(request.sheet),
    leftovers: findLeftovers({ ...request, context: request.whole }, request.sheet),
  });

/** The approvals and drafts of this run that the entry rests on: nobody has approved a text that is not ready. */
function checks({ earlier }: DraftRequest): string {
  const held = earlier.findIndex(isUnready);
  const rests = earlier.map((step, at) => {
    const title = inlineText(step.title, 120);
    if (isUnready(step)) return `- [ ] ${title}: not ready`;
    const isOfHeld = step.kind === 'approval' && held !== -1 && held < at;
    return `- [${isOfHeld ? ' ' : 'x'}] ${title}`;
  });
  return [...rests.slice(-4), '- [ ] Everybody who takes part has been told'].join('\n');
}

const table = (rows: readonly (readonly [string, string])[]): string =>
  [
    '| Field | Entry |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${inlineText(value, 240)} |`),
  ].join('\n');
