import { verifyLog } from '@workspace-ops/audit/admin';
import { findDeletedWorkspace } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';
import { describeVerification } from './describe-verification.ts';
import { withAuditLogs } from './open-audit.ts';

export const verifyLogCommand: Command = {
  usage: 'logs verify <id>',
  summary: "verifies a workspace's audit log, also a deleted one's",
  async run(context, { values: [id = ''] }) {
    const removed = (await findDeletedWorkspace(context.identity, id))?.logRemoval;
    if (removed) {
      context.print(
        `Removed at ${removed.at} by ${removed.by}: the log of ${id}, entries: ${removed.entries}, the last one's hash: ${removed.headHash}, ${removed.isValid ? 'valid' : 'not valid'}.`,
      );
      return;
    }
    const verification = await withAuditLogs(context, (audit) => verifyLog(audit, id));
    if (verification.checkedEvents === 0 && verification.valid) {
      throw new Error(`${id} has no audit log.`);
    }
    const text = describeVerification(verification);
    if (!verification.valid) throw new Error(text);
    context.print(text);
  },
};
