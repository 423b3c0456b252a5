import { cellPattern } from '@workspace-ops/contracts';
import {
  type Administration,
  adoptWorkspaces,
  deleteWorkspace,
  findWorkspaceName,
  listSuspendedAlone,
  listWorkspaces,
  resumeWorkspace,
  suspendWorkspace,
} from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command } from './command.ts';
import { repeatName } from './repeat-name.ts';

const listWorkspacesCommand: Command = {
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

const hasAccount = async (identity: Administration, id: string): Promise<boolean> =>
  (await findWorkspaceName(identity, id)) !== undefined;

const suspendWorkspaceCommand: Command = {
  usage: 'workspaces suspend <id> [--without-account]',
  summary:
    'has everything refused that is asked of it, within five seconds; --without-account: of one that only callers without a credential name, too',
  flags: ['without-account'],
  async run({ identity, print }, { values: [id = ''], options }) {
    if (options['without-account'] !== true && !(await hasAccount(identity, id)))
      throw new Error(
        `${id} is no workspace with an account. If only callers without a credential name it: --without-account.`,
      );
    const { isNew } = await suspendWorkspace(identity, id);
    print(isNew ? `Suspended: ${id}.` : `${id} is suspended already.`);
  },
};

const resumeWorkspaceCommand: Command = {
  usage: 'workspaces resume <id>',
  summary: 'ends its suspension',
  async run({ identity, print }, { values: [id = ''] }) {
    const wasSuspended = await resumeWorkspace(identity, id);
    if (!wasSuspended && !(await hasAccount(identity, id)))
      throw new Error(`${id} is no workspace with an account, and is not suspended.`);
    print(wasSuspended ? `Resumed: ${id}.` : `${id} is not suspended.`);
  },
};

const deleteWorkspaceCommand: Command = {
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

const adoptWorkspacesCommand: Command = {
  usage: 'cells adopt <cell>',
  summary: 'says of the workspaces that have no cell yet that they are in this one',
  async run({ identity, environment, print }, { values: [cell = ''] }) {
    if (!cellPattern.test(cell)) throw new Error(`${JSON.stringify(cell)} is no name of a cell.`);
    const { DEFAULT_WORKSPACE_ID: auditedIn } = readSettings(tenancySettings, environment);
    print(`In ${cell} from now on: ${await adoptWorkspaces(identity, { cell, auditedIn })}.`);
  },
};

export const workspaceCommands: readonly Command[] = [
  listWorkspacesCommand,
  suspendWorkspaceCommand,
  resumeWorkspaceCommand,
  deleteWorkspaceCommand,
  adoptWorkspacesCommand,
];
