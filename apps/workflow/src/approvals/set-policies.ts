import { departments, findWorkflowDefinition } from '@workspace-ops/catalogue';
import {
  policiesTag,
  toActor,
  type ApprovalPolicies,
  type ApprovalPolicy,
  type Issue,
  type SetPoliciesInput,
} from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { approvalPolicies } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { requireConfirmation } from './check-confirmation.ts';
import { findPolicies, type StoredPolicies } from './stored-policies.ts';

/**
 * Sets the workspace's policies as a further version: pauses to come begin with it, open ones keep theirs.
 * With `ifMatch` only while it names the version that counts then.
 * @throws {AppError} `invalid_input` with all faults that the contract cannot know; `precondition_failed`,
 * `confirmation_required`.
 */
export async function setPolicies(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller }: RequestContext,
  { policies, ifMatch }: SetPoliciesInput,
): Promise<ApprovalPolicies> {
  requireConfirmation(caller);
  const issues = policies.flatMap(findFaults);
  if (issues.length > 0) {
    const [{ path, message }] = issues as [Issue];
    throw new AppError('invalid_input', `${path} ${message}`, { issues });
  }
  const { workspaceId } = caller;
  const createdBy = toActor(caller);
  return database.transaction(workspaceId, async (tx) => {
    await lockPolicies(tx);
    const before = await findPolicies(tx);
    const createdAt = clock.now();
    checkUnchanged(before, ifMatch);
    const version = (before?.version ?? 0) + 1;
    const row = { workspaceId, version, policies, createdAt, createdBy };
    await tx.db.insert(approvalPolicies).values(row);
    tx.audit({
      timestamp: createdAt.toISOString(),
      agent: caller.email ?? createdBy.name,
      action: 'approval.policies',
      message: `The approval policies were set to version ${version}: ${policies.length} of them.`,
      details: { version, names: policies.map(({ name }) => name), by: createdBy },
    });
    return presentPolicies(row);
  });
}

function checkUnchanged(before: StoredPolicies | undefined, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const version = before?.version ?? 0;
  const present = policiesTag({ version });
  // A weak tag never matches (RFC 9110, 13.1.1).
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(present)) return;
  throw new AppError(
    'precondition_failed',
    `The policies were changed since they were read: version ${version} counts now.`,
  );
}

/** Two that set policies at once get versions one after the other. */
const lockPolicies = ({ db, workspaceId }: Scope): Promise<unknown> =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`approval-policies:${workspaceId}`}, 0))`,
  );

function findFaults({ when: { workflow, department } }: ApprovalPolicy, index: number): Issue[] {
  const at = (field: string): string => `policies.${index}.when.${field}`;
  const faults: Issue[] = [];
  if (workflow !== undefined && findWorkflowDefinition(workflow) === undefined) {
    faults.push({ path: at('workflow'), message: 'must be the id or the code of a workflow' });
  }
  const codes: readonly string[] = departments.map(({ code }) => code);
  if (department !== undefined && !codes.includes(department.toLowerCase())) {
    faults.push({ path: at('department'), message: `must be one of ${codes.join(', ')}` });
  }
  return faults;
}

export const presentPolicies = (stored: StoredPolicies | undefined): ApprovalPolicies =>
  stored === undefined
    ? { policies: [], version: 0, updatedAt: null, updatedBy: null }
    : {
        policies: stored.policies,
        version: stored.version,
        updatedAt: stored.createdAt.toISOString(),
        updatedBy: stored.createdBy,
      };

export const getPolicies = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
): Promise<ApprovalPolicies> =>
  database.read(workspaceId, async (scope) => presentPolicies(await findPolicies(scope)));
