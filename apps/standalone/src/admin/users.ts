import { endSessions, makeResetCode, removeFactors } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

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

export const userCommands: readonly Command[] = [
  resetPasswordCommand,
  endSessionsCommand,
  removeFactorsCommand,
];
