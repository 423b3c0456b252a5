import { suspendWorkspace } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const suspendWorkspaceCommand: Command = {
  usage: 'workspaces suspend <id>',
  summary: 'has everything refused that is asked of it, within five seconds',
  async run({ identity, print }, { values: [id = ''] }) {
    const { isNew, hasAccount } = await suspendWorkspace(identity, id);
    print(isNew ? `Suspended: ${id}.` : `${id} is suspended already.`);
    if (!hasAccount) print('It has no account: make sure that the id is the right one.');
  },
};
