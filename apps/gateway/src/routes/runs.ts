import {
  fieldNamesSchema,
  testedFieldNamesSchema,
  testFieldNamesInput,
  runApprovedSchema,
  runArtifactsSchema,
  runDecisionInput,
  runDetailSchema,
  runFilter,
  runIdInput,
  runListSchema,
  runRejectedSchema,
  runRestartedSchema,
  toVotesMissing,
  votesMissingSchema,
  type DecidedRun,
} from '@workspace-ops/contracts';
import { withContext, type RequestContext } from '@workspace-ops/rpc';
import type { z } from 'zod';
import { findMeantPause } from './find-meant-pause.ts';
import type { Services } from '../services.ts';
import { jsonRoute, type Route } from './route.ts';

const area = 'Runs';

/** A run can pause several times, and a decision that is sent twice must not decide two of them. */
const whichPause =
  'Send the `approvalId` that was shown, or an `Idempotency-Key`, so that the same decision sent again never decides the run’s next pause.';

interface Decision {
  decision: 'approve' | 'reject';
  params: { runId: string };
  body: z.output<typeof runDecisionInput>;
  arrivedAtMs: number;
}

/** Decides the pause that the request means. */
async function decideRun(
  workflow: Services['workflow'],
  { params, body, arrivedAtMs, decision }: Decision,
  ctx: RequestContext,
): Promise<DecidedRun> {
  const said = { ...params, ...body };
  const meant = await findMeantPause(workflow, { ...said, arrivedAtMs }, ctx);
  const input = { ...said, ...meant, decision, door: 'runs' } as const;
  return workflow.runs.decide.mutate(input, withContext(ctx));
}

export const runRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/runs',
    area,
    operationId: 'listRuns',
    summary: 'List runs, newest first, 50 at a time by default',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: runFilter,
    output: runListSchema,
    call: ({ workflow }, { query }, ctx) => workflow.runs.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/runs/:runId',
    area,
    operationId: 'getRun',
    summary: 'Show a run with its steps and artifacts',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: runIdInput,
    output: runDetailSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) => workflow.runs.get.query(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/runs/:runId/approve',
    area,
    operationId: 'approveRun',
    decides: true,
    summary: 'Approve a run that is paused for approval',
    description: `Resumes it where it paused; 202 while the approval policies ask for further votes. 400 when it is not pending approval. ${whichPause}`,
    auth: 'credential',
    role: 'approver',
    scope: 'runs:decide',
    status: 200,
    params: runIdInput,
    body: runDecisionInput,
    bodyOptional: true,
    output: runApprovedSchema,
    accepted: votesMissingSchema,
    idempotent: true,
    example: { approvalId: 'apr_01a1fc79b479734caf5b321f9261b81d', comment: 'Price agreed.' },
    errors: [400, 403, 404, 409],
    call: async ({ workflow }, input, ctx) => {
      const decided = await decideRun(workflow, { ...input, decision: 'approve' }, ctx);
      return toVotesMissing(decided) ?? { message: 'Run approved and resumed' as const };
    },
  }),
  jsonRoute({
    method: 'post',
    path: '/api/runs/:runId/reject',
    area,
    operationId: 'rejectRun',
    decides: true,
    summary: 'Reject a run that is paused for approval',
    description: `The run fails. 400 when it is not pending approval. ${whichPause}`,
    auth: 'credential',
    role: 'approver',
    scope: 'runs:decide',
    status: 200,
    params: runIdInput,
    body: runDecisionInput,
    bodyOptional: true,
    output: runRejectedSchema,
    idempotent: true,
    example: { approvalId: 'apr_01a1fc79b479734caf5b321f9261b81d', comment: 'Price agreed.' },
    errors: [400, 403, 404, 409],
    call: async ({ workflow }, input, ctx) => {
      await decideRun(workflow, { ...input, decision: 'reject' }, ctx);
      return { message: 'Run rejected' as const };
    },
  }),
  jsonRoute({
    method: 'post',
    path: '/api/runs/:runId/restart',
    area,
    operationId: 'restartRun',
    summary: 'Start a run again that has ended',
    description:
      'Makes a new run with the same input, of the workflow as it is today: it pauses where that asks for a person, whatever was approved before. The ended run stays as it is. 409 while it has not ended, and for one that asked about a legal matter.',
    auth: 'credential',
    role: 'editor',
    scope: 'runs:start',
    status: 201,
    params: runIdInput,
    output: runRestartedSchema,
    idempotent: true,
    errors: [404, 409],
    call: ({ workflow }, { params }, ctx) => workflow.runs.restart.mutate(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/runs/:runId/artifacts',
    area,
    operationId: 'listRunArtifacts',
    summary: 'List a run’s artifacts, oldest first',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: runIdInput,
    output: runArtifactsSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) =>
      workflow.runs.artifacts.query(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/field-names',
    area,
    operationId: 'getFieldNames',
    summary: 'Show what the workspace’s own names of fields mean',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: fieldNamesSchema,
    call: ({ workflow }, _input, ctx) =>
      workflow.runs.fieldNames.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'put',
    path: '/api/field-names',
    area,
    operationId: 'setFieldNames',
    summary: 'Say what the workspace’s own names of fields mean',
    description:
      'Replaces all of them; runs that are made afterwards read their data so. What somebody answers by the name of a field that was offered is added.',
    auth: 'credential',
    role: 'approver',
    status: 200,
    body: fieldNamesSchema,
    output: fieldNamesSchema,
    example: { fieldNames: { 'works no': 'order', homeowner: 'customer' } },
    call: ({ workflow }, { body }, ctx) =>
      workflow.runs.setFieldNames.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/field-names/test',
    area,
    operationId: 'testFieldNames',
    summary: 'Show how a run would read data, before there is one',
    description:
      'By the workspace’s own names of fields, or by those that are given, which are not stored. No run is made, and nothing is written.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    body: testFieldNamesInput,
    output: testedFieldNamesSchema,
    example: {
      workflowId: 'sal-02',
      initialContext: { voucher: { party: 'Ferry Inn', total: '1250.00' } },
      fieldNames: { 'voucher.party': 'customer' },
    },
    errors: [404],
    call: ({ workflow }, { body }, ctx) =>
      workflow.runs.testFieldNames.mutate(body, withContext(ctx)),
  }),
];
