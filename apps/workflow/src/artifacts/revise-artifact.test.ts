import { artifactTag, type Artifact } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let workflow: WorkflowUnderTest;
const context = { customer: 'Harbour Dental', observation: 'Front desk re-types enquiries.' };

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

/** The post of a run that waits for its approval. */
async function makePost(workspaceId: string): Promise<Artifact> {
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return artifacts.find(({ artifactType }) => artifactType === 'post')!;
}

const read = (workspaceId: string, id: string) =>
  workflow.client.artifacts.get.query({ id }, member(workspaceId));

const revise = (workspaceId: string, edit: { id: string; content?: string; ifMatch?: string }) =>
  workflow.client.artifacts.revise.mutate(
    { content: 'The desk writes each enquiry once. Call us on Monday.', ...edit },
    member(workspaceId),
  );

const author = { kind: 'person', id: 'usr_test' };

describe('an artifact', () => {
  it('is shown with its whole family, oldest first, whichever of them is asked for', async () => {
    const workspaceId = 'ws_family';
    const { id, qualityScore, verificationNotes } = await makePost(workspaceId);
    const { artifact: second } = await revise(workspaceId, { id });
    const { refinedArtifactId } = await workflow.client.artifacts.refine.mutate(
      { id },
      member(workspaceId),
    );
    for (const asked of [id, second.id, refinedArtifactId]) {
      const { artifact, lineage } = await read(workspaceId, asked);
      expect(artifact.id).toBe(asked);
      expect(lineage).toMatchObject([
        { id, revisionVersion: 1, author: { kind: 'system' }, qualityScore },
        { id: second.id, revisionVersion: 2, author, qualityScore: second.qualityScore },
        { id: refinedArtifactId, revisionVersion: 3, author },
      ]);
    }
    expect((await read(workspaceId, id)).evaluation).toEqual(verificationNotes);
  });
});

describe('an edit by a person', () => {
  it('is a new revision, evaluated and audited, beside the edited one as it was', async () => {
    const workspaceId = 'ws_edit';
    const post = await makePost(workspaceId);
    const { artifact, evaluation } = await revise(workspaceId, { id: post.id });
    expect(artifact).toMatchObject({
      ...post,
      id: artifact.id,
      content: 'The desk writes each enquiry once. Call us on Monday.',
      status: 'draft',
      author,
      revisionVersion: 2,
      parentArtifactId: post.id,
      qualityScore: evaluation.score,
      qualityGrade: evaluation.grade,
      verificationNotes: evaluation,
      createdAt: artifact.createdAt,
      updatedAt: artifact.updatedAt,
    });
    expect((await read(workspaceId, post.id)).artifact).toEqual(post);
    expect((await read(workspaceId, artifact.id)).artifact).toEqual(artifact);
    const entries = await workflow.waitForAudit(post.workflowRunId, 'artifact.revise');
    expect(entries.find(({ action }) => action === 'artifact.revise')).toMatchObject({
      actor: author,
      details: { artifactId: artifact.id, originalArtifactId: post.id, revisionVersion: 2 },
    });
    expect(workflow.published).toContainEqual(
      expect.objectContaining({
        event: 'ARTIFACT_CREATED',
        data: expect.objectContaining({ artifactId: artifact.id }),
      }),
    );
  });

  it('of an older revision has that one as its parent, and the next version of all', async () => {
    const workspaceId = 'ws_older';
    const { id } = await makePost(workspaceId);
    await revise(workspaceId, { id });
    const { artifact } = await revise(workspaceId, { id });
    expect(artifact).toMatchObject({ parentArtifactId: id, revisionVersion: 3 });
  });

  it('gets a number of its own when several are made at the same instant', async () => {
    const workspaceId = 'ws_at_once';
    const { id } = await makePost(workspaceId);
    const made = await Promise.all(Array.from({ length: 6 }, () => revise(workspaceId, { id })));
    const versions = made.map(({ artifact }) => artifact.revisionVersion);
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('of what was changed since it was read is refused, and stores nothing', async () => {
    const workspaceId = 'ws_stale';
    const { id } = await makePost(workspaceId);
    const seen = artifactTag(await read(workspaceId, id));
    const { artifact: second } = await revise(workspaceId, { id, ifMatch: `"other", ${seen}` });
    const stale = revise(workspaceId, { id, ifMatch: seen });
    expect((await readRefusal(stale)).code).toBe('precondition_failed');
    const latest = artifactTag(await read(workspaceId, second.id));
    for (const ifMatch of [`W/${latest}`, 'no tag', latest.slice(1, -1), '']) {
      const refused = await readRefusal(revise(workspaceId, { id, ifMatch }));
      expect(refused.code, ifMatch).toBe('precondition_failed');
    }
    expect((await read(workspaceId, id)).lineage).toHaveLength(2);
    const { artifact: third } = await revise(workspaceId, { id: second.id, ifMatch: latest });
    expect(third.revisionVersion).toBe(3);
    const { artifact: fourth } = await revise(workspaceId, { id, ifMatch: '*' });
    expect(fourth.revisionVersion).toBe(4);
  });

  it('is taken when another revision was changed, and not when its own was', async () => {
    const workspaceId = 'ws_sibling';
    const call = member(workspaceId);
    const { id } = await makePost(workspaceId);
    const { artifact: second } = await revise(workspaceId, { id });
    const seen = artifactTag(await read(workspaceId, second.id));
    await workflow.client.artifacts.patch.mutate({ id, status: 'archived' }, call);
    await workflow.client.artifacts.evaluate.mutate({ id }, call);
    // Its answer is another by then: a cache must not keep the one before.
    expect(artifactTag(await read(workspaceId, second.id))).not.toBe(seen);
    const { artifact: third } = await revise(workspaceId, { id: second.id, ifMatch: seen });
    expect(third.revisionVersion).toBe(3);
    const unmoved = artifactTag(await read(workspaceId, third.id));
    const scheduledFor = '2099-05-01T09:00:00.000Z';
    await workflow.client.artifacts.patch.mutate({ id: third.id, scheduledFor }, call);
    const stale = revise(workspaceId, { id: third.id, ifMatch: unmoved });
    expect((await readRefusal(stale)).code).toBe('precondition_failed');
  });

  it('is one of several with the same tag, whoever is first', async () => {
    const workspaceId = 'ws_race';
    const { id } = await makePost(workspaceId);
    const ifMatch = artifactTag(await read(workspaceId, id));
    const tried = await Promise.allSettled(
      Array.from({ length: 5 }, () => revise(workspaceId, { id, ifMatch })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(workspaceId, id)).lineage).toHaveLength(2);
  });

  it('is stored so that nothing in it runs', async () => {
    const workspaceId = 'ws_hostile';
    const { id } = await makePost(workspaceId);
    const content = 'Read <img src=x onerror=alert(1)> [on](javascript:x), a < b.';
    const { artifact } = await revise(workspaceId, { id, content });
    expect(artifact.content).toBe(
      'Read &lt;img src=x onerror=alert(1)> &#91;on](javascript:x), a < b.',
    );
    const entries = await workflow.waitForAudit(artifact.workflowRunId, 'artifact.revise');
    expect(entries.find(({ action }) => action === 'artifact.revise')).toMatchObject({
      status: 'warning',
      policyChecks: { saifPassed: false },
    });
  });

  it('needs a content, and keeps within the limits', async () => {
    const workspaceId = 'ws_limits';
    const { id } = await makePost(workspaceId);
    const bad = [
      { content: '  ' },
      { content: 'a'.repeat(200_001) },
      { content: 'a\u0000' },
      { content: 'a', title: 'a'.repeat(201) },
      { content: 'a', summary: 'a'.repeat(2_001) },
    ];
    for (const edit of bad) {
      const refused = await readRefusal(revise(workspaceId, { id, ...edit }));
      expect(refused.code, JSON.stringify(edit).slice(0, 60)).toBe('invalid_input');
    }
  });

  it('changes the title and the summary where it says so, and keeps the date', async () => {
    const workspaceId = 'ws_title';
    const { id, summary } = await makePost(workspaceId);
    const scheduledFor = '2099-05-01T09:00:00.000Z';
    await workflow.client.artifacts.patch.mutate({ id, scheduledFor }, member(workspaceId));
    const edit = { id, content: 'Text.', title: 'Another title' };
    const call = member(workspaceId);
    const { artifact } = await workflow.client.artifacts.revise.mutate(edit, call);
    expect(artifact).toMatchObject({ title: 'Another title', summary, scheduledFor });
    const cleared = { id, content: 'Text.', title: ' ', summary: '' };
    const { artifact: next } = await workflow.client.artifacts.revise.mutate(cleared, call);
    expect(next).toMatchObject({ title: (await read(workspaceId, id)).artifact.title });
    expect(next.summary).toBeNull();
  });

  it('is nobody’s without a credential, and not another workspace’s', async () => {
    const { id } = await makePost('ws_mine');
    const calls = (options: ReturnType<typeof member>) => [
      () => workflow.client.artifacts.get.query({ id }, options),
      () => workflow.client.artifacts.revise.mutate({ id, content: 'Theirs.' }, options),
    ];
    for (const call of calls(member('ws_theirs'))) {
      expect((await readRefusal(call())).code).toBe('not_found');
    }
    for (const call of calls(visitor('ws_mine'))) {
      expect((await readRefusal(call())).code).toBe('unauthenticated');
    }
    expect((await read('ws_mine', id)).lineage).toHaveLength(1);
  });
});
