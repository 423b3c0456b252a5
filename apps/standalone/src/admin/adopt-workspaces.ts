import { cellPattern } from '@workspace-ops/contracts';
import { adoptWorkspaces } from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command } from './command.ts';

export const adoptWorkspacesCommand: Command = {
  usage: 'cells adopt <cell>',
  summary: 'says of the workspaces that have no cell yet that they are in this one',
  async run({ identity, environment, print }, { values: [cell = ''] }) {
    if (!cellPattern.test(cell)) throw new Error(`${JSON.stringify(cell)} is no name of a cell.`);
    const { DEFAULT_WORKSPACE_ID: auditedIn } = readSettings(tenancySettings, environment);
    print(`In ${cell} from now on: ${await adoptWorkspaces(identity, { cell, auditedIn })}.`);
  },
};
