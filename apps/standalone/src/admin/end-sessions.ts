import { endSessions } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const endSessionsCommand: Command = {
  usage: 'users end-sessions <email>',
  summary: 'signs somebody out everywhere, within five seconds',
  async run({ identity, print }, { values: [email = ''] }) {
    print(`Sessions ended: ${await endSessions(identity, email)}.`);
  },
};
