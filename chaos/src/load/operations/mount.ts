import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** Not the two that are mounted by default: the load's runs need their workflows. */
const playbooks = ['sal', 'fin', 'ful', 'cul', 'aft'].map((department) => `${department}-playbook`);

/** Mounts and unmounts; each playbook of a workspace is one client's, so its order is known. */
export const mount: Operation = {
  weight: 4,
  async perform(client) {
    const { workspace, random, index } = client;
    const own = playbooks.filter((_id, place) => place % workspace.clients === index);
    if (own.length === 0) return 'skipped';
    const playbookId = random.pick(own);
    const verb = random.pick(['mount', 'unmount']);
    await write(client, {
      kind: 'mount',
      service: 'commerce',
      workspaceId: workspace.id,
      subject: { playbookId, status: verb === 'mount' ? 'active' : 'canceled' },
      repeatable: false,
      request: () => ({
        method: 'POST',
        path: `/api/marketplace/${verb}/${playbookId}`,
        token: workspace.token,
      }),
    });
    return 'tried';
  },
};
