import type { AuditVerification } from '@workspace-ops/contracts';

/** What a verification found, as a line. */
export function describeVerification(verification: AuditVerification): string {
  const { workspaceId, valid, checkedEvents, headHash, brokenAt } = verification;
  if (valid) {
    return `Valid: the log of ${workspaceId}, entries: ${checkedEvents}, the last one's hash: ${headHash}.`;
  }
  const fault = brokenAt && `at position ${brokenAt.position}: ${brokenAt.reason}`;
  return `Not valid: the log of ${workspaceId}, ${fault}`;
}
