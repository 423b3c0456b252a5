import {
  defaultWorkingHours,
  type Approval,
  type Caller,
  type JsonObject,
  type MemberFacts,
} from '@workspace-ops/contracts';
import { withContext, type RequestContext } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { newRun, visitor, type WorkflowUnderTest } from './start-workflow.ts';

export type Member = MemberFacts['members'][number];
/** Whoever calls, as the clients of the service take it. */
export type Who = ReturnType<typeof visitor>;

export const staffMember = (
  userId: string,
  role: Member['role'],
  more: Partial<Member> = {},
): Member => ({
  userId,
  name: userId,
  email: `${userId}@example.test`,
  role,
  titles: [],
  delegate: null,
  ...more,
});

export const toFacts = (members: readonly Member[]): MemberFacts => ({
  members: [...members],
  timeZone: null,
  workingHours: defaultWorkingHours,
  brandName: null,
});

export interface Staff {
  /** For the service under test. */
  readMembers: (ctx: RequestContext) => Promise<MemberFacts>;
  of(workspaceId: string): readonly Member[];
  /** From now on the workspace has these members. */
  set(workspaceId: string, members: readonly Member[]): void;
  /** A session with the role that its person has there now; none for who is no member. */
  as: (workspaceId: string, userId: string, more?: PersonOptions) => Who;
}

interface PersonOptions {
  idempotencyKey?: string | undefined;
  isUnconfirmed?: true;
}

/** The people of all workspaces of a test: the usual ones, where it sets no others. */
export function createStaff(usual: readonly Member[]): Staff {
  const changed = new Map<string, readonly Member[]>();
  const of = (workspaceId: string): readonly Member[] => changed.get(workspaceId) ?? usual;
  return {
    readMembers: async ({ caller: { workspaceId } }) => toFacts(of(workspaceId)),
    of,
    set: (workspaceId, members) => void changed.set(workspaceId, members),
    as: (workspaceId, userId, { idempotencyKey, ...marked } = {}) => {
      const role = of(workspaceId).find((one) => one.userId === userId)?.role ?? null;
      const email = `${userId}@example.test`;
      const caller = { ...nobody(workspaceId), userId, email, name: userId, role, ...marked };
      return withContext({ caller, requestId: 'req_test', idempotencyKey });
    },
  };
}

const nobody = (workspaceId: string): Caller => ({
  workspaceId,
  userId: null,
  email: null,
  role: null,
  sessionId: null,
  address: '127.0.0.1',
});

/** A program with a token that may decide, read and start runs. */
export const makeTokenHolder = (workspaceId: string, kind: 'service' | 'agent'): Who =>
  withContext({
    caller: {
      ...nobody(workspaceId),
      token: {
        id: `tok_${kind}`,
        kind,
        name: `A ${kind}`,
        scopes: ['runs:decide', 'runs:start', 'read'],
      },
    },
    requestId: 'req_test',
  });

export interface PausedRun {
  workspaceId: string;
  runId: string;
  approval: Approval;
}

interface Pausing {
  workspaceId: string;
  workflowId?: string;
  /** The run's data; by default a customer. */
  initialContext?: JsonObject;
  by: Who;
  /** Who looks at it; absent means who started it. */
  seenBy?: Who;
}

/** A run of the workflow that waits. */
export async function pauseRun(
  workflow: WorkflowUnderTest,
  {
    workspaceId,
    workflowId = 'MKT-01',
    initialContext = { customer: 'Northside Dental' },
    by,
    seenBy = by,
  }: Pausing,
): Promise<PausedRun> {
  const { client } = workflow;
  const departmentCode = workflowId.slice(0, 3).toLowerCase();
  await client.departments.deploy.mutate({ departmentCode, revision: 1 }, visitor(workspaceId));
  const run = newRun({ workspaceId, workflowId, initialContext });
  await client.runs.create.mutate(run, by);
  const { runId } = run;
  await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return { workspaceId, runId, approval: await openApproval(workflow, runId, seenBy) };
}

/** The pause at which the run waits. */
export async function openApproval(
  { client }: Pick<WorkflowUnderTest, 'client'>,
  runId: string,
  who: Who,
): Promise<Approval> {
  const { approvals } = await client.approvals.list.query({ runId, status: 'open' }, who);
  return approvals[0]!;
}

/** The pause after the one that is named, once the run waits there. */
export const nextApproval = (
  workflow: Pick<WorkflowUnderTest, 'client'>,
  { runId, id }: Pick<Approval, 'runId' | 'id'>,
  who: Who,
): Promise<Approval> =>
  waitFor(async () => {
    const open = await openApproval(workflow, runId, who);
    return open !== undefined && open.id !== id ? open : undefined;
  });
