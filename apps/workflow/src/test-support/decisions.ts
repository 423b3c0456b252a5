import type { DecideRunInput, RunDecision } from '@workspace-ops/contracts';

type Said<Decision> = Omit<Decision, 'decision' | 'door'>;

/** An approval of a run, as `POST /api/runs/:runId/approve` has it. */
export const approving = (said: Said<RunDecision>) =>
  ({ ...said, decision: 'approve', door: 'runs' }) as const;

/** A rejection of a run, as `POST /api/runs/:runId/reject` has it. */
export const rejecting = (said: Said<RunDecision>) =>
  ({ ...said, decision: 'reject', door: 'runs' }) as const;

/** A decision by the id of the approval, as `POST /api/approvals/:id/decide` has it. */
export const byApproval = ({
  id,
  ...said
}: Omit<DecideRunInput, 'door' | 'approvalId'> & { id: string }) =>
  ({ ...said, approvalId: id, door: 'approvals' }) as const;
