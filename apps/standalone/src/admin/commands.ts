import { parseArgs } from 'node:util';
import {
  endSessions,
  makeResetCode,
  removeFactors,
  rotateSigningKey,
} from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command, GivenArguments } from './command.ts';
import { findKey } from './find-key.ts';
import { logCommands } from './logs.ts';
import { workspaceCommands } from './workspaces.ts';

const resetPasswordCommand: Command = {
  usage: 'users reset-password <email>',
  summary: 'prints a code that sets a new password, once',
  async run({ identity, print, environment }, { values: [email = ''] }) {
    const { code, minutes } = await makeResetCode(identity, email);
    const origin = environment['PUBLIC_ORIGIN'] ?? '';
    print(code);
    print(
      `It works once, for ${minutes} minutes: POST ${origin}/api/auth/password/reset/confirm {"token": "the code", "newPassword": "..."}.`,
    );
  },
};

const endSessionsCommand: Command = {
  usage: 'users end-sessions <email>',
  summary: 'signs somebody out everywhere, within five seconds',
  async run({ identity, print }, { values: [email = ''] }) {
    print(`Sessions ended: ${await endSessions(identity, email)}.`);
  },
};

const removeFactorsCommand: Command = {
  usage: 'users remove-factors <email>',
  summary: 'removes the second factors of somebody who has lost them',
  async run({ identity, print }, { values: [email = ''] }) {
    print(`Second factors removed: ${await removeFactors(identity, email)}.`);
  },
};

const userCommands: readonly Command[] = [
  resetPasswordCommand,
  endSessionsCommand,
  removeFactorsCommand,
];

const rotateSecretsCommand: Command = {
  usage: 'secrets rotate [--drop-former] [--new-secret]',
  summary:
    'makes a new key that signs sessions; --drop-former withdraws the others, which signs everybody out; --new-secret does so where SESSION_KEY_SECRET is another one than before, while identity is stopped',
  flags: ['drop-former', 'new-secret'],
  async run({ identity, print, environment }, { options }) {
    const isNewSecret = options['new-secret'] === true;
    const dropsFormer = isNewSecret || options['drop-former'] === true;
    const kid = await rotateSigningKey(identity, {
      secret: await findKey(environment, 'SESSION_KEY_SECRET'),
      workspaceId: readSettings(tenancySettings, environment).DEFAULT_WORKSPACE_ID,
      dropsFormer,
      isNewSecret,
    });
    print(`${kid} signs sessions from now on. Running services take it up within a minute.`);
    if (dropsFormer) print('Sessions of before are void within ten minutes.');
  },
};

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
