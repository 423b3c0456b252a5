import {
  ingestedSchema,
  ingestInput,
  stateTag,
  syncActionInput,
  syncActionSchema,
  syncStateSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { findMeantPause } from './find-meant-pause.ts';
import { jsonRoute, type Route } from './route.ts';

const area = 'Mobile sync bridge';

export const syncRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/sync/state',
    aliases: ['/api/mobilehub/state'],
    area,
    operationId: 'getSyncState',
    summary: 'Export the workspace’s state',
    description:
      'Writes nothing. The `ETag` covers everything but `syncedAt`; `If-None-Match` gives 304.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: syncStateSchema,
    etag: stateTag,
    call: ({ sync }, _input, ctx) => sync.state.get.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/sync/ingest',
    aliases: ['/api/mobilehub/ingest'],
    area,
    operationId: 'ingest',
    summary: 'Take in field data',
    description:
      'Pushes `ROAMING_DATA_INGESTED` to the callback URLs of the workspace. An API token that names a workflow also needs the scope `runs:start`.',
    auth: 'workspace',
    role: 'editor',
    scope: 'ingest',
    accessOf: ({ triggerWorkflowId }) => ({
      role: 'editor',
      scope: triggerWorkflowId === undefined ? 'ingest' : 'runs:start',
    }),
    status: 201,
    body: ingestInput,
    bodyOptional: true,
    output: ingestedSchema,
    idempotent: true,
    example: { dataType: 'lead', payload: { company: 'Northwind' }, notes: 'Met at the fair' },
    call: ({ sync }, { body }, ctx) => sync.ingestions.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/sync/action',
    aliases: ['/api/mobilehub/action'],
    area,
    operationId: 'performAction',
    decides: true,
    summary: 'Perform a remote action',
    description:
      'With `approve_run` and `reject_run`, send the `approvalId` that was shown, or an `Idempotency-Key`, so that the same decision sent again never decides the run’s next pause.',
    auth: 'workspace',
    role: 'editor',
    scope: ['runs:start', 'runs:decide'],
    accessOf: ({ action }) =>
      action === 'trigger_workflow'
        ? { role: 'editor', scope: 'runs:start' }
        : { role: 'approver', scope: 'runs:decide' },
    status: 200,
    body: syncActionInput,
    output: syncActionSchema,
    accepted: syncActionSchema.required({ approvals: true }),
    idempotent: true,
    errors: [403, 404, 409],
    example: { action: 'trigger_workflow', workflowId: 'MKT-01', payload: { topic: 'Spring' } },
    call: async ({ sync, workflow }, { body, arrivedAtMs }, ctx) => {
      const isDecision = body.action !== 'trigger_workflow';
      const pause = isDecision && (await findMeantPause(workflow, { ...body, arrivedAtMs }, ctx));
      return sync.actions.perform.mutate({ ...body, ...pause }, withContext(ctx));
    },
  }),
];
