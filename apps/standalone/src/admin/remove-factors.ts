import { removeFactors } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const removeFactorsCommand: Command = {
  usage: 'users remove-factors <email>',
  summary: 'removes the second factors of somebody who has lost them',
  async run({ identity, print }, { values: [email = ''] }) {
    print(`Second factors removed: ${await removeFactors(identity, email)}.`);
  },
};
