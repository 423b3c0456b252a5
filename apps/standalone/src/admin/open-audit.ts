import { openAuditAdministration } from '@workspace-ops/audit/admin';
import type { CommandContext } from './command.ts';
import { findKey } from './find-key.ts';

type AuditAdministration = ReturnType<typeof openAuditAdministration>;

/** Works with the audit logs. @throws {Error} without the key that authenticates their ends. */
export async function withAuditLogs<T>(
  { databases, environment }: CommandContext,
  work: (audit: AuditAdministration) => Promise<T>,
): Promise<T> {
  const url = await databases.findCurrentUrl('audit');
  const anchorKey = await findKey(environment, 'AUDIT_ANCHOR_KEY');
  if (anchorKey === undefined) {
    throw new Error('AUDIT_ANCHOR_KEY must be the one that the audit service has.');
  }
  const audit = openAuditAdministration(url, anchorKey);
  try {
    return await work(audit);
  } finally {
    await audit.database.close();
  }
}
