import type { Queries } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema/subscriptions.ts';
import { statesOf, type SubscriptionStates } from './subscription-states.ts';

export async function readStates(db: Queries, workspaceId: string): Promise<SubscriptionStates> {
  const records = await db
    .select({ playbookId: subscriptions.playbookId, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  return statesOf(records);
}
