import { deleteWorkspace, findWorkspaceName } from '@workspace-ops/identity/admin';
import type { Command } from './command.ts';
import { repeatName } from './repeat-name.ts';

export const deleteWorkspaceCommand: Command = {
  usage: 'workspaces delete <id> [--name <name>]',
  summary: 'deletes it, once its name was repeated',
  options: ['name'],
  async run(context, given) {
    const { identity, print } = context;
    const [id = ''] = given.values;
    const name = await findWorkspaceName(identity, id);
    if (name === undefined) throw new Error(`${id} is no workspace with an account.`);
    const confirm = await repeatName(context, given, { act: `delete ${id}`, name });
    const { members } = await deleteWorkspace(identity, { id, confirm });
    print(`Deleted: ${id}. Members that it had: ${members}.`);
  },
};
