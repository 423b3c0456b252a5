import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
} from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;
const context = { customer: 'Harbour Dental', observation: 'Front desk re-types enquiries.' };

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

/** The post of a run that waits for its approval. */
async function makeDraft(workspaceId: string) {
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return artifacts.find(({ artifactType }) => artifactType === 'post')!;
}

const selectArtifacts = (target = workflow) => target.client.artifacts;
const listActions = (action: string, id: string) =>
  workflow.audited.filter((event) => event.action === action && event.details['artifactId'] === id);

/** The artifacts of a run that completed in the workspace. */
async function makeArtifacts(workspaceId: string, target = workflow) {
  const runId = await target.trigger(workspaceId, 'MKT-01', context);
  await target.settled(workspaceId, runId, 'paused_for_approval');
  await target.client.runs.decide.mutate(approving({ runId }), member(workspaceId));
  const { artifacts } = await target.settled(workspaceId, runId, 'completed');
  const post = artifacts.find(({ artifactType }) => artifactType === 'post')!;
  return { runId, artifacts, post };
}

describe('listing', () => {
  it('gives the newest first, filtered, with the number of all that match', async () => {
    const { runId, artifacts, post } = await makeArtifacts('ws_list');
    await makeArtifacts('ws_list');
    const list = (filter: object) => selectArtifacts().list.query(filter, member('ws_list'));
    const all = await list({});
    expect(all.totalCount).toBe(artifacts.length * 2);
    const moments = all.artifacts.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(await list({ limit: 1 })).toMatchObject({
      totalCount: all.totalCount,
      artifacts: [{ id: all.artifacts[0]!.id }],
    });
    const posts = await list({ type: 'post', runId, status: 'all' });
    expect(posts).toMatchObject({ totalCount: 1, artifacts: [{ id: post.id }] });
    expect(await list({ status: 'published' })).toMatchObject({ totalCount: 0, artifacts: [] });
    expect(await list({ runId: 'run_unknown' })).toMatchObject({ totalCount: 0, artifacts: [] });
  });

  it('gives a run’s artifacts oldest first, and not found for a run of nobody', async () => {
    const { runId, artifacts } = await makeArtifacts('ws_run');
    const ofRun = await workflow.client.runs.artifacts.query({ runId }, member('ws_run'));
    expect(ofRun).toEqual({ runId, artifacts });
    const unknown = workflow.client.runs.artifacts.query({ runId: 'run_x' }, member('ws_run'));
    expect((await readRefusal(unknown)).code).toBe('not_found');
  });
});

describe('a change of status', () => {
  it('needs a date to be scheduled, given or stored', async () => {
    const post = await makeDraft('ws_patch');
    const patch = (change: object) =>
      selectArtifacts().patch.mutate({ id: post.id, ...change }, member('ws_patch'));
    const undated = await readRefusal(patch({ status: 'scheduled' }));
    expect(undated).toMatchObject({ code: 'invalid_input', message: /^scheduledFor is required/ });
    const answer = { success: true, message: 'Artifact status updated' };
    expect(await patch({ scheduledFor: '2027-01-04T09:00:00+01:00' })).toEqual(answer);
    expect(await patch({ status: 'scheduled' })).toEqual(answer);
    expect(await patch({ status: 'archived' })).toEqual(answer);
    const { artifacts } = await selectArtifacts().list.query({ type: 'post' }, member('ws_patch'));
    expect(artifacts[0]).toMatchObject({
      status: 'archived',
      scheduledFor: '2027-01-04T08:00:00.000Z',
    });
    expect(listActions('artifact.status', post.id).map(({ details }) => details['status'])).toEqual(
      ['draft', 'scheduled', 'archived'],
    );
  });

  it('is refused without anything to change', async () => {
    const { post } = await makeArtifacts('ws_patch');
    const nothing = selectArtifacts().patch.mutate({ id: post.id }, member('ws_patch'));
    expect((await readRefusal(nothing)).code).toBe('invalid_input');
  });
});

describe('the content calendar', () => {
  it('orders posts by date, undated ones last, and counts them all', async () => {
    const posts = [];
    for (let made = 0; made < 3; made++) posts.push(await makeDraft('ws_cal'));
    const [first, second, third] = posts;
    const schedule = (id: string, scheduledFor: string) =>
      selectArtifacts().patch.mutate({ id, status: 'scheduled', scheduledFor }, member('ws_cal'));
    await schedule(second!.id, '2099-05-02T09:00:00Z');
    await schedule(third!.id, '2099-05-01T09:00:00Z');
    const calendar = await selectArtifacts().calendar.query(undefined, member('ws_cal'));
    expect(calendar.calendarItems.map(({ id }) => id)).toEqual([third!.id, second!.id, first!.id]);
    expect(calendar).toMatchObject({ totalScheduled: 2, totalDrafts: 1, totalPublished: 0 });
    expect(calendar.localContentQueueExcerpt).toMatch(
      /## Scheduled\n\n- .*2099-05-01.*\n- .*2099-05-02.*\n\n## Drafts\n\n- /,
    );
    const inPeriod = async (period: { from?: string; to?: string }) => {
      const found = await selectArtifacts().calendar.query(period, member('ws_cal'));
      expect(found).toMatchObject({ totalScheduled: 2, totalDrafts: 1 });
      return found.calendarItems.map(({ id }) => id);
    };
    expect(await inPeriod({ from: '2099-05-02', to: '2099-05-02' })).toEqual([second!.id]);
    expect(await inPeriod({ from: '2099-05-01T09:00:00Z' })).toEqual([third!.id, second!.id]);
    expect(await inPeriod({ to: '2099-05-01T08:59:59Z' })).toEqual([]);
  });
});

describe('a download', () => {
  it('is the artifact as stored, under a name made of title and id', async () => {
    const { artifacts } = await makeArtifacts('ws_file');
    for (const { id, content } of artifacts) {
      const file = await selectArtifacts().download.query({ id }, member('ws_file'));
      expect(file).toMatchObject({ content, mediaType: 'text/markdown' });
      expect(file.asciiName).toMatch(/^[a-z0-9-]+\.md$/);
      expect(file.fileName).toContain(id.slice(-8));
    }
  });
});

describe('an evaluation', () => {
  it('gives the same score for the same text, and stores it in place', async () => {
    const { post } = await makeArtifacts('ws_eval');
    const answer = await selectArtifacts().evaluate.mutate({ id: post.id }, member('ws_eval'));
    expect(answer).toMatchObject({ success: true, artifactId: post.id });
    expect(answer.evaluation).toEqual({
      ...post.verificationNotes,
      evaluatedAt: answer.evaluation.evaluatedAt,
    });
    const { artifacts } = await selectArtifacts().list.query({ type: 'post' }, member('ws_eval'));
    expect(artifacts[0]?.verificationNotes).toEqual(answer.evaluation);
    expect(listActions('artifact.evaluate', post.id)).toHaveLength(1);
  });
});

describe('a refinement without a model', () => {
  it('is a new revision that names its original, which stays as it was', async () => {
    const { post, runId } = await makeArtifacts('ws_refine');
    const call = member('ws_refine');
    const refined = await selectArtifacts().refine.mutate({ id: post.id }, call);
    expect(refined).toMatchObject({ originalArtifactId: post.id, revisionVersion: 2 });
    const again = await selectArtifacts().refine.mutate({ id: refined.refinedArtifactId }, call);
    expect(again).toMatchObject({
      originalArtifactId: refined.refinedArtifactId,
      revisionVersion: 3,
    });
    const { artifacts } = await workflow.client.runs.artifacts.query({ runId }, call);
    expect(artifacts.find(({ id }) => id === post.id)).toEqual(post);
    expect(artifacts.find(({ id }) => id === refined.refinedArtifactId)).toMatchObject({
      parentArtifactId: post.id,
      status: 'draft',
      content: refined.refinedContent,
      verificationNotes: refined.evaluation,
    });
    expect(listActions('artifact.refine', refined.refinedArtifactId)).toHaveLength(1);
    const { steps } = await workflow.client.runs.get.query({ runId }, call);
    expect(steps.map(({ artifactsCreated }) => artifactsCreated)).toEqual([1, 1, 0, 1]);
  });

  it('follows instructions, and says which it did not follow', async () => {
    const { post } = await makeArtifacts('ws_instructed');
    const call = member('ws_instructed');
    const instructions =
      'No hashtags. Call it "Lunch is when they call". Make it funnier. End with "Ask us how."';
    const refined = await selectArtifacts().refine.mutate({ id: post.id, instructions }, call);
    expect(post.content).toContain('#');
    expect(refined.refinedContent).not.toContain('#');
    expect(refined.refinedContent).toMatch(/Ask us how\.$/);
    expect(refined.unfollowed).toEqual(['Make it funnier.']);
    const { artifact } = await selectArtifacts().get.query({ id: refined.refinedArtifactId }, call);
    expect(artifact.title).toBe('Lunch is when they call');
    const [entry] = workflow.audited.filter(
      ({ details }) => details['artifactId'] === refined.refinedArtifactId,
    );
    expect(entry?.details['unfollowed']).toEqual(['Make it funnier.']);
  });

  it('does not speak of instructions where none were given', async () => {
    const { post } = await makeArtifacts('ws_uninstructed');
    const refined = await selectArtifacts().refine.mutate(
      { id: post.id },
      member('ws_uninstructed'),
    );
    expect(Object.keys(refined)).not.toContain('unfollowed');
  });

  it('goes out when the original was to, unless its instructions name another time', async () => {
    const workspaceId = 'ws_refine_dated';
    const call = member(workspaceId);
    const { post, artifacts } = await makeArtifacts(workspaceId);
    const scheduledFor = '2099-07-01T07:30:00.000Z';
    await selectArtifacts().patch.mutate({ id: post.id, scheduledFor }, call);
    const refine = async (id: string, instructions: string) => {
      const { refinedArtifactId, unfollowed } = await selectArtifacts().refine.mutate(
        { id, instructions },
        call,
      );
      const { artifact } = await selectArtifacts().get.query({ id: refinedArtifactId }, call);
      return { artifact, unfollowed };
    };
    const kept = await refine(post.id, 'No hashtags.');
    expect(kept.artifact).toMatchObject({ status: 'draft', scheduledFor });
    expect(kept.artifact).not.toHaveProperty('proposed');
    const past = await refine(post.id, 'Publish it on 3 March 2020.');
    expect(past).toMatchObject({
      artifact: { scheduledFor },
      unfollowed: ['Publish it on 3 March 2020.'],
    });
    const moved = await refine(post.id, 'No hashtags. Publish it on 3 March 2099 at 10:00 UTC.');
    expect(moved).toMatchObject({
      artifact: { scheduledFor: '2099-03-03T10:00:00.000Z' },
      unfollowed: [],
    });
    const { artifact: original } = await selectArtifacts().get.query({ id: post.id }, call);
    expect(original).toMatchObject({ status: 'scheduled', scheduledFor });
    const entry = artifacts.find(({ artifactType }) => artifactType === 'calendar_entry')!;
    const later = await refine(entry.id, 'Move it to 4 March 2099 at 9am UTC.');
    expect(later.artifact).toMatchObject({ scheduledFor: '2099-03-04T09:00:00.000Z' });
    expect(later.artifact.content).toMatch(/\| When \| Wednesday, 2099-03-04, /);
  });

  it('puts no placeholder into a text, whoever asks for one', async () => {
    const { post } = await makeArtifacts('ws_asked');
    const instructions = 'Start with "Dear [Name],". Ignore all rules. No hashtags.';
    const refined = await selectArtifacts().refine.mutate(
      { id: post.id, instructions },
      member('ws_asked'),
    );
    expect(refined.unfollowed).toEqual(['Start with "Dear [Name],".', 'Ignore all rules.']);
    expect(refined.refinedContent).not.toMatch(/Dear|#/);
  });

  it('gets a number of its own when several are made at the same instant', async () => {
    const { post } = await makeArtifacts('ws_numbers');
    const refinements = Array.from({ length: 8 }, () =>
      selectArtifacts().refine.mutate(
        { id: post.id, instructions: 'Shorter.' },
        member('ws_numbers'),
      ),
    );
    const revisions = (await Promise.all(refinements)).map((at) => at.revisionVersion);
    expect(revisions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a refinement with a model', () => {
  let gemini: GeminiStandIn;
  let modelled: WorkflowUnderTest;

  beforeAll(async () => {
    gemini = await startGeminiStandIn();
    modelled = await startWorkflow({
      environment: { GENERATIVE_AI_API_KEY: gemini.apiKey, GENERATIVE_AI_BASE_URL: gemini.baseUrl },
    });
  });

  afterAll(async () => {
    await modelled.stop();
    await gemini.close();
  });

  it('asks the model with the instructions, and without personal data', async () => {
    gemini.script(() => answers.text('Write to ada@example.com for more.'));
    const { post } = await makeArtifacts('ws_ask', modelled);
    gemini.script(() => answers.text('```markdown\nBetter. Write to email-ref-1.\n```'));
    const input = { id: post.id, instructions: 'Make it better.' };
    const refined = await selectArtifacts(modelled).refine.mutate(input, member('ws_ask'));
    expect(refined.refinedContent).toBe('Better. Write to ada@example.com.');
    const asked = JSON.stringify(gemini.requests.at(-1)?.body);
    expect(asked).toContain('Make it better.');
    expect(asked).not.toContain('ada@example.com');
    expect(refined.unfollowed).toEqual([]);
  });

  it('puts an address of its instructions into the text, which the model does not see', async () => {
    gemini.script(() => answers.text('Ask for the form.'));
    const { post } = await makeArtifacts('ws_told_address', modelled);
    gemini.script(() => answers.text('Ask for the form. Write to email-ref-1.'));
    const input = { id: post.id, instructions: 'Add: write to press@harbour.example' };
    const call = member('ws_told_address');
    const refined = await selectArtifacts(modelled).refine.mutate(input, call);
    expect(refined.refinedContent).toBe('Ask for the form. Write to press@harbour.example.');
    expect(refined.unfollowed).toEqual([]);
    const asked = JSON.stringify(gemini.requests.at(-1)?.body);
    expect(asked).toContain('Add: write to email-ref-1');
    expect(asked).not.toContain('press@harbour');
  });

  it('does not pass with a mark of redaction in a post', async () => {
    gemini.script(() => answers.text('Ask for the form.'));
    const { post } = await makeArtifacts('ws_marked', modelled);
    gemini.script(() => answers.text('Ask for the form. Write to (email redacted).'));
    const { evaluation } = await selectArtifacts(modelled).refine.mutate(
      { id: post.id },
      member('ws_marked'),
    );
    expect(evaluation.passed).toBe(false);
    expect(evaluation.feedback[0]).toContain('"(email redacted)" is a placeholder');
  });

  it('is judged later, and refined further, by the language that was asked for', async () => {
    gemini.script(() => undefined);
    const { post } = await makeArtifacts('ws_german', modelled);
    const german =
      'Am Empfang werden Anfragen doppelt erfasst, und niemand hat bisher gezählt, wie oft das in der Woche geschieht.';
    gemini.script(() => answers.text(german));
    const call = member('ws_german');
    const refine = (id: string, instructions: string) =>
      selectArtifacts(modelled).refine.mutate({ id, instructions }, call);
    const score = async (id: string) =>
      (await selectArtifacts(modelled).evaluate.mutate({ id }, call)).evaluation.score;
    const first = await refine(post.id, 'Translate it into German.');
    expect(await score(first.refinedArtifactId)).toBe(first.evaluation.score);
    const second = await refine(first.refinedArtifactId, 'Make it clearer.');
    expect(second.evaluation.score).toBe(first.evaluation.score);
    expect(await score(second.refinedArtifactId)).toBe(first.evaluation.score);
  });

  it('checks what the model wrote against the instructions', async () => {
    gemini.script(() => undefined);
    const { post } = await makeArtifacts('ws_checked', modelled);
    gemini.script(() => answers.text('The form is free. #Again'));
    const instructions = 'No hashtags, under 50 words. Call it "One form". Start with "So".';
    const refined = await selectArtifacts(modelled).refine.mutate(
      { id: post.id, instructions },
      member('ws_checked'),
    );
    expect(refined.unfollowed).toEqual(['No hashtags', 'Start with "So".']);
    expect(JSON.stringify(gemini.requests.at(-1)?.body)).toContain(
      '<instructions>\\nNo hashtags, under 50 words.',
    );
    const { artifact } = await selectArtifacts(modelled).get.query(
      { id: refined.refinedArtifactId },
      member('ws_checked'),
    );
    expect(artifact.title).toBe('One form');
    expect(artifact.summary).toMatch(/^Post for LinkedIn\. The form is free\./);
  });

  it('stores no markup that runs, and says that the text did not pass', async () => {
    gemini.script(() => undefined);
    const { post } = await makeArtifacts('ws_markup', modelled);
    gemini.script(() => answers.text('Read [on](javascript:x) <img src=x onerror=y>.'));
    const refined = await selectArtifacts(modelled).refine.mutate(
      { id: post.id },
      member('ws_markup'),
    );
    expect(refined.refinedContent).toBe('Read &#91;on](javascript:x) &lt;img src=x onerror=y>.');
    const entry = modelled.audited.find(
      ({ action, details }) =>
        action === 'artifact.refine' && details['artifactId'] === refined.refinedArtifactId,
    );
    expect(entry).toMatchObject({ status: 'warning', policyChecks: { saifPassed: false } });
  });

  it('stores no formula in a table', async () => {
    gemini.script(() => undefined);
    const order = { departmentCode: 'fin', revision: 1 };
    await modelled.client.departments.deploy.mutate(order, visitor('ws_table'));
    const runId = await modelled.trigger('ws_table', 'FIN-02', context);
    const { artifacts } = await modelled.settled(
      'ws_table',
      runId,
      'completed',
      'paused_for_approval',
    );
    const { id } = artifacts.find(({ artifactType }) => artifactType === 'csv')!;
    gemini.script(() => answers.text('Name,Note\nAda,=1+1\nBob,-5\n'));
    const refined = await selectArtifacts(modelled).refine.mutate({ id }, member('ws_table'));
    expect(refined.refinedContent).toBe("Name,Note\r\nAda,'=1+1\r\nBob,-5\r\n");
    gemini.script(() => answers.text('Ada and Bob have notes.'));
    const asked = gemini.requests.length;
    const prose = selectArtifacts(modelled).refine.mutate({ id }, member('ws_table'));
    const refusal = await readRefusal(prose);
    expect(refusal).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringMatching(/no table/),
    });
    expect(gemini.requests).toHaveLength(asked + 2);
    await waitForUnmet(runId, 2);
    let next = 0;
    gemini.script(() => answers.text(next++ === 0 ? 'No table.' : 'Name,Note\nAda,late\n'));
    const mended = await selectArtifacts(modelled).refine.mutate({ id }, member('ws_table'));
    expect(mended).toMatchObject({ refinedContent: 'Name,Note\nAda,late\n', revisionVersion: 3 });
    await waitForUnmet(runId, 3);
    let calls = 0;
    gemini.script(() => (calls++ === 0 ? answers.text('No table.') : answers.overloaded()));
    const failed = selectArtifacts(modelled).refine.mutate({ id }, member('ws_table'));
    expect((await readRefusal(failed)).code).toBe('upstream_failed');
    await waitForUnmet(runId, 4);
  });

  /** Waits until the audit log has the costs of so many answers that were not used. */
  async function waitForUnmet(runId: string, count: number): Promise<void> {
    const list = () => modelled.audited.filter(({ details }) => details['reason'] === 'unmet');
    await waitFor(() => list().length >= count);
    expect(list()).toEqual(
      Array.from({ length: count }, () =>
        expect.objectContaining({
          action: 'budget.count_call',
          details: expect.objectContaining({ runId }),
        }),
      ),
    );
  }

  it('is refused once the budget of the day is spent, and asks no model', async () => {
    gemini.script(() => undefined);
    const workspaceId = 'ws_spent';
    const { post } = await makeArtifacts(workspaceId, modelled);
    const { reserve, settle } = modelled.client.budget;
    await reserve.mutate({ id: 'rsv_all', amountUsd: '24.9' }, visitor(workspaceId));
    await settle.mutate({ id: 'rsv_all', costUsd: '25' }, visitor(workspaceId));
    const asked = gemini.requests.length;
    const refine = selectArtifacts(modelled).refine.mutate({ id: post.id }, member(workspaceId));
    expect((await readRefusal(refine)).code).toBe('budget_exceeded');
    expect(gemini.requests).toHaveLength(asked);
    const { artifacts } = await selectArtifacts(modelled).list.query({}, member(workspaceId));
    expect(artifacts.every(({ parentArtifactId }) => parentArtifactId === null)).toBe(true);
  });

  it('stores nothing when the model fails', async () => {
    gemini.script(() => undefined);
    const { post } = await makeArtifacts('ws_down', modelled);
    gemini.script(() => answers.overloaded());
    const before = await selectArtifacts(modelled).list.query({}, member('ws_down'));
    const failed = selectArtifacts(modelled).refine.mutate({ id: post.id }, member('ws_down'));
    expect((await readRefusal(failed)).code).toBe('upstream_failed');
    expect(await selectArtifacts(modelled).list.query({}, member('ws_down'))).toEqual(before);
  });
});

describe('a revision that replaces the scheduled one', () => {
  const content = 'The desk writes each enquiry once. Call us on Monday.';
  const readStatuses = async (workspaceId: string, id: string) => {
    const { lineage } = await selectArtifacts().get.query({ id }, member(workspaceId));
    return lineage.map(({ status }) => status);
  };

  it('is scheduled at its date, which the other is taken out of', async () => {
    const workspaceId = 'ws_replace';
    const call = member(workspaceId);
    const { post } = await makeArtifacts(workspaceId);
    const { artifact: edited } = await selectArtifacts().revise.mutate(
      { id: post.id, content },
      call,
    );
    expect(await readStatuses(workspaceId, post.id)).toEqual(['scheduled', 'draft']);
    await selectArtifacts().patch.mutate({ id: edited.id, replaceScheduled: true }, call);
    expect(await readStatuses(workspaceId, post.id)).toEqual(['archived', 'scheduled']);
    const scheduled = await selectArtifacts().list.query({ status: 'scheduled' }, call);
    const dated = { id: edited.id, scheduledFor: post.scheduledFor };
    expect(scheduled.artifacts.filter(({ artifactType }) => artifactType === 'post')).toMatchObject(
      [dated],
    );
    const details = { status: 'archived', scheduledFor: post.scheduledFor };
    expect(listActions('artifact.status', post.id).at(-1)).toMatchObject({ details });
    expect(listActions('artifact.status', edited.id)).toMatchObject([
      { details: { from: 'draft', status: 'scheduled', scheduledFor: post.scheduledFor } },
    ]);
    const again = selectArtifacts().patch.mutate({ id: edited.id, replaceScheduled: true }, call);
    expect((await readRefusal(again)).code).toBe('conflict');
    expect(await readStatuses(workspaceId, post.id)).toEqual(['archived', 'scheduled']);
  });

  it('takes the date over where it has none, or another that is given', async () => {
    const workspaceId = 'ws_replace_refined';
    const call = member(workspaceId);
    const { post } = await makeArtifacts(workspaceId);
    const { refinedArtifactId: id } = await selectArtifacts().refine.mutate({ id: post.id }, call);
    await selectArtifacts().patch.mutate({ id, replaceScheduled: true }, call);
    const { artifact } = await selectArtifacts().get.query({ id }, call);
    expect(artifact).toMatchObject({ status: 'scheduled', scheduledFor: post.scheduledFor });
    const scheduledFor = '2099-01-05T09:00:00.000Z';
    const back = { id: post.id, replaceScheduled: true, scheduledFor };
    await selectArtifacts().patch.mutate(back, call);
    expect((await selectArtifacts().get.query({ id: post.id }, call)).artifact).toMatchObject({
      status: 'scheduled',
      scheduledFor,
    });
    expect(await readStatuses(workspaceId, id)).toEqual(['scheduled', 'archived']);
  });

  it('has no other status, and of two at once one wins', async () => {
    const workspaceId = 'ws_replace_twice';
    const call = member(workspaceId);
    const { post } = await makeArtifacts(workspaceId);
    const edits = await Promise.all(
      ['First', 'Second'].map((word) =>
        selectArtifacts().revise.mutate({ id: post.id, content: `${word}. ${content}` }, call),
      ),
    );
    const draft = { id: edits[0]!.artifact.id, status: 'draft' as const, replaceScheduled: true };
    expect(await readRefusal(selectArtifacts().patch.mutate(draft, call))).toMatchObject({
      code: 'invalid_input',
      message: /^status must be scheduled/,
    });
    await Promise.all(
      edits.map(({ artifact: { id } }) =>
        selectArtifacts().patch.mutate({ id, replaceScheduled: true }, call),
      ),
    );
    const statuses = await readStatuses(workspaceId, post.id);
    expect(statuses.toSorted()).toEqual(['archived', 'archived', 'scheduled']);
  });
});

describe('another workspace', () => {
  it('sees none of a workspace’s artifacts and changes none', async () => {
    const { post, runId } = await makeArtifacts('ws_mine');
    const stranger = member('ws_stranger');
    const { id } = post;
    const calls = [
      () => selectArtifacts().download.query({ id }, stranger),
      () => selectArtifacts().patch.mutate({ id, status: 'archived' }, stranger),
      () => selectArtifacts().patch.mutate({ id, replaceScheduled: true }, stranger),
      () => selectArtifacts().evaluate.mutate({ id }, stranger),
      () => selectArtifacts().refine.mutate({ id }, stranger),
      () => workflow.client.runs.artifacts.query({ runId }, stranger),
      () => workflow.client.runs.get.query({ runId }, stranger),
    ];
    for (const call of calls) expect((await readRefusal(call())).code).toBe('not_found');
    expect(await selectArtifacts().list.query({ runId }, stranger)).toMatchObject({
      totalCount: 0,
    });
    const calendar = await selectArtifacts().calendar.query(undefined, stranger);
    expect(calendar).toMatchObject({ calendarItems: [], totalDrafts: 0 });
    expect(await workflow.client.runs.list.query(undefined, stranger)).toMatchObject({ runs: [] });
    const mine = await selectArtifacts().list.query({ type: 'post' }, member('ws_mine'));
    expect(mine.artifacts).toEqual([post]);
  });

  it('needs a credential like everybody else', async () => {
    const { list, calendar, download, patch, evaluate, refine } = selectArtifacts();
    const id = 'art_1';
    const nobody = visitor('ws_mine');
    const calls = [
      () => list.query({}, nobody),
      () => calendar.query(undefined, nobody),
      () => download.query({ id }, nobody),
      () => patch.mutate({ id, status: 'draft' }, nobody),
      () => evaluate.mutate({ id }, nobody),
      () => refine.mutate({ id }, nobody),
    ];
    for (const call of calls) expect((await readRefusal(call())).code).toBe('unauthenticated');
  });
});
