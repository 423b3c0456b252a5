import type { Schemas } from '../api.ts';
import { nameDecision } from '../content/name-decision.ts';
import { words } from './messages.en.ts';

/** What the browser shows, and keeps with it. */
export interface Notice {
  /** One with the same takes its place. */
  tag: string;
  title: string;
  body: string;
  data: {
    /** Whose it is. */
    owner: string;
    runIds: readonly string[];
    /** What a press on it opens. */
    path: string;
  };
}

/** Something that waits, of which the person is to be told. */
export interface Due {
  approval: Schemas['Approval'];
  isEscalated: boolean;
}

const mergedTag = 'approvals';

/** Of one run, what is to be decided; of several, how many they are, with those of the notice in whose place it comes. */
export function composeNotice(
  owner: string,
  due: readonly [Due, ...Due[]],
  shown: readonly Notice[],
): Notice {
  const runIds = new Set(due.map(({ approval }) => approval.runId));
  if (runIds.size === 1) return composeSingle(owner, due[0]);
  const before = shown.find(({ tag }) => tag === mergedTag)?.data.runIds ?? [];
  return composeMerged(owner, [...new Set([...before, ...runIds])]);
}

const composeSingle = (owner: string, { approval, isEscalated }: Due): Notice => ({
  tag: approval.runId,
  title: nameDecision(approval),
  body: isEscalated ? words.escalated : words.waits,
  data: { owner, runIds: [approval.runId], path: `/console/approvals/${approval.id}` },
});

const composeMerged = (owner: string, runIds: readonly string[]): Notice => ({
  tag: mergedTag,
  title: words.several(runIds.length),
  body: '',
  data: { owner, runIds, path: '/console/approvals?view=mine' },
});

/** What is left of a notice without the runs; null for nothing. */
export function withoutRuns({ data }: Notice, runIds: ReadonlySet<string>): Notice | null {
  const left = data.runIds.filter((runId) => !runIds.has(runId));
  return left.length === 0 ? null : composeMerged(data.owner, left);
}
