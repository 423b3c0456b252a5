import { playbookFoundSchema, playbookIdInput, playbookListSchema } from '@workspace-ops/contracts';
import { as } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Playbooks';

export const playbookRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/playbooks',
    area,
    operationId: 'listPlaybooks',
    summary: 'List the playbooks by owning department and name',
    description:
      'Read-only, and the same for everybody. Answered from the canonical registry when the database cannot answer or is empty.',
    auth: 'optional',
    status: 200,
    output: playbookListSchema,
    call: ({ workflow }, _input, call) => workflow.playbooks.list.query(undefined, as(call)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/playbooks/:id',
    area,
    operationId: 'getPlaybook',
    summary: 'Show a playbook with its handoffs in their order',
    auth: 'optional',
    status: 200,
    params: playbookIdInput,
    output: playbookFoundSchema,
    errors: [404],
    call: ({ workflow }, { params }, call) => workflow.playbooks.get.query(params, as(call)),
  }),
];
