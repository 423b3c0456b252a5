import { findGaps } from '../facts/open-questions.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { earlierLines, enumerate, factLines, paragraphs } from './sections.ts';
import type { Draft, StepRequest } from './types.ts';

/** The working note of a step that makes no artifact: what is on record and what is not. */
export function composeNote(request: StepRequest, sheet: FactSheet): Draft {
  const { definition, step, earlier } = request;
  const gaps = findGaps(definition, sheet);
  const content = paragraphs([
    `# ${step.title}`,
    step.actionPrompt,
    sheet.facts.length === 0
      ? 'The run came without context.'
      : paragraphs(['## On record', factLines(sheet.facts, sheet)]),
    gaps.length === 0
      ? ''
      : paragraphs(['## Not on record', gaps.map((gap) => `- ${gap}`).join('\n')]),
    earlierLines(earlier),
  ]);
  const count = `${sheet.facts.length} ${sheet.facts.length === 1 ? 'fact' : 'facts'} on record`;
  const missing =
    gaps.length === 0 ? 'nothing asked for is missing' : `missing: ${enumerate(gaps)}`;
  return { content, summary: `${count}; ${missing}.`, scheduledFor: null };
}

/** What a person is asked to decide, with what it rests on. */
export function composeApproval({ step, earlier }: StepRequest, sheet: FactSheet): Draft {
  const content = paragraphs([
    `# ${step.title}`,
    step.actionPrompt,
    earlierLines(earlier),
    sheet.facts.length === 0
      ? ''
      : paragraphs(['## It rests on', factLines(sheet.facts.slice(0, 12), sheet)]),
  ]);
  return { content, summary: `${step.title}. ${step.actionPrompt}`, scheduledFor: null };
}
