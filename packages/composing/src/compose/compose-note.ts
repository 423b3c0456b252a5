import { isTechnical } from '../facts/technical-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { tellFirst } from '../texts/at-once.ts';
import { askAboutDelay } from '../questions/ask-about-delay.ts';
import { askAboutSeverity } from '../questions/ask-about-severity.ts';
import {
  findOpenPoints,
  shortOpenSection,
  summarizeOpen,
  type OpenPoints,
} from '../texts/open-points.ts';
import { findSecret, isAboutStarter, withoutCrewCodes } from '../left-out/left-out.ts';
import { listMissing, sayOutside, sortMissing } from '../left-out/missing.ts';
import { joinSummary } from '../texts/tell-heed.ts';
import { earlierLines, enumerate, factLines, paragraphs } from '../request/sections.ts';
import type { Draft, StepRequest } from '../request/types.ts';
import { tellWithheld, withoutMarked } from '../left-out/without-marked.ts';

/** The working note of a step that makes no artifact: what is on record and what is not. */
export function composeNote(request: StepRequest, sheet: FactSheet): Draft {
  const { step, earlier } = request;
  const { questions, ...missing } = findOpenPoints(request, sheet);
  const { absent, unnamed } = sortMissing(missing);
  const outside = sayOutside(missing);
  const left = findSecret({ ...request, sheet });
  const told = withoutMarked(
    sheet,
    left.map(({ fact }) => fact),
    { isForTeam: isAboutStarter(request.definition) },
  );
  const facts = forPeople(told);
  const leftOut = tellWithheld(left, told, request.cutParts);
  const content = paragraphs([
    `# ${step.title}`,
    step.actionPrompt,
    facts.length === 0
      ? 'The run came without context.'
      : paragraphs(['## On record', factLines(facts, sheet)]),
    leftOut,
    shortOpenSection({ ...missing, questions, gaps: unnamed }),
    absent.length === 0
      ? ''
      : paragraphs([`## Not on record${outside}`, absent.map((gap) => `- ${gap}`).join('\n')]),
    earlierLines(earlier),
  ]);
  const count = `${facts.length} ${facts.length === 1 ? 'fact' : 'facts'} on record`;
  const nothing = unnamed.length === 0 ? '; nothing asked for is missing' : '';
  const none = absent.length === 0 ? nothing : `; missing${outside}: ${enumerate(absent)}`;
  const summary = [
    `${count}${none}.`,
    ...listMissing({ ...missing, gaps: unnamed }, { isShort: true }),
    ...questions,
    leftOut,
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { content, summary, scheduledFor: null };
}

/** What a person is asked to decide, with what it rests on and what is open. */
export function composeApproval(request: StepRequest, sheet: FactSheet): Draft {
  const { step, earlier } = request;
  const found = findOpenPoints(request, sheet);
  const open = {
    ...found,
    questions: [
      ...found.questions,
      ...askAboutDelay({ ...request, sheet }),
      ...askAboutSeverity({ ...request, sheet }),
    ],
  };
  const facts = forPeople(sheet);
  const shown = chooseShown(facts, open);
  const more = facts.length - shown.length;
  const content = paragraphs([
    `# ${step.title}`,
    tellFirst({ ...request, sheet }),
    step.actionPrompt,
    earlierLines(earlier),
    shortOpenSection(open),
    shown.length === 0 ? '' : paragraphs(['## It rests on', factLines(shown, sheet)]),
    more > 0 ? `${more} more ${more === 1 ? 'fact is' : 'facts are'} on record.` : '',
  ]);
  const summary = joinSummary(
    [`${step.title}.`, tellFirst({ ...request, sheet }), step.actionPrompt, ...summarizeOpen(open)],
    sheet,
    withoutCrewCodes({ ...request, sheet }),
  );
  return { content, summary, scheduledFor: null };
}

const forPeople = ({ facts }: FactSheet): Fact[] => facts.filter((fact) => !isTechnical(fact));

const mostShown = 12;

/** The first ones, in their order, and whatever is in question: who decides has to see that. */
function chooseShown(facts: readonly Fact[], { conflicts, unclear }: OpenPoints): Fact[] {
  const asked = [...conflicts.flatMap((one) => one.facts), ...unclear.map(({ fact }) => fact)];
  const inQuestion = new Set(asked.slice(0, mostShown));
  const others = facts.filter((fact) => !inQuestion.has(fact));
  const kept = new Set(others.slice(0, Math.max(0, mostShown - inQuestion.size)));
  return facts.filter((fact) => inQuestion.has(fact) || kept.has(fact));
}
