import { coldmailEventInput } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { jobAnswerMs, serviceContext } from '@workspace-ops/rpc';
import { newId, withTimeout } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { events } from '../db/schema/events.ts';
import { createLeadRun, type FollowUpDependencies, followUpWorkflow } from './follow-up.ts';

export const followUpTask = 'follow-up';

/** A hot lead that waits for the workflow service's answer. */
export const waitingLeadSchema = z.object({
  workspaceId: z.string(),
  eventId: z.string(),
  receivedAt: z.iso.datetime(),
});

export type WaitingLead = z.infer<typeof waitingLeadSchema>;

export interface LaterDependencies extends Pick<FollowUpDependencies, 'isWorkflowDeployed'> {
  database: Database;
}

/**
 * Asks again for a hot lead that came while the workflow service was away, and creates its run,
 * once. Rejects while there is no answer, which puts the job off.
 */
export async function followUpLater(
  { database, isWorkflowDeployed }: LaterDependencies,
  { workspaceId, eventId, receivedAt }: WaitingLead,
): Promise<void> {
  const asked = isWorkflowDeployed(serviceContext(workspaceId, newId('req')), followUpWorkflow);
  if (!(await withTimeout(asked, jobAnswerMs, 'no answer from the workflow service'))) return;
  const identity = and(
    eq(events.workspaceId, workspaceId),
    eq(events.receivedAt, new Date(receivedAt)),
    eq(events.id, eventId),
    isNull(events.runId),
  );
  await database.transaction(workspaceId, async (tx) => {
    const [row] = await tx.db.select().from(events).where(identity).for('update');
    if (row === undefined) return;
    const event = coldmailEventInput.parse({
      event_type: row.eventType,
      lead_email: row.leadEmail,
      campaign_id: row.campaignId,
      campaign_name: row.campaignName,
      lead_first_name: row.leadFirstName,
      lead_last_name: row.leadLastName,
      company_name: row.companyName,
      reply_text: row.replyText,
      timestamp: row.occurredAt?.toISOString(),
    });
    const runId = createLeadRun(tx, { id: eventId, event });
    await tx.db.update(events).set({ runId }).where(identity);
  });
}
