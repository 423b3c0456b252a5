import { fillPlaceholders, findPlaceholders, stripPlaceholders } from '@workspace-ops/content';
import { limits, type Evaluation } from '@workspace-ops/contracts';
import { evaluate } from './evaluate.ts';
import type { RunInput } from './facts/index-input.ts';
import type { Draft } from './instructions/demand.ts';
import { readFrame } from './instructions/frame.ts';
import { findUnfollowed, followInstructions } from './instructions/follow-instructions.ts';
import type { Judged } from './judgement.ts';
import { plainWording } from './plain-wording.ts';
import { repairTable } from './repair-table.ts';
import { tidyMarkdown } from './tidy-markdown.ts';

/** Below it a text has no request, or only a hint at one. */
const clearRequest = 62;

export interface Refinement extends Draft {
  /** The instructions that the draft does not follow, as they were written. */
  unfollowed: readonly string[];
}

/**
 * The artifact cleaned up without a model: placeholders filled or taken out, filler replaced, the form
 * mended, a call to action added where there is none, and instructions followed as far as that needs no
 * understanding. The result has no placeholder. Of several versions the one is taken that follows most
 * instructions, and of those the one with the highest score. Without instructions it never scores lower
 * than the original, whose score is computed from the last version.
 */
export function refineDeterministically(
  artifact: Judged,
  evaluation: Evaluation,
  instructions = '',
  input?: RunInput,
): Refinement {
  const now = new Date(evaluation.evaluatedAt);
  const given = { original: artifact, instructions, artifactType: artifact.artifactType };
  const versions = [...new Set(listVersions(artifact, evaluation))]
    .map((content) => followInstructions({ title: artifact.title, content }, given))
    .map(({ title, content }) => ({ title, content: stripPlaceholders(content) }))
    .filter(({ content }) => content.length <= Math.max(limits.longText, artifact.content.length));
  const distinct = [...new Map(versions.map((draft) => [draft.content, draft])).values()];
  const scored = distinct.map((draft) => ({
    ...draft,
    unfollowed: findUnfollowed(draft, given, 'unread-too'),
    score: evaluate({ ...artifact, ...draft }, { now, input }).score,
  }));
  const { title, content, unfollowed } = scored.reduce((best, one) =>
    isBetter(one, best) ? one : best,
  );
  return { title, content, unfollowed };
}

interface Scored extends Refinement {
  score: number;
}

const isBetter = (one: Scored, best: Scored): boolean =>
  one.unfollowed.length === best.unfollowed.length
    ? one.score > best.score
    : one.unfollowed.length < best.unfollowed.length;

/** The most thorough first: it is taken unless a lighter one scores higher. */
function listVersions(artifact: Judged, evaluation: Evaluation): string[] {
  const { content } = artifact;
  const stripped = stripPlaceholders(content);
  if (artifact.artifactType === 'csv')
    return [repairTable(content), repairTable(stripped), stripped];
  const clean = (text: string) => tidyMarkdown(plainWording(text), artifact);
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

const forPosts: Readonly<Record<string, string>> = {
  newsletter: 'Reply to this email by Friday with one question you would like us to answer.',
  blog: 'Book a 20-minute call with us this week and bring one figure you would like to see move.',
};
const forOtherPosts =
  'Reply to this post this week with the one figure you would like to see move.';

const forTexts: Readonly<Record<Exclude<Judged['artifactType'], 'post' | 'csv'>, string>> = {
  document: 'Assign an owner and confirm the next date with us within two working days.',
  file: 'Reply to this note within five working days, or call us if something is not clear.',
  calendar_entry: 'Confirm the time with us and everybody concerned at least one day before.',
  crm_diff: 'Apply these changes to the record today and tell us when they are in.',
};

/** What stands below a letter's close, its reader does not read as a part of it. */
function putBefore(close: string, text: string, request: string): string {
  const at = text.lastIndexOf(close);
  return [text.slice(0, at).trimEnd(), request, text.slice(at)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The text with one call to action at its end, above closing hashtags; a table has none. */
function addCallToAction(text: string, { artifactType, targetPlatform }: Judged): string {
  if (artifactType === 'csv') return text;
  if (artifactType !== 'post') {
    const { close } = readFrame(text);
    if (close !== '') return putBefore(close, text, forTexts[artifactType]);
    const heading = /\n#{1,6}[ \t]+next step\s*$/i.test(text) ? '' : '## Next step\n\n';
    return `${text.trimEnd()}\n\n${heading}${forTexts[artifactType]}`.trimStart();
  }
  const platform = (targetPlatform ?? '').toLowerCase();
  const request = Object.hasOwn(forPosts, platform) ? forPosts[platform]! : forOtherPosts;
  const lines = text.trimEnd().split('\n');
  const isTagLine = /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(lines.at(-1)!.slice(0, 1_000));
  const tags = isTagLine ? [lines.pop()!] : [];
  return [lines.join('\n').trimEnd(), request, ...tags].filter((part) => part !== '').join('\n\n');
}
