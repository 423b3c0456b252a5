import { makeResetCode } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const resetPasswordCommand: Command = {
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
