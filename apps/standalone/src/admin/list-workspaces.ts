import { listSuspendedAlone, listWorkspaces } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const listWorkspacesCommand: Command = {
  usage: 'workspaces list',
  summary: 'shows them, the oldest first',
  async run({ identity, print }) {
    for await (const one of listWorkspaces(identity)) {
      const state = one.suspendedAt ? `, suspended since ${one.suspendedAt.toISOString()}` : '';
      const cell = one.cell === null ? '' : `, cell ${one.cell}`;
      const owners = one.owners || 'nobody';
      print(
        `${one.id}  ${JSON.stringify(one.name)}, of ${one.createdAt.toISOString()}, members: ${one.members}, owners: ${owners}${cell}${state}`,
      );
    }
    for (const { id, suspendedAt } of await listSuspendedAlone(identity)) {
      print(`${id}  without an account, suspended since ${suspendedAt.toISOString()}`);
    }
  },
};
