import type { ArtifactRow } from '../db/schema/index.ts';

/** How many posts of each kind the excerpt names. */
export const excerptLength = 5;

type Post = Pick<ArtifactRow, 'title' | 'targetPlatform' | 'scheduledFor' | 'qualityGrade'>;

/** The content queue in Markdown: the posts that come next, and the newest drafts. */
export function excerptQueue(queue: {
  scheduled: readonly Post[];
  drafts: readonly Post[];
}): string {
  return [
    '# Content queue',
    '',
    '## Scheduled',
    '',
    ...linesOf(queue.scheduled, 'No post is scheduled.'),
    '',
    '## Drafts',
    '',
    ...linesOf(queue.drafts, 'No post is in draft.'),
    '',
  ].join('\n');
}

const linesOf = (posts: readonly Post[], none: string): string[] =>
  posts.length === 0 ? [none] : posts.map(lineOf);

function lineOf({ title, targetPlatform, scheduledFor, qualityGrade }: Post): string {
  const facts = [
    scheduledFor?.toISOString(),
    targetPlatform,
    qualityGrade === null ? null : `grade ${qualityGrade}`,
  ].filter((fact) => fact !== null && fact !== undefined);
  return `- ${[`**${asText(title)}**`, ...facts].join(' · ')}`;
}

/** A title is text: its signs must not become Markdown. */
const asText = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
