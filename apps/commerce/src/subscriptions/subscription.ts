import { defaultPlaybookIds, type Actor, type PlaybookId } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema/commerce-schema.ts';

export type SubscriptionStatus = 'active' | 'canceled';

/** An accepted mount or unmount. Written twice, it is one audit event by its `auditId`. */
export interface SubscriptionChange {
  auditId: string;
  workspaceId: string;
  playbookId: PlaybookId;
  status: SubscriptionStatus;
  at: Date;
  /** Who acted, for the audit log; it may be written later. */
  agent: string;
  actor: Actor;
}

/** A workspace's records; a playbook that is not in them is not mounted. */
export type SubscriptionStates = ReadonlyMap<PlaybookId, SubscriptionStatus>;

export const defaultStates: SubscriptionStates = new Map(
  defaultPlaybookIds.map((playbookId) => [playbookId, 'active']),
);

type SubscriptionRecord = { playbookId: PlaybookId; status: SubscriptionStatus };

const toStates = (records: readonly SubscriptionRecord[]): SubscriptionStates =>
  records.length === 0
    ? defaultStates
    : new Map(records.map(({ playbookId, status }) => [playbookId, status]));

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

export async function readStates({ db, workspaceId }: Scope): Promise<SubscriptionStates> {
  const records = await db.execute<SubscriptionRecord>(sql`
    select playbook_id as "playbookId", status from ${subscriptions}
    where workspace_id = ${workspaceId}`);
  return toStates(records);
}
