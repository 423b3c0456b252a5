import { createInterface } from 'node:readline/promises';
import { openAdministration } from '@workspace-ops/identity/admin';
import { readCommand } from './admin/commands.ts';
import { findServiceDatabases } from './find-databases.ts';

/* Workspaces, people and keys, from a terminal, while the service works or not: docs/operations.md. */
try {
  const { command, given } = readCommand(process.argv.slice(2));
  const databases = findServiceDatabases(process.env);
  try {
    const identity = openAdministration(await databases.findUrl('identity'));
    try {
      await command.run({ identity, environment: process.env, print, ask }, given);
    } finally {
      await identity.database.close();
    }
  } finally {
    await databases.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: give the name with --name.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
