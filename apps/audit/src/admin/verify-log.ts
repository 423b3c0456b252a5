import type { AuditVerification } from '@workspace-ops/contracts';
import { serviceContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { verifyLogs } from '../verification/verify-logs.ts';
import type { AuditAdministration } from './administration.ts';

/** Verifies the log of any workspace, as `GET /api/audit-logs/verify` does for its members. */
export const verifyLog = (
  admin: AuditAdministration,
  workspaceId: string,
): Promise<AuditVerification> => verifyLogs(admin, serviceContext(workspaceId, newId('req')));
