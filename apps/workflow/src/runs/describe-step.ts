import { redactText } from '@workspace-ops/content';
import type { PolicyChecks } from '@workspace-ops/contracts';
import type { NewAuditEvent } from '@workspace-ops/db';
import type { FinishedStep } from './finished-step.ts';

/** The audit entry of a finished step, with the policy checks of its output. */
export function describeStep(
  finished: FinishedStep,
  { artifactId, policyChecks }: { artifactId: string | null; policyChecks: PolicyChecks },
  now: Date,
): NewAuditEvent {
  const { run, step, result } = finished;
  const { saifPassed, budgetThresholdPassed } = policyChecks;
  return {
    timestamp: now.toISOString(),
    agent: step.agentName,
    action: 'run.step',
    model: result.model,
    message: redactText(`${step.title}: ${result.summary}`).text,
    status: saifPassed && budgetThresholdPassed ? 'success' : 'warning',
    latencyMs: result.latencyMs,
    tokensTotal: result.tokensTotal,
    cost: result.costUsd ?? '0',
    policyChecks,
    details: {
      runId: run.id,
      workflowId: run.workflowId,
      stepId: step.id,
      sequence: run.state.nextSequence,
      attempt: run.attempt,
      toolsExecuted: result.toolsExecuted,
      ...(artifactId !== null && { artifactId }),
      ...(result.costUsd === null && { costUnknown: true }),
    },
  };
}
