import { findGaps } from '../facts/read-facts.ts';
import {
  distribute,
  earlierLines,
  enumerate,
  factLines,
  paragraphs,
  sectionText,
} from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

/** A headed Markdown document: the outline with its facts, what is open, the next step. */
export function composeDocument(request: DraftRequest): Draft {
  const { definition, step, sheet, title, artifact } = request;
  const { sections, rest } = distribute(artifact.outline ?? [], sheet);
  const gaps = findGaps(definition, sheet);
  const content = paragraphs([
    `# ${title}`,
    `Prepared by ${step.agentName}, ${step.agentRole.toLowerCase()}, in ${definition.name} (${definition.code}).`,
    ...sections.map(sectionText),
    rest.length === 0 ? '' : paragraphs(['## Also on record', factLines(rest)]),
    earlierLines(request.earlier),
    openQuestions(gaps),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]);
  return {
    content,
    summary: summarize(sheet.facts.length, sections.length, gaps),
    scheduledFor: null,
  };
}

function openQuestions(gaps: readonly string[]): string {
  if (gaps.length === 0) return '';
  const lines = gaps.map((gap) => `- The ${gap} is not on record yet.`);
  return paragraphs(['## Open questions', lines.join('\n')]);
}

function summarize(facts: number, sections: number, gaps: readonly string[]): string {
  const told = `${sections} sections over ${facts} ${facts === 1 ? 'fact' : 'facts'} of the run's context.`;
  return gaps.length === 0 ? told : `${told} Not on record: ${enumerate(gaps)}.`;
}

/** A text that goes out as it is: the outline with its facts, and what the reader is asked to do. */
export function composeFile({ definition, sheet, title, artifact }: DraftRequest): Draft {
  const { sections, rest } = distribute(artifact.outline ?? [], sheet);
  const gaps = findGaps(definition, sheet);
  const content = paragraphs([
    `# ${title}`,
    ...sections.map(sectionText),
    rest.length === 0 ? '' : paragraphs(['## For reference', factLines(rest)]),
    paragraphs(['## What happens next', artifact.callToAction ?? '']),
  ]);
  const summary =
    gaps.length === 0
      ? 'Ready to send; every field it uses is on record.'
      : `Ready to check; not on record: ${enumerate(gaps)}.`;
  return { content, summary, scheduledFor: null };
}
