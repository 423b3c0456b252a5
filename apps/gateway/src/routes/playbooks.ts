import { playbookFoundSchema, playbookIdInput, playbookListSchema } from '@workspace-ops/contracts';
import { findPlaybook, listPlaybooks } from '@workspace-ops/playbooks';
import { withContext } from '@workspace-ops/rpc';
import { withFallback } from './with-fallback.ts';
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
      'Read-only, and the same for everybody. Answered from the canonical registry when the database is empty, or it or the service in front of it cannot answer.',
    auth: 'optional',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: playbookListSchema,
    call: ({ workflow }, _input, ctx) =>
      withFallback(
        ctx,
        (patient) => workflow.playbooks.list.query(undefined, withContext(patient)),
        () => listPlaybooks([]),
      ),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/playbooks/:id',
    area,
    operationId: 'getPlaybook',
    summary: 'Show a playbook with its handoffs in their order',
    auth: 'optional',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: playbookIdInput,
    output: playbookFoundSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) =>
      withFallback(
        ctx,
        (patient) => workflow.playbooks.get.query(params, withContext(patient)),
        () => findPlaybook([], params.id),
      ),
  }),
];
