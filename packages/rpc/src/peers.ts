import type {
  auditLogFilter,
  AuditLogEntry,
  CheckContactsInput,
  CheckedContacts,
  ClosedWorkspaces,
  ConfirmSpendingInput,
  CreateRunInput,
  DecidedRun,
  DecideRunInput,
  DepartmentOrder,
  DepartmentSet,
  ErasedWorkspace,
  MemberFacts,
  ReserveSpendingInput,
  SettleSpendingInput,
  SpendingReserved,
  SpendingSettled,
  WorkspaceSummary,
} from '@workspace-ops/contracts';
import type { z } from 'zod';
import { newId } from '@workspace-ops/service-kit';
import { withContext } from './clients.ts';
import { serviceContext, type RequestContext } from './request-context.ts';

/*
 * What services ask of each other, in the contracts' terms and not by the routers' types: a change
 * inside a service then concerns no other one. The compositions, which know the routers, prove to
 * the compiler that each service's client is what the others take it for. Why: docs/decisions/0021.
 */

type Options = ReturnType<typeof withContext>;

interface Query<I, O> {
  query(input: I, options: Options): Promise<O>;
}

interface Mutation<I, O> {
  mutate(input: I, options: Options): Promise<O>;
}

/** The workflow service, as far as others need it. */
export interface WorkflowPeer {
  workspace: { summary: Query<undefined, WorkspaceSummary> };
  runs: {
    create: Mutation<CreateRunInput, { runId: string; status: string }>;
    decide: Mutation<DecideRunInput, DecidedRun>;
  };
  contacts: { check: Query<CheckContactsInput, CheckedContacts> };
  budget: {
    reserve: Mutation<ReserveSpendingInput, SpendingReserved>;
    settle: Mutation<SettleSpendingInput, SpendingSettled>;
    confirm: Mutation<ConfirmSpendingInput, SpendingSettled>;
  };
  departments: {
    deploy: Mutation<DepartmentOrder, DepartmentSet>;
    retire: Mutation<DepartmentOrder, DepartmentSet>;
  };
}

/** The identity service, as far as others need it. */
export interface IdentityPeer {
  members: { facts: Query<undefined, MemberFacts> };
  workspaces: {
    timeZone: Query<undefined, { timeZone: string | null }>;
    closed: Query<undefined, ClosedWorkspaces>;
    erased: Mutation<ErasedWorkspace, { success: true }>;
  };
}

/** The audit service, as far as others need it. */
export interface AuditPeer {
  logs: { list: Query<z.input<typeof auditLogFilter>, { logs: AuditLogEntry[] }> };
}

/** Whether a workflow is deployed and active in the caller's workspace. */
export const createDeploymentCheck =
  (workflow: Pick<WorkflowPeer, 'workspace'>) =>
  async (ctx: RequestContext, workflowId: string): Promise<boolean> => {
    const { workflows } = await workflow.workspace.summary.query(undefined, withContext(ctx));
    return workflows.some(({ id, status }) => id === workflowId && status === 'active');
  };

/** Whether a number, in E.164, is on the do-not-call list of the caller's workspace. */
export const createSuppressionCheck =
  (workflow: Pick<WorkflowPeer, 'contacts'>) =>
  async (ctx: RequestContext, e164: string): Promise<boolean> => {
    const { phones } = await workflow.contacts.check.query(
      { phones: [e164], emails: [] },
      withContext(ctx),
    );
    return phones.includes(e164);
  };

/** The ledger of what workspaces spend on models. */
export const connectLedger = (workflow: Pick<WorkflowPeer, 'budget'>) => ({
  reserve: (ctx: RequestContext, input: ReserveSpendingInput) =>
    workflow.budget.reserve.mutate(input, withContext(ctx)),
  confirm: (ctx: RequestContext, input: ConfirmSpendingInput) =>
    workflow.budget.confirm.mutate(input, withContext(ctx)),
  settle: (ctx: RequestContext, input: SettleSpendingInput) =>
    workflow.budget.settle.mutate(input, withContext(ctx)),
});

/** The time zone that the caller's workspace has set; null for none. */
export const createTimeZoneLookUp =
  (identity: Pick<IdentityPeer, 'workspaces'>) =>
  async (ctx: RequestContext): Promise<string | null> =>
    (await identity.workspaces.timeZone.query(undefined, withContext(ctx))).timeZone;

/** What a service reads of suspended and deleted workspaces, and reports of what it has erased. */
export const connectClosedWorkspaces = (identity: Pick<IdentityPeer, 'workspaces'>) => ({
  // Of no workspace in particular.
  list: () => identity.workspaces.closed.query(undefined, withContext(ownContext('*'))),
  async reportErased(erased: ErasedWorkspace): Promise<void> {
    await identity.workspaces.erased.mutate(erased, withContext(ownContext(erased.workspaceId)));
  },
});

const ownContext = (workspaceId: string): RequestContext =>
  serviceContext(workspaceId, newId('req'));
