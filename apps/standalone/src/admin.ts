import { createInterface } from 'node:readline/promises';
import { administer } from './admin/administer.ts';
import { print, runToEnd } from './run-to-end.ts';

/* Workspaces, people and keys, from a terminal, while the service works or not: docs/operations.md. */
await runToEnd(() => administer(process.argv.slice(2), { environment: process.env, print, ask }));

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: give the name with --name.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
