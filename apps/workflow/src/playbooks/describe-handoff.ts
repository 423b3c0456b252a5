import { redactText } from '@workspace-ops/content';
import type { NewAuditEvent } from '@workspace-ops/db';
import { engineAgent } from '../runs/announce.ts';
import { readFallback } from './evaluate-rules.ts';
import type { PlaybookHandoff } from './stored-playbooks.ts';

const toDetails = (handoff: PlaybookHandoff, fromRunId: string) => ({
  playbookId: handoff.playbookId,
  sequence: handoff.sequence,
  fromWorkflowCode: handoff.fromWorkflowCode,
  toWorkflowCode: handoff.toWorkflowCode,
  fromRunId,
});

/** The audit entry of a handoff that made a run. */
export const describeHandoff = (
  handoff: PlaybookHandoff,
  { fromRunId, runId }: { fromRunId: string; runId: string },
): NewAuditEvent => ({
  agent: engineAgent,
  action: 'playbook.handoff',
  message: `${handoff.fromWorkflowCode} handed off to ${handoff.toWorkflowCode} by the playbook "${handoff.playbookName}".`,
  details: { ...toDetails(handoff, fromRunId), runId },
});

/** The audit entry of a handoff that lacked something and followed its fallback protocol. */
export const describeFallback = (
  handoff: PlaybookHandoff,
  { fromRunId, missing }: { fromRunId: string; missing: readonly string[] },
): NewAuditEvent => ({
  agent: engineAgent,
  action: 'playbook.fallback',
  status: 'warning',
  message: `The handoff from ${handoff.fromWorkflowCode} to ${handoff.toWorkflowCode} lacks ${missing.join(', ')}. ${handoff.fallbackProtocol}`,
  details: {
    ...toDetails(handoff, fromRunId),
    missing: [...missing],
    outcome: readFallback(handoff.fallbackProtocol),
  },
});

/** The audit entry of a handoff whose stop condition holds. */
export const describeStop = (
  handoff: PlaybookHandoff,
  { fromRunId, because }: { fromRunId: string; because: string },
): NewAuditEvent => ({
  agent: engineAgent,
  action: 'playbook.stopped',
  status: 'warning',
  message: redactText(
    `${handoff.fromWorkflowCode} did not hand off to ${handoff.toWorkflowCode}: ${because} The playbook says: ${handoff.stopCondition}`,
  ).text,
  details: toDetails(handoff, fromRunId),
});

/** The audit entry of a handoff that would have led back to where its chain has been. */
export const describeStoppedLoop = (
  handoff: PlaybookHandoff,
  { fromRunId, chain }: { fromRunId: string; chain: readonly string[] },
): NewAuditEvent => ({
  agent: engineAgent,
  action: 'playbook.loop_stopped',
  status: 'warning',
  message: `${handoff.fromWorkflowCode} did not hand off to ${handoff.toWorkflowCode}, which is in its chain already.`,
  details: { ...toDetails(handoff, fromRunId), chain: [...chain] },
});
