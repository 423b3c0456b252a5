import { findRedactionMarks } from '@workspace-ops/content';
import type { RunInput } from './facts/index-input.ts';
import type { Judged } from './judgement.ts';

/**
 * Marks such as `(email redacted)` that stand in a text for readers outside, in the place of what a model did not see.
 * They are none in what is kept inside, nor where the input or the instructions have the mark themselves.
 */
export function findRedactions(artifact: Judged, input: RunInput | undefined): string[] {
  const { artifactType, title, content, summary } = artifact;
  if (artifactType !== 'post' && (input?.letters ?? 0) === 0) return [];
  const marks = [title, content, summary ?? ''].flatMap(findRedactionMarks);
  if (marks.length === 0 || input === undefined) return marks;
  const given = `${JSON.stringify(input.context)}\n${input.instructions ?? ''}`.toLowerCase();
  return marks.filter((mark) => !given.includes(mark.toLowerCase()));
}
