import { findEnding, removeLog, verifyLog } from '@workspace-ops/audit/admin';
import type { AuditVerification } from '@workspace-ops/contracts';
import {
  findDeletedWorkspace,
  recordLogRemoval,
  type Administration,
} from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command, CommandContext } from './command.ts';
import { describeVerification } from './describe-verification.ts';
import { withAuditLogs } from './open-audit.ts';
import { repeatName } from './repeat-name.ts';

export const removeLogCommand: Command = {
  usage: 'logs remove <id> [--name <name>] [--invalid]',
  summary:
    'removes the audit log of a deleted workspace, once its name was repeated; --invalid: one that does not verify, too',
  options: ['name'],
  flags: ['invalid'],
  async run(context, given) {
    const [id = ''] = given.values;
    await expectErased(context.identity, id);
    const { name, verification } = await withAuditLogs(context, async (audit) => {
      const ending = await findEnding(audit, id);
      if (!ending.isWhole) {
        throw new Error(
          `The log of ${id} has not ended: the services hand over its last entries when they run.`,
        );
      }
      return { name: ending.name ?? id, verification: await verifyLog(audit, id) };
    });
    if (!verification.valid && given.options['invalid'] !== true) {
      throw new Error(`${describeVerification(verification)} To remove it takes --invalid.`);
    }
    const repeated = await repeatName(context, given, { act: `remove the log of ${id}`, name });
    if (repeated !== name) throw new Error('The name is not that of the workspace.');
    await remove(context, verification);
  },
};

/** @throws {Error} unless all is erased of the workspace but its log. */
async function expectErased(identity: Administration, id: string): Promise<void> {
  const deleted = await findDeletedWorkspace(identity, id);
  if (deleted === undefined) throw new Error(`${id} is no deleted workspace.`);
  const { logRemoval, unerased } = deleted;
  if (logRemoval) throw new Error(`The log of ${id} was removed at ${logRemoval.at}.`);
  if (unerased.length === 0) return;
  throw new Error(`Not erased yet is what these hold of ${id}: ${unerased.join(', ')}.`);
}

async function remove(
  { databases, identity, environment, print }: CommandContext,
  { workspaceId, headHash, checkedEvents: entries, valid: isValid }: AuditVerification,
): Promise<void> {
  const { DEFAULT_WORKSPACE_ID: auditedIn } = readSettings(tenancySettings, environment);
  if (auditedIn === workspaceId) {
    throw new Error(`The log of DEFAULT_WORKSPACE_ID, ${auditedIn}, says which logs were removed.`);
  }
  await removeLog({
    adminUrl: await databases.findAdminUrl('audit'),
    workspaceId,
    headHash,
    record: () =>
      recordLogRemoval(identity, { workspaceId, auditedIn, entries, headHash, isValid }),
  });
  print(
    `Removed: the log of ${workspaceId}, entries: ${entries}, the last one's hash: ${headHash}.`,
  );
}
