import {
  approvalFilter,
  approvalFoundSchema,
  approvalIdInput,
  approvalListSchema,
  approvalPoliciesSchema,
  setPoliciesInput,
  testedPoliciesSchema,
  testPoliciesInput,
} from '@workspace-ops/contracts';
import { credentialProcedure, router } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { getApproval } from './get-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { getPolicies, setPolicies } from './set-policies.ts';
import { testPolicies } from './test-policies.ts';

/** Reading approvals and setting policies; the decision itself is that of runs. */
export const createApprovalsRouter = (deps: WorkflowDependencies) =>
  router({
    list: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(approvalFilter)
      .output(approvalListSchema)
      .query(({ ctx, input }) => listApprovals(deps, ctx, input)),
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(approvalIdInput)
      .output(approvalFoundSchema)
      .query(({ ctx, input }) => getApproval(deps, ctx, input)),
    policies: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(approvalPoliciesSchema)
      .query(({ ctx }) => getPolicies(deps, ctx)),
    setPolicies: credentialProcedure
      .meta({ role: 'admin' })
      .input(setPoliciesInput)
      .output(approvalPoliciesSchema)
      .mutation(({ ctx, input }) => setPolicies(deps, ctx, input)),
    testPolicies: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(testPoliciesInput)
      .output(testedPoliciesSchema)
      .query(({ ctx, input }) => testPolicies(deps, ctx, input)),
  });
