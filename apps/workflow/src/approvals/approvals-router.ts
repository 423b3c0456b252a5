import {
  approvalFilter,
  approvalFoundSchema,
  approvalIdInput,
  approvalListSchema,
  approvalPoliciesInput,
  approvalPoliciesSchema,
  testedPoliciesSchema,
  testPoliciesInput,
  type MemberFacts,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { credentialProcedure, router, type RequestContext } from '@workspace-ops/rpc';
import type { Clock, Compute } from '@workspace-ops/service-kit';
import { getApproval, type ApprovalContext } from './get-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { getPolicies, setPolicies } from './set-policies.ts';
import { testPolicies } from './test-policies.ts';

interface ApprovalDependencies {
  database: Database;
  compute: Compute;
  clock: Clock;
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
}

const viewing = (deps: ApprovalDependencies, ctx: RequestContext): ApprovalContext => ({
  ...deps,
  caller: ctx.caller,
  readMembers: () => deps.readMembers(ctx),
});

/** Reading approvals and setting policies; the decision itself is that of runs. */
export const createApprovalsRouter = (deps: ApprovalDependencies) =>
  router({
    list: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(approvalFilter)
      .output(approvalListSchema)
      .query(({ ctx, input }) => listApprovals(viewing(deps, ctx), input)),
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(approvalIdInput)
      .output(approvalFoundSchema)
      .query(async ({ ctx, input }) => ({
        approval: await getApproval(viewing(deps, ctx), input.id),
      })),
    policies: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(approvalPoliciesSchema)
      .query(({ ctx }) => getPolicies(deps, ctx)),
    setPolicies: credentialProcedure
      .meta({ role: 'admin' })
      .input(approvalPoliciesInput)
      .output(approvalPoliciesSchema)
      .mutation(({ ctx: { caller }, input }) => setPolicies({ ...deps, caller }, input.policies)),
    testPolicies: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(testPoliciesInput)
      .output(testedPoliciesSchema)
      .query(({ ctx, input }) => testPolicies(deps, ctx, input)),
  });
