import { fillPlaceholders, findPlaceholders, stripPlaceholders } from '@workspace-ops/content';
import { limits, type Evaluation } from '@workspace-ops/contracts';
import { addCallToAction } from './add-call-to-action.ts';
import { evaluate } from './evaluate.ts';
import { followInstructions } from './follow-instructions.ts';
import { plainWording } from './plain-wording.ts';
import { repairTable } from './repair-table.ts';
import { tidyMarkdown } from './tidy-markdown.ts';
import type { Judged } from './types.ts';

/** Below it a text has no request, or only a hint at one. */
const clearRequest = 62;

/**
 * The artifact's content cleaned up without a model: placeholders filled or taken out, filler
 * replaced, the form mended, a call to action added where there is none, and instructions followed
 * as far as that needs no understanding. The result has no placeholder and never scores lower than
 * the original: of several versions the best one is taken, and the last one, the original without
 * its placeholders, is what the score of the original is computed from.
 */
export function refineDeterministically(
  artifact: Judged,
  evaluation: Evaluation,
  instructions?: string,
): string {
  const now = new Date(evaluation.evaluatedAt);
  const versions = versionsOf(artifact, evaluation, instructions)
    .map((content) => stripPlaceholders(content))
    .filter((content) => content.length <= Math.max(limits.longText, artifact.content.length));
  const scored = [...new Set(versions)].map((content) => ({
    content,
    score: evaluate({ ...artifact, content }, { now }).score,
  }));
  return scored.reduce((best, version) => (version.score > best.score ? version : best)).content;
}

/** The most thorough first: it is taken unless a lighter one scores higher. */
function versionsOf(artifact: Judged, evaluation: Evaluation, instructions?: string): string[] {
  const { content } = artifact;
  const stripped = stripPlaceholders(content);
  if (artifact.artifactType === 'csv')
    return [repairTable(content), repairTable(stripped), stripped];
  const clean = (text: string) =>
    tidyMarkdown(plainWording(followInstructions(text, instructions)), artifact);
  const filled = clean(fillPlaceholders(withoutReminders(content)).text);
  const needsRequest = evaluation.rubric.actionableCta < clearRequest;
  const ask = (text: string) => (needsRequest ? addCallToAction(text, artifact) : text);
  return [ask(filled), ask(clean(stripped)), filled, clean(stripped), ask(stripped), stripped];
}

/** A sentence that only tells the writer what to do goes as a whole. */
function withoutReminders(content: string): string {
  if (findPlaceholders(content).length === 0) return content;
  return content
    .replace(/^[ \t>*-]{0,12}(?:TODO|FIXME)\b[:\- ][^\n]{0,400}\n?/gm, '')
    .replace(/ ?\b(?:TODO|FIXME)\b ?[:-] ?[^.!?\n]{0,200}[.!?]?/g, '');
}
