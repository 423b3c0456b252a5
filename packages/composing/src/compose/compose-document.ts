import { findConflicts, findGaps, type Conflict } from '../facts/read-facts.ts';
import {
  distribute,
  enumerate,
  factLines,
  hasContent,
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
    ...sections.filter(hasContent).map((section) => sectionText(section, sheet)),
    rest.length === 0 ? '' : paragraphs(['## Also on record', factLines(rest, sheet)]),
    openQuestions(gaps, findConflicts(sheet)),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]);
  return {
    content,
    summary: summarize(sheet.facts.length, sections.length, gaps),
    scheduledFor: null,
  };
}

function openQuestions(gaps: readonly string[], conflicts: readonly Conflict[]): string {
  const lines = [
    ...conflicts.map(({ name, values }) => `- Which ${name} is right: ${values.join(' or ')}?`),
    ...gaps.map((gap) => `- The ${gap} ${isPlural(gap) ? 'are' : 'is'} not on record yet.`),
  ];
  return lines.length === 0 ? '' : paragraphs(['## Open questions', lines.join('\n')]);
}

const isPlural = (name: string): boolean => /[^su]s$/.test(name);

function summarize(facts: number, sections: number, gaps: readonly string[]): string {
  const told = `${sections} sections over ${facts} ${facts === 1 ? 'fact' : 'facts'} of the run's context.`;
  return gaps.length === 0 ? told : `${told} Not on record: ${enumerate(gaps)}.`;
}
