import { connect } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, nextApproval, pauseRun, staffMember } from '../test-support/staff.ts';
import {
  createWorkflowDatabase,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { byApproval } from '../test-support/decisions.ts';

let database: TestDatabase;
let admin: ReturnType<typeof connect>;
let workflow: WorkflowUnderTest;

const staff = createStaff([staffMember('ann', 'owner'), staffMember('bob', 'approver')]);
const { as } = staff;

beforeAll(async () => {
  database = await createWorkflowDatabase();
  admin = connect({ url: database.url, applicationName: 'test', maxConnections: 1 });
  workflow = await startWorkflow({ databaseUrl: database.url, readMembers: staff.readMembers });
});

afterAll(async () => {
  await workflow.stop();
  await admin.end();
  await database.drop();
});

const pausedRun = (workspaceId: string, workflowId: string) =>
  pauseRun(workflow, {
    workspaceId,
    workflowId,
    by: as(workspaceId, 'bob'),
    seenBy: as(workspaceId, 'ann'),
  });

type Decision = 'approve' | 'reject' | 'send_back';

const decide = (workspaceId: string, id: string, decision: Decision) =>
  workflow.client.runs.decide.mutate(
    byApproval({ id, decision, comment: 'As agreed.' }),
    as(workspaceId, 'ann'),
  );

const getApproval = async (workspaceId: string, id: string) =>
  (await workflow.client.approvals.get.query({ id }, as(workspaceId, 'ann'))).approval;

describe('a decided approval has what was decided on', () => {
  it('also once the post is archived by its rejection', async () => {
    const { runId, approval } = await pausedRun('ws_shown_rejected', 'MKT-01');
    expect(approval.artifacts.map(({ artifactType }) => artifactType)).toContain('post');
    await decide('ws_shown_rejected', approval.id, 'reject');
    await workflow.settled('ws_shown_rejected', runId, 'failed');
    const decided = await getApproval('ws_shown_rejected', approval.id);
    expect(decided.artifacts).toEqual(approval.artifacts);
    const { approvals } = await workflow.client.approvals.list.query(
      { status: 'decided', limit: 50 },
      as('ws_shown_rejected', 'ann'),
    );
    expect(approvals.map(({ artifacts }) => artifacts)).toEqual([approval.artifacts]);
  });

  it('also once what was sent back is written again', async () => {
    const { approval } = await pausedRun('ws_shown_back', 'MKT-01');
    await decide('ws_shown_back', approval.id, 'send_back');
    const next = await nextApproval(workflow, approval, as('ws_shown_back', 'ann'));
    expect(next.artifacts).not.toEqual(approval.artifacts);
    const decided = await getApproval('ws_shown_back', approval.id);
    expect(decided.artifacts).toEqual(approval.artifacts);
  });

  it('and not what the run made after it, with the vote that decided it', async () => {
    const { runId, approval } = await pausedRun('ws_shown_approved', 'OPS-01');
    await decide('ws_shown_approved', approval.id, 'approve');
    const { artifacts } = await workflow.settled('ws_shown_approved', runId, 'completed');
    expect(artifacts.length).toBeGreaterThan(approval.artifacts.length);
    const decided = await getApproval('ws_shown_approved', approval.id);
    expect(decided.artifacts).toEqual(approval.artifacts);
    expect(decided.policy).toMatchObject({ have: 1, need: 1 });
  });

  it('or says that a release which decided it kept none, and shows none of now', async () => {
    const { approval } = await pausedRun('ws_shown_former', 'MKT-01');
    expect(approval).not.toHaveProperty('artifactsNotKept');
    await decide('ws_shown_former', approval.id, 'approve');
    expect(await getApproval('ws_shown_former', approval.id)).not.toHaveProperty(
      'artifactsNotKept',
    );
    await admin`update workflow.approvals set decided_artifacts = null
      where workspace_id = 'ws_shown_former'`;
    const decided = await getApproval('ws_shown_former', approval.id);
    expect(decided).toMatchObject({ status: 'approved', artifacts: [], artifactsNotKept: true });
  });
});
