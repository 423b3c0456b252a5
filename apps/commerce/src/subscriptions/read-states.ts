import type { Queries } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';
import {
  statesOf,
  type SubscriptionRecord,
  type SubscriptionStates,
} from './subscription-states.ts';

export async function readStates(db: Queries, workspaceId: string): Promise<SubscriptionStates> {
  const records = await db.execute<SubscriptionRecord>(sql`
    select playbook_id as "playbookId", status from ${subscriptions}
    where workspace_id = ${workspaceId}`);
  return statesOf(records);
}
