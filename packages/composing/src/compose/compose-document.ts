import { describeWithheld } from '../disclosure/few-respondents.ts';
import { markedWords } from '../disclosure/find-markings.ts';
import { isFreeText, isLeave } from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { clip } from '../facts/inline-text.ts';
import { sayTotal } from '../figures/check-totals.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { findGaps } from '../facts/open-questions.ts';
import { withoutFacts, type FactSheet } from '../facts/read-facts.ts';
import { readDay } from '../times/read-moment.ts';
import { askAboutEarly } from '../schedule/ask-about-early.ts';
import { askWhatComesFirst } from '../questions/ask-what-comes-first.ts';
import { isForLeads } from '../questions/ask-whether-lead.ts';
import { askAboutDelay } from '../questions/ask-about-delay.ts';
import { askAboutSeverity } from '../questions/ask-about-severity.ts';
import { askAboutUnsafe } from '../questions/ask-about-unsafe.ts';
import { askAboutOldOutcome, withOldOutcome } from '../questions/ask-about-old-outcome.ts';
import { atOnceSection, tellAtOnce, tellGraded, tellHazard } from '../texts/at-once.ts';
import { cannotWait, isHazardous } from '../request/hazards.ts';
import {
  findCodes,
  findConfidential,
  findDoubtful,
  findPay,
  findPersonal,
  isAboutStarter,
  mergeReasons,
  withoutCrewCodes,
} from '../left-out/left-out.ts';
import { askForInputs } from '../questions/ask-for-inputs.ts';
import { describeAsks, offerLeftovers } from '../questions/describe-asks.ts';
import { listMissing, sortMissing, type Missing } from '../left-out/missing.ts';
import { joinSummary } from '../texts/tell-heed.ts';
import { isUntoldDanger } from '../questions/open-parts.ts';
import {
  findOpenPoints,
  openSection,
  summarizeOpen,
  type OpenPoints,
} from '../texts/open-points.ts';
import {
  distribute,
  enumerate,
  factLines,
  hasContent,
  paragraphs,
  sectionText,
  type FilledSection,
} from '../request/sections.ts';
import type { Ask, Draft, DraftRequest, LeftOut } from '../request/types.ts';
import { nextStep } from './next-step.ts';
import { answerFirst } from '../reasons/answer-complaint.ts';
import { withoutUnlawful, withoutUnlawfulQuoted } from '../questions/unlawful-wishes.ts';
import { tellWithheld, withoutMarked } from '../left-out/without-marked.ts';

/** Where a paper has nothing to do at once, it says so itself. */
const tellBeside = (request: DraftRequest): string =>
  request.artifact.urgentCallToAction === undefined
    ? [tellHazard(request), tellGraded(request)].filter((part) => part !== '').join(' ')
    : '';

/** A headed Markdown document: the outline with its facts, what is open, the next step. */
export function composeDocument(request: DraftRequest): Draft {
  const { title, artifact } = request;
  const confidential = findConfidential(request).filter(({ fact }) => !isUntoldDanger(fact));
  const confided = confidential.filter((one) => isConfided(one, request));
  const hidden = mergeReasons([
    ...confidential.filter((one) => !confided.includes(one)),
    ...findPay(request),
    ...findPersonal(request),
    ...findCodes(request),
  ]);
  const openSheet = withoutMarked(
    request.sheet,
    hidden.map(({ fact }) => fact),
    { isForTeam: isAboutStarter(request.definition) },
  );
  const { sheet, left: unlawful } = withoutUnlawful(request.definition, openSheet);
  const left = [...hidden, ...unlawful];
  const { sections, rest } = distribute(
    answerFirst(artifact.outline ?? [], sheet),
    withOldOutcome(request, withoutLeaves(sheet)),
    {
      doubtful: new Set(findDoubtful(request).map(({ fact }) => fact)),
      today: () => spokenToday(request),
    },
  );
  const isUrgent = artifact.urgentCallToAction !== undefined && cannotWait(request);
  const open = findOpen(request, { isUrgent, confided });
  const told = sections.filter(hasContent);
  const isDangerous = isUrgent && isHazardous(request);
  // What may harm somebody waits for nothing.
  const needed = isDangerous ? [] : listNeeded(request);
  const asks = isDangerous ? [] : [...askAboutUnsafe(request), ...askWhatComesFirst(request)];
  const leftOut = [tellWithheld(left, sheet, request.cutParts), describeWithheld(request)]
    .filter((part) => part !== '')
    .join(' ');
  const content = paragraphs([
    `# ${title}`,
    isDangerous ? atOnceSection(request) : tellBeside(request),
    ...told.map((section) => sectionText(section, sheet)),
    rest.length === 0 ? '' : paragraphs(['## Also on record', factLines(rest, sheet)]),
    artifact.outline?.some(({ covers }) => covers.includes('items'))
      ? sayTotal(request.context, sheet)
      : '',
    leftOut,
    openSection(withoutUnlawfulQuoted(open, unlawful)),
    paragraphs([
      '## Next step',
      asks.length === 0 ? '' : `First: ${describeAsks(asks)}`,
      nextStep(request, { isUrgent, isDangerous, needed: sortMissing({ ...open, gaps: needed }) }),
    ]),
  ]);
  const kept = isDangerous ? [] : listKept(request, sheet);
  const unready = [
    tellUnready({ ...open, gaps: needed, asks }),
    kept.length === 0
      ? ''
      : `Not ready to use: it leaves out ${enumerate(kept)}. Who may read that?`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const summary = [
    isDangerous ? tellAtOnce(request) : tellBeside(request),
    unready,
    summarize(countTold(sections, sheet), told.length, {
      ...open,
      gaps: open.gaps.filter((gap) => !needed.includes(gap)),
    }),
    leftOut,
  ];
  return {
    content,
    summary: joinSummary(
      summary,
      isAboutStarter(request.definition) ? sheet : request.sheet,
      withoutCrewCodes(request, sheet.facts),
    ),
    scheduledFor: null,
    asks: [...(needed.length === 0 ? [] : askForNeeded(request, open)), ...asks],
  };
}

/** Why nobody can use it yet; empty where they can. */
function tellUnready({ asks, ...missing }: Missing & { asks: readonly Ask[] }): string {
  const reasons = [
    ...listMissing(missing, { not: 'Needed and not', isShort: true }),
    ...(asks.length === 0 ? [] : [describeAsks(asks, { isShort: true })]),
  ];
  return reasons.length === 0 ? '' : ['Not ready to use.', ...reasons].join(' ');
}

/** What somebody answered about the paper is no part of it. */
const withoutLeaves = (sheet: FactSheet): FactSheet =>
  withoutFacts(sheet, sheet.facts.filter(isLeave));

/** What nobody can use it without, in words. */
const listNeeded = ({ artifact, sheet }: DraftRequest): readonly string[] =>
  findGaps(sheet, { inputs: artifact.needs ?? [] });

/** What is on record of it, and stays out of the paper: nobody can work by what is left. */
const listKept = ({ artifact, sheet }: DraftRequest, told: FactSheet): readonly string[] => {
  const inputs = artifact.needs ?? [];
  const lacking = findGaps(sheet, { inputs });
  return findGaps(told, { inputs }).filter((gap) => !lacking.includes(gap));
};

/** The same as whoever approves answers it; where nobody does, no run waits for what a paper for ourselves lacks. */
function askForNeeded(
  { definition, step, artifact, record }: DraftRequest,
  { leftovers, gaps }: OpenPoints,
): Ask[] {
  const at = definition.steps.findIndex(({ key }) => key === step.key);
  if (!definition.steps.slice(at + 1).some(({ kind }) => kind === 'approval')) return [];
  const lacking = (artifact.needs ?? [])
    .filter((names) => findGaps(record, { inputs: [names] }).length > 0)
    .map((names) => offerLeftovers({ names: names.split('|'), question: null }, leftovers, record));
  return [
    ...lacking,
    ...askForInputs(definition, { gaps, leftovers }, lacking).map(({ ask }) => ask),
  ];
}

/** An urgent order also asks whether a day on record may stand against its danger. */
function findOpen(
  request: DraftRequest,
  { isUrgent, confided }: { isUrgent: boolean; confided: readonly LeftOut[] },
): OpenPoints {
  const open = findOpenPoints(request, request.sheet);
  const delay = isUrgent ? askAboutDelay(request) : [];
  return {
    ...open,
    questions: [
      ...open.questions,
      ...confided.flatMap(askWhoKeepsIt),
      ...delay,
      ...askAboutSeverity(request),
      ...askAboutOwnDay(request),
      ...askAboutOldOutcome(request),
    ],
  };
}

/** The day on which a lead is to be called. */
function askAboutOwnDay({ definition, sheet, now, calendar = defaultCalendar }: DraftRequest) {
  const date = isForLeads(definition) ? sheet.find('date') : undefined;
  const day = date && now && readDay(date.value, now, calendar);
  return day === undefined ? [] : askAboutEarly(sheet, day, { now: now!, calendar });
}

/** What a caller asks to keep to themselves is for whoever calls them back. */
const isConfided = ({ fact }: LeftOut, { definition }: DraftRequest): boolean =>
  isForLeads(definition) && (fact.readFrom !== undefined || isFreeText(fact));

const askWhoKeepsIt = ({ fact }: LeftOut): string[] =>
  fact.readFrom === undefined
    ? markedWords(fact.value)
        .filter((words) => !isUnwritten.test(words))
        .slice(0, 1)
        .map((words) =>
          isOrder.test(words)
            ? `They say “${clip(words, 60)}”: who has to keep to that?`
            : `Something on record is not known to all (“${clip(words, 60)}”): who must not learn of it from us?`,
        )
    : [];
/** `He agrees, but nothing in writing` tells how it stands. */
const isUnwritten = /^(?:nothing|not) (?:yet )?(?:in writing|on paper|signed|written)/i;
/** `Hasnt told her` is nothing that anybody could keep to. */
const isOrder =
  /^(?!(?:(?:has|have|had|was|were|is|are|does|did)(?:n['’]?t| not)|nobody|only|[a-z]+ (?:has|have|had|was|were|do|does)(?:n['’]?t| not)|not (?:yet|out|public|common))\b)/iu;

/** What is for programs counts only where a section tells it. */
function countTold(sections: readonly FilledSection[], { facts }: FactSheet): number {
  const told = new Set(sections.flatMap((section) => section.facts));
  return facts.filter((fact) => told.has(fact) || !isTechnical(fact)).length;
}

function summarize(facts: number, sections: number, open: OpenPoints): string {
  const told = `${sections} ${sections === 1 ? 'section' : 'sections'} over ${facts} ${facts === 1 ? 'fact' : 'facts'} on record.`;
  return [told, ...summarizeOpen(open)].join(' ');
}

const spokenToday = ({ now, calendar = defaultCalendar }: DraftRequest): string =>
  now === undefined ? '' : toMoment(now, calendar).toPlainDate().toString();
