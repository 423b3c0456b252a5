import type { Database } from '@workspace-ops/db';
import { jobAnswerMs, type RequestContext, serviceContext } from '@workspace-ops/rpc';
import { computeAhead, newId, withTimeout, type Compute } from '@workspace-ops/service-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { calls } from '../db/schema/voice-schema.ts';
import { callContext } from './call-fields.ts';
import { readWishesOfCall } from './apply-call-wishes.ts';

/** SAL-01: qualifies a lead and prepares the CRM update, a `crm_diff`, without an approval. */
export const crmWorkflow = 'sal-01';

export interface RoutingDependencies {
  database: Database;
  compute: Compute;
  /** Whether the caller's workspace has the workflow, by its id. Rejects when nobody knows. */
  isWorkflowDeployed: (ctx: RequestContext, workflowId: string) => Promise<boolean>;
}

export const routeCallTask = 'route-call';
export const routedCallSchema = z.object({ workspaceId: z.string(), callId: z.string() });
export type RoutedCall = z.infer<typeof routedCallSchema>;

/**
 * Brings a recorded call into the CRM by a run, once, where the workspace has the workflow. As a
 * job it is tried again while the workflow service is away.
 */
export async function routeCall(
  { database, compute, isWorkflowDeployed }: RoutingDependencies,
  { workspaceId, callId }: RoutedCall,
): Promise<void> {
  const ctx = serviceContext(workspaceId, newId('req'));
  const reason = 'no answer from the workflow service';
  if (!(await withTimeout(isWorkflowDeployed(ctx, crmWorkflow), jobAnswerMs, reason))) return;
  const runId = newId('run');
  await computeAhead(compute, (ahead) =>
    database.transaction(workspaceId, async (tx) => {
      const identity = and(eq(calls.workspaceId, workspaceId), eq(calls.callId, callId));
      const [claimed] = await tx.db
        .select()
        .from(calls)
        .where(and(identity, isNull(calls.crmRunId)))
        .for('update');
      // A later delivery may have said what the call was about.
      if (claimed === undefined || !(await readWishesOfCall(ahead, claimed)).isLead) return;
      await tx.db.update(calls).set({ crmRunId: runId }).where(identity);
      tx.createRun({
        runId,
        workspaceId,
        workflowId: crmWorkflow,
        initialContext: callContext(callId, claimed),
        triggerSource: 'voice_call',
        processNow: true,
      });
    }),
  );
}
