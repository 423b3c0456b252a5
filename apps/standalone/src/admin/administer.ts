import { openAdministration } from '@workspace-ops/identity/admin';
import { findServiceDatabases } from '../find-databases.ts';
import type { CommandContext } from './command.ts';
import { readCommand } from './commands.ts';

/** Runs the command that the arguments name. @throws {Error} with the usage where they name none. */
export async function administer(
  args: readonly string[],
  given: Pick<CommandContext, 'environment' | 'print' | 'ask'>,
): Promise<void> {
  const { command, given: values } = readCommand(args);
  const databases = findServiceDatabases(given.environment);
  try {
    const identity = openAdministration(await databases.findCurrentUrl('identity'));
    try {
      await command.run({ identity, databases, ...given }, values);
    } finally {
      await identity.database.close();
    }
  } finally {
    await databases.close();
  }
}
