import type { Draft, DraftRequest } from './draft.ts';
import { findGaps } from './read-facts.ts';
import { distribute, enumerate, factLines, paragraphs, sectionText } from './sections.ts';

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
