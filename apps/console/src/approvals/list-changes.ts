import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

type Shown = Pick<Schemas['Approval'], 'artifacts' | 'subjectDigest' | 'publication'>;

/** What is decided on now that was not so when it was shown, one sentence each; empty for no change. */
export function listChanges(shown: Shown, present: Shown): string[] {
  if (shown.subjectDigest === present.subjectDigest) return [];
  const known = new Map(shown.artifacts.map(({ id, title }) => [id, title]));
  const left = new Set(present.artifacts.map(({ id }) => id));
  const gone = shown.artifacts.filter(({ id }) => !left.has(id)).map(({ title }) => title);
  const added = present.artifacts.filter(({ id }) => !known.has(id)).map(({ title }) => title);
  const changes = [
    ...added.map((title) => (gone.includes(title) ? words.revised(title) : words.wasAdded(title))),
    ...gone.filter((title) => !added.includes(title)).map(words.wasRemoved),
  ];
  if (changes.length > 0) return changes;
  return [isRetimed(shown, present) ? words.retimed : words.otherChange];
}

/** Whether another time is all that was changed. */
export const isRetimed = (shown: Shown, present: Shown): boolean =>
  shown.publication?.scheduledFor !== present.publication?.scheduledFor &&
  shown.artifacts.map(({ id }) => id).join(' ') === present.artifacts.map(({ id }) => id).join(' ');
