import {
  findEnding,
  openAuditAdministration,
  removeLog,
  verifyLog,
} from '@workspace-ops/audit/admin';
import type { AuditVerification } from '@workspace-ops/contracts';
import {
  findDeletedWorkspace,
  recordLogRemoval,
  type Administration,
} from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command, CommandContext } from './command.ts';
import { describeVerification } from './describe-verification.ts';
import { findKey } from './find-key.ts';
import { repeatName } from './repeat-name.ts';

const verifyLogCommand: Command = {
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

const removeLogCommand: Command = {
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

type AuditAdministration = ReturnType<typeof openAuditAdministration>;

/** Works with the audit logs. @throws {Error} without the key that authenticates their ends. */
async function withAuditLogs<T>(
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

export const logCommands: readonly Command[] = [verifyLogCommand, removeLogCommand];
