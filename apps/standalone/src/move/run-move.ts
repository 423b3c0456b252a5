import { cellPattern } from '@workspace-ops/contracts';
import { openAdministration } from '@workspace-ops/identity/admin';
import type { CommandContext } from '../admin/command.ts';
import { findServiceDatabases } from '../find-databases.ts';
import { moveWorkspace } from './move-workspace.ts';

const usage = `Usage: pnpm move-workspace <id> <cell>

Run it where the cell that has the workspace would run pnpm admin. TARGET_DATABASE_URL, or
TARGET_<SERVICE>_DATABASE_URL, name the databases of the other cell, for an administrator.`;
const prefix = 'TARGET_';

/** Moves the workspace that the arguments name. @throws {Error} with the usage where they name none. */
export async function runMove(
  args: readonly string[],
  { environment, print }: Pick<CommandContext, 'environment' | 'print'>,
): Promise<void> {
  const [workspaceId = '', to = '', ...more] = args;
  if (!cellPattern.test(to) || more.length > 0) throw new Error(usage);
  const source = findServiceDatabases(environment);
  const target = findServiceDatabases(ofTarget(environment));
  const identity = openAdministration(await source.findCurrentUrl('identity'));
  try {
    await moveWorkspace({ workspaceId, to, identity, source, target, environment, print });
  } finally {
    await identity.database.close();
    await Promise.all([source.close(), target.close()]);
  }
}

/** The settings of the other cell's databases, under their own names. @throws {Error} without them. */
function ofTarget(environment: CommandContext['environment']): Record<string, string> {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(prefix) && name.endsWith('DATABASE_URL') && value
      ? [[name.slice(prefix.length), value] as const]
      : [],
  );
  if (given.length === 0) throw new Error(usage);
  return Object.fromEntries(given);
}
