import { openAuditAdministration, verifyLog } from '@workspace-ops/audit/admin';
import type { AuditVerification } from '@workspace-ops/contracts';
import { describeVerification } from '../admin/describe-verification.ts';
import { findKey } from '../admin/find-key.ts';
import type { MoveContext } from './move-context.ts';

/**
 * Verifies the workspace's audit log in both cells.
 * @returns how it ends.
 * @throws {Error} where one is not valid, or they differ.
 */
export async function verifyCopy(
  context: MoveContext,
): Promise<{ entries: number; headHash: string }> {
  const before = await verifyEnd(context, 'source');
  const after = await verifyEnd(context, 'target');
  for (const log of [before, after]) if (!log.valid) throw new Error(describeVerification(log));
  if (before.checkedEvents === 0) {
    throw new Error(
      'The log is empty: are these the databases of the cell that has the workspace?',
    );
  }
  if (before.headHash !== after.headHash)
    throw new Error('The logs of the cells do not end alike.');
  return { entries: after.checkedEvents, headHash: after.headHash };
}

/** Verifies the log in one of the cells. */
export async function verifyEnd(
  { environment, workspaceId, ...context }: MoveContext,
  end: 'source' | 'target',
): Promise<AuditVerification> {
  const key =
    (end === 'target' && environment['TARGET_AUDIT_ANCHOR_KEY']) ||
    (await findKey(environment, 'AUDIT_ANCHOR_KEY'));
  if (!key) throw new Error('AUDIT_ANCHOR_KEY must be the one that the audit services have.');
  const audit = openAuditAdministration(await context[end].findCurrentUrl('audit'), key);
  try {
    return await verifyLog(audit, workspaceId);
  } finally {
    await audit.database.close();
  }
}
