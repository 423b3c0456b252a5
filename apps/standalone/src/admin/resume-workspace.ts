import { resumeWorkspace } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const resumeWorkspaceCommand: Command = {
  usage: 'workspaces resume <id>',
  summary: 'ends its suspension',
  async run({ identity, print }, { values: [id = ''] }) {
    const wasSuspended = await resumeWorkspace(identity, id);
    print(wasSuspended ? `Resumed: ${id}.` : `${id} is not suspended.`);
  },
};
