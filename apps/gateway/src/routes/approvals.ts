import {
  approvalDecidedSchema,
  approvalFilter,
  approvalFoundSchema,
  approvalIdInput,
  approvalListSchema,
  approvalPoliciesInput,
  approvalPoliciesSchema,
  decideApprovalInput,
  policiesTag,
  testedPoliciesSchema,
  testPoliciesInput,
  toApprovalDecided,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Approvals';

export const approvalRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/approvals',
    area,
    operationId: 'listApprovals',
    summary: 'List approvals, newest first, 50 at a time by default',
    description: '`assignedTo=me`: what you may decide and have not voted on.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: approvalFilter,
    output: approvalListSchema,
    call: ({ workflow }, { query }, ctx) => workflow.approvals.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/approvals/:id',
    area,
    operationId: 'getApproval',
    summary: 'Show an approval, and whether you may decide it',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: approvalIdInput,
    output: approvalFoundSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) => workflow.approvals.get.query(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/approvals/:id/decide',
    area,
    operationId: 'decideApproval',
    decides: true,
    summary: 'Approve, reject or send back what a run waits for',
    description:
      'Send the `subjectDigest` that was shown: 409 `stale_subject` when what would be done was changed since. 403 says why you may not decide, 409 by whom and when it was decided already. `send_back` has the step before done again with the comment as an instruction, three times at most.',
    auth: 'credential',
    role: 'approver',
    scope: 'runs:decide',
    status: 200,
    params: approvalIdInput,
    body: decideApprovalInput,
    output: approvalDecidedSchema,
    idempotent: true,
    example: { decision: 'send_back', comment: 'Name the customer’s own figure.' },
    errors: [403, 404, 409],
    call: async ({ workflow }, { params: { id }, body }, ctx) => {
      const input = { ...body, approvalId: id, door: 'approvals' } as const;
      const decided = await workflow.runs.decide.mutate(input, withContext(ctx));
      return toApprovalDecided(decided, body.decision);
    },
  }),
  jsonRoute({
    method: 'get',
    path: '/api/approval-policies',
    area,
    operationId: 'getApprovalPolicies',
    summary: 'Show the approval policies',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: approvalPoliciesSchema,
    etag: policiesTag,
    call: ({ workflow }, _input, ctx) =>
      workflow.approvals.policies.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'put',
    path: '/api/approval-policies',
    area,
    operationId: 'setApprovalPolicies',
    decides: true,
    summary: 'Set the approval policies',
    description:
      'Replaces all of them by a further version. An open approval keeps the version that it began with. All policies that match have to be satisfied. 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    body: approvalPoliciesInput,
    output: approvalPoliciesSchema,
    errors: [403],
    ifMatch: 'The `ETag` of the policies that were read: 412 when there is a further version.',
    example: {
      policies: [
        {
          name: 'External effects',
          when: { effect: 'external' },
          require: { count: 2, roles: ['approver'], notInitiator: true },
          // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
          deadline: { after: 'P1D', then: 'escalate', to: ['admin'] },
        },
      ],
    },
    call: ({ workflow }, { body, headers }, ctx) =>
      workflow.approvals.setPolicies.mutate(
        { ...body, ifMatch: headers['if-match'] },
        withContext(ctx),
      ),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/approval-policies/test',
    area,
    operationId: 'testApprovalPolicies',
    summary: 'Show what the approval policies would ask of a run',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    body: testPoliciesInput,
    output: testedPoliciesSchema,
    example: { runId: 'run_01a1fc79b479734caf5b321f9261b81d' },
    errors: [404, 409],
    call: ({ workflow }, { body }, ctx) =>
      workflow.approvals.testPolicies.query(body, withContext(ctx)),
  }),
];
