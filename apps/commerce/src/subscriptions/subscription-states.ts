import { defaultPlaybookIds, type PlaybookId } from '@workspace-ops/contracts';
import type { SubscriptionChange, SubscriptionStatus } from './subscription-change.ts';

/** A workspace's records; a playbook that is not in them is not mounted. */
export type SubscriptionStates = ReadonlyMap<PlaybookId, SubscriptionStatus>;

/** What a workspace without records has. */
export const defaultStates: SubscriptionStates = new Map(
  defaultPlaybookIds.map((playbookId) => [playbookId, 'active']),
);

/** What is stored of one playbook. */
export type SubscriptionRecord = { playbookId: PlaybookId; status: SubscriptionStatus };

export const statesOf = (records: readonly SubscriptionRecord[]): SubscriptionStates =>
  records.length === 0
    ? defaultStates
    : new Map(records.map(({ playbookId, status }) => [playbookId, status]));

/** The states after the changes, in their order. */
export const withChanges = (
  states: SubscriptionStates,
  changes: readonly SubscriptionChange[],
): SubscriptionStates =>
  changes.length === 0
    ? states
    : new Map([
        ...states,
        ...changes.map(({ playbookId, status }) => [playbookId, status] as const),
      ]);
