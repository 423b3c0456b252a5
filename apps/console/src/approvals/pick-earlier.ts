import type { Schemas } from '../api.ts';

type Decided = Pick<Schemas['Approval'], 'id' | 'status' | 'requestedAt'>;

/** Of a run's approvals, newest first, those that were decided before this one was asked for; oldest first. */
export const pickEarlier = <Approval extends Decided>(
  all: readonly Approval[],
  { id, requestedAt }: Pick<Decided, 'id' | 'requestedAt'>,
): Approval[] =>
  all
    .filter((other) => other.id !== id && other.status !== 'open')
    .filter((other) => Date.parse(other.requestedAt) <= Date.parse(requestedAt))
    .toReversed();
