import { deleteWorkspace, findWorkspaceName } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';

export const deleteWorkspaceCommand: Command = {
  usage: 'workspaces delete <id> [--name <name>]',
  summary: 'deletes it, once its name was repeated',
  options: ['name'],
  async run({ identity, print, ask }, { values: [id = ''], options }) {
    const name = await findWorkspaceName(identity, id);
    if (name === undefined) throw new Error(`${id} is no workspace with an account.`);
    const given = options['name'];
    const confirm =
      typeof given === 'string'
        ? given
        : await ask(`To delete ${id}, repeat its name, ${JSON.stringify(name)}: `);
    const { members } = await deleteWorkspace(identity, { id, confirm });
    print(`Deleted: ${id}. Members that it had: ${members}.`);
  },
};
