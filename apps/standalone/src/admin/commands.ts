import { parseArgs } from 'node:util';
import type { Command, GivenArguments } from './command.ts';
import { logCommands } from './logs.ts';
import { rotateSecretsCommand } from './rotate-secrets.ts';
import { userCommands } from './users.ts';
import { workspaceCommands } from './workspaces.ts';

const commands: readonly Command[] = [
  ...workspaceCommands,
  ...userCommands,
  rotateSecretsCommand,
  ...logCommands,
];

const longest = Math.max(...commands.map(({ usage }) => usage.length));

export const adminUsage = `What an operator does, while the service works or not. Each act is audited.

${commands.map(({ usage, summary }) => `  pnpm admin ${usage.padEnd(longest)}  ${summary}`).join('\n')}
`;

/** The command that the arguments name, and what they give it. @throws {Error} with the usage. */
export function readCommand(args: readonly string[]): { command: Command; given: GivenArguments } {
  const name = args.slice(0, 2).join(' ');
  const command = commands.find(({ usage }) => words(usage).slice(0, 2).join(' ') === name);
  if (command === undefined)
    throw refused(name === '' ? 'Name a command.' : `${name} is no command.`);
  const { values: options, positionals: values } = parse(command, args.slice(2));
  const wanted = words(command.usage.split('[')[0]!).filter((word) => word.startsWith('<'));
  if (values.length !== wanted.length) throw refused(`Usage: pnpm admin ${command.usage}`);
  return { command, given: { values, options } };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function parse({ options = [], flags = [] }: Command, args: string[]) {
  const entries = [
    ...options.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ];
  try {
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(entries) });
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error));
  }
}

const refused = (message: string): Error => new Error(`${message}\n\n${adminUsage}`);
