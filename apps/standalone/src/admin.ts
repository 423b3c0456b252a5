import { createInterface } from 'node:readline/promises';
import { openAdministration } from '@workspace-ops/identity/admin';
import { readCommand } from './admin/commands.ts';
import { findServiceDatabases } from './find-databases.ts';
import { print, runToEnd } from './run-to-end.ts';

/* Workspaces, people and keys, from a terminal, while the service works or not: docs/operations.md. */
await runToEnd(async () => {
  const { command, given } = readCommand(process.argv.slice(2));
  const databases = findServiceDatabases(process.env);
  try {
    const identity = openAdministration(await databases.findCurrentUrl('identity'));
    try {
      await command.run({ identity, databases, environment: process.env, print, ask }, given);
    } finally {
      await identity.database.close();
    }
  } finally {
    await databases.close();
  }
});

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: give the name with --name.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
