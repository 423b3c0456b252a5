import type { JsonObject } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, nextApproval, pauseRun, staffMember } from '../test-support/staff.ts';
import {
  readRefusal,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { byApproval } from '../test-support/decisions.ts';

const staff = createStaff([staffMember('ann', 'approver'), staffMember('bob', 'admin')]);
const ann = (workspaceId: string) => staff.as(workspaceId, 'ann');

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow({ readMembers: staff.readMembers });
});

afterAll(() => workflow.stop());

/** As this firm's form names it: nothing but its own people know that "works no" is the order. */
const claim: JsonObject = {
  supplier: 'Tollgate Textiles',
  'works no': 'TM-4471',
  issue: '84 of 600 bath sheets lost their hem stitching.',
};

const pauseClaim = (workspaceId: string, initialContext = claim) =>
  pauseRun(workflow, { workspaceId, workflowId: 'OPS-03', initialContext, by: ann(workspaceId) });

const listNeeds = ({ approval }: Awaited<ReturnType<typeof pauseClaim>>) =>
  (approval.needs ?? []).map(({ name }) => name);

const getNames = async (workspaceId: string) =>
  (await workflow.client.runs.fieldNames.query(undefined, ann(workspaceId))).fieldNames;

const setNames = (workspaceId: string, fieldNames: Record<string, string>) =>
  workflow.client.runs.setFieldNames.mutate({ fieldNames }, ann(workspaceId));

/** The letter of a run that waits. */
const readLetter = async (workspaceId: string, runId: string): Promise<string> => {
  const { artifacts } = await workflow.client.runs.artifacts.query({ runId }, ann(workspaceId));
  return artifacts.findLast(({ title }) => title.includes('letter'))?.content ?? '';
};

describe('a name of a field that a workspace alone uses', () => {
  it.each(['order: works no', 'order: TM-4471'])(
    'is asked about once: %s holds for the runs after it',
    async (comment) => {
      const workspaceId = `ws_learn_${comment.length}`;
      const first = await pauseClaim(workspaceId);
      expect(listNeeds(first)).toContain('order');
      await workflow.client.runs.decide.mutate(
        byApproval({ id: first.approval.id, decision: 'send_back', comment }),
        ann(workspaceId),
      );
      const again = await nextApproval(workflow, first.approval, ann(workspaceId));
      expect((again.needs ?? []).map(({ name }) => name)).not.toContain('order');
      expect(await getNames(workspaceId)).toEqual({ 'works no': 'order' });

      const { 'works no': _former, ...rest } = claim;
      const given = { ...rest, 'Works No.': 'TM-4602' };
      const second = await pauseClaim(workspaceId, given);
      expect(listNeeds(second)).not.toContain('order');
      expect(await readLetter(workspaceId, second.runId)).toContain('TM-4602');
      const { run } = await workflow.client.runs.get.query(
        { runId: second.runId },
        ann(workspaceId),
      );
      expect(run.initialContext).toEqual(given);
    },
  );

  it('is learned by its path where it stands within another field', async () => {
    const { 'works no': order, ...rest } = claim;
    const first = await pauseClaim('ws_path', { ...rest, form: { 'Works No.': order!, page: 2 } });
    expect(listNeeds(first)).toContain('order');
    await workflow.client.runs.decide.mutate(
      byApproval({ id: first.approval.id, decision: 'send_back', comment: 'order: works no' }),
      ann('ws_path'),
    );
    await nextApproval(workflow, first.approval, ann('ws_path'));
    expect(await getNames('ws_path')).toEqual({ 'form.Works No': 'order' });
    const { run } = await workflow.client.runs.get.query({ runId: first.runId }, ann('ws_path'));
    expect(run.initialContext).toEqual({ ...rest, form: { page: 2 }, order: 'TM-4471' });

    const given = { ...rest, form: { 'Works No.': 'TM-4602' } };
    const second = await pauseClaim('ws_path', given);
    expect(listNeeds(second)).not.toContain('order');
    expect(await readLetter('ws_path', second.runId)).toContain('TM-4602');
  });

  it('is learned of a paper for ourselves, whose approval lists what it needs', async () => {
    const by = ann('ws_paper');
    const { approval } = await pauseRun(workflow, {
      workspaceId: 'ws_paper',
      workflowId: 'AFT-03',
      initialContext: { entity: 'Prairie Seed Co', renewalDate: '2027-01-31', amount: '$18,600' },
      by,
    });
    expect(approval.reason).toContain('What was written cannot be used yet. Needed and not found');
    expect(approval.needs).toEqual([
      {
        name: 'customer',
        question:
          'Which is the customer? It was not found under a known name. Left over: entity “Prairie Seed Co”.',
      },
    ]);
    await workflow.client.runs.decide.mutate(
      byApproval({ id: approval.id, decision: 'send_back', comment: 'customer: entity' }),
      by,
    );
    expect(await nextApproval(workflow, approval, by)).not.toHaveProperty('needs');
    expect(await getNames('ws_paper')).toEqual({ entity: 'customer' });
  });

  it('means nothing in another workspace', async () => {
    await setNames('ws_named', { 'works no': 'order' });
    expect(listNeeds(await pauseClaim('ws_unnamed'))).toContain('order');
    expect(await getNames('ws_unnamed')).toEqual({});
  });

  it('means nothing to a run that was made before', async () => {
    const { approval } = await pauseClaim('ws_before');
    await setNames('ws_before', { 'works no': 'order' });
    await workflow.client.runs.decide.mutate(
      byApproval({ id: approval.id, decision: 'send_back', comment: 'Shorter.' }),
      ann('ws_before'),
    );
    const again = await nextApproval(workflow, approval, ann('ws_before'));
    expect((again.needs ?? []).map(({ name }) => name)).toContain('order');
  });

  it('is not learned where it is longer than a name may be', async () => {
    const { 'works no': order, ...rest } = claim;
    const paused = await pauseClaim('ws_long', { ...rest, ['works no '.repeat(15)]: order! });
    await workflow.client.runs.decide.mutate(
      byApproval({ id: paused.approval.id, decision: 'send_back', comment: 'order: TM-4471' }),
      ann('ws_long'),
    );
    await nextApproval(workflow, paused.approval, ann('ws_long'));
    expect(await getNames('ws_long')).toEqual({});
  });

  it('is learned from no answer that says something else', async () => {
    const paused = await pauseClaim('ws_other');
    await workflow.client.runs.decide.mutate(
      byApproval({ id: paused.approval.id, decision: 'send_back', comment: 'order: PO 8812' }),
      ann('ws_other'),
    );
    await nextApproval(workflow, paused.approval, ann('ws_other'));
    expect(await getNames('ws_other')).toEqual({});
  });
});

describe("a program's record", () => {
  const record: JsonObject = {
    Id: '733',
    VendorRef: { value: '94', name: 'Tollgate Textiles' },
    works_no__c: 'TM-4471',
    issue: '84 of 600 bath sheets lost their hem stitching.',
    lastModified: '2026-11-23T08:40:00.000Z',
  };

  it('has its references read, and is kept whole with the answers to its questions', async () => {
    const workspaceId = 'ws_record';
    const paused = await pauseClaim(workspaceId, record);
    expect(listNeeds(paused)).toContain('order');
    expect(listNeeds(paused)).not.toContain('supplier');
    await workflow.client.runs.decide.mutate(
      byApproval({ id: paused.approval.id, decision: 'send_back', comment: 'order: works no' }),
      ann(workspaceId),
    );
    await nextApproval(workflow, paused.approval, ann(workspaceId));
    const { run } = await workflow.client.runs.get.query({ runId: paused.runId }, ann(workspaceId));
    const { Id, lastModified } = record;
    expect(run.initialContext).toMatchObject({
      Id,
      lastModified,
      supplier: 'Tollgate Textiles',
      order: 'TM-4471',
    });
    const letter = await readLetter(workspaceId, paused.runId);
    expect(letter).toContain('TM-4471');
    expect(letter).not.toMatch(/733|2026-11-23/);

    // What was learned of a name as it is read holds for the record after it.
    const second = await pauseClaim(workspaceId, { ...record, works_no__c: 'TM-4602' });
    expect(listNeeds(second)).not.toContain('order');
    expect(await readLetter(workspaceId, second.runId)).toContain('TM-4602');
  });
});

describe('the names of a workspace', () => {
  it('are set whole, and audited with who set them', async () => {
    await setNames('ws_set', {
      'works no': 'order',
      'Works No. ': 'order',
      Eigentümer: ' customer ',
    });
    expect(await getNames('ws_set')).toEqual({ 'Works No.': 'order', Eigentümer: 'customer' });
    await setNames('ws_set', { eigentümer: 'customer' });
    expect(await getNames('ws_set')).toEqual({ eigentümer: 'customer' });
    const entries = await waitFor(() => {
      const found = workflow.audited.filter(
        ({ workspaceId, action }) => workspaceId === 'ws_set' && action === 'field_names.set',
      );
      return found.length === 2 && found;
    });
    expect(entries[1]).toMatchObject({
      actor: { id: 'ann' },
      details: { fieldNames: { eigentümer: 'customer' } },
    });
  });

  it.each([
    [{ price: 'customer' }, 'fieldNames.price is what workflows call something themselves'],
    [{ 'works no': 'zog' }, 'fieldNames.works no must mean a field that workflows read'],
    [{ 'works no': 'order', 'Works No.': 'customer' }, 'fieldNames.works no is the same name as'],
    [{ '—': 'order' }, 'fieldNames.— must have a letter or a figure'],
  ])('are refused with the field: %o', async (names, message) => {
    const refusal = await readRefusal(setNames('ws_refused', names));
    expect(refusal.code).toBe('invalid_input');
    expect(refusal.message).toContain(message);
    expect(await getNames('ws_refused')).toEqual({});
  });

  it('are kept where answers and a change come at the same instant', async () => {
    const paused = await pauseClaim('ws_race');
    await Promise.all([
      setNames('ws_race', { fahrzeug: 'equipment' }),
      workflow.client.runs.decide.mutate(
        byApproval({ id: paused.approval.id, decision: 'send_back', comment: 'order: works no' }),
        ann('ws_race'),
      ),
    ]);
    await nextApproval(workflow, paused.approval, ann('ws_race'));
    // Whichever came first: the change says all names, the answer adds one.
    expect(await getNames('ws_race')).toHaveProperty('fahrzeug', 'equipment');
  });
});

describe('how data would be read', () => {
  const test = (workspaceId: string, given: object) =>
    workflow.client.runs.testFieldNames.mutate(
      { workflowId: 'ops-03', initialContext: claim, ...given },
      ann(workspaceId),
    );

  it('is told without a run, by the names of the workspace or by others', async () => {
    const as = await test('ws_try', {});
    expect(as.unknown).toEqual([{ name: 'works no', value: 'TM-4471' }]);
    expect(as.needs.map(({ name }) => name)).toContain('order');

    const tried = await test('ws_try', { fieldNames: { 'Works No.': 'order' } });
    expect(tried.read).toMatchObject({ order: 'TM-4471' });
    expect(tried.unknown).toEqual([]);
    expect(tried.needs.map(({ name }) => name)).not.toContain('order');
    expect(await getNames('ws_try')).toEqual({});

    await setNames('ws_try', { 'works no': 'order' });
    expect((await test('ws_try', {})).read).toEqual(tried.read);
    const { runs } = await workflow.client.runs.list.query({}, ann('ws_try'));
    expect(runs).toEqual([]);
  });

  it('is the same for data that is read in a thread', async () => {
    const notes = 'The hem came loose. '.repeat(2_000);
    const { read, unknown } = await test('ws_try_large', {
      initialContext: { ...claim, notes, zone: 'B' },
      fieldNames: { zone: 'site' },
    });
    expect(read).toMatchObject({ site: 'B', notes });
    expect(unknown).toEqual([{ name: 'works no', value: 'TM-4471' }]);
  });

  it('is refused for a workflow that the workspace has not, and for names that could not be set', async () => {
    const unknown = await readRefusal(test('ws_try', { workflowId: 'zog-01' }));
    expect(unknown).toMatchObject({ code: 'not_found' });
    const refused = await readRefusal(test('ws_try', { fieldNames: { price: 'customer' } }));
    expect(refused).toMatchObject({
      code: 'invalid_input',
      message: 'fieldNames.price is what workflows call something themselves',
    });
  });
});
