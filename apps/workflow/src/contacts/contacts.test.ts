import type { ContactReport } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const list = (workspaceId: string, filter: object = {}) =>
  workflow.client.contacts.list.query({ limit: 50, ...filter }, visitor(workspaceId));

const suppress = (workspaceId: string, input: object) =>
  workflow.client.contacts.suppress.mutate(input, visitor(workspaceId));

const mountSales = (workspaceId: string) =>
  workflow.client.departments.deploy.mutate(
    { departmentCode: 'sal', revision: 1 },
    visitor(workspaceId),
  );

const listAudited = (workspaceId: string, action: string) =>
  workflow.audited.filter((entry) => entry.workspaceId === workspaceId && entry.action === action);

const report = (workspaceId: string, given: Partial<ContactReport>): ContactReport => ({
  workspaceId,
  source: 'voice_call',
  sourceId: 'call_1',
  phones: [],
  emails: [],
  reason: 'A caller asked not to be called any more.',
  matter: null,
  ...given,
});

const lead = {
  company: 'Harbour Dental Group',
  contact: 'Nora Vance',
  need: 'Enquiries wait until Monday',
  budget: '12,000 USD',
  phone: '+1 212 555 0100',
  email: 'Nora@Harbour.example',
  reply: 'What would it cost?',
};

describe('the do-not-call list', () => {
  it('takes numbers and addresses in any spelling, once each, audited without them', async () => {
    const given = { phone: '(212) 555-0100', email: ' Nora@Harbour.example', reason: 'By letter' };
    const first = await suppress('ws_hand', given);
    expect(first.suppressed).toMatchObject([
      { kind: 'email', value: 'nora@harbour.example', source: 'manual', reason: 'By letter' },
      { kind: 'phone', value: '+12125550100' },
    ]);
    const again = await suppress('ws_hand', { phone: '+12125550100' });
    expect(again.suppressed).toEqual(first.suppressed.slice(1));
    await waitFor(() => listAudited('ws_hand', 'contact.suppress').length === 2);
    expect(JSON.stringify(listAudited('ws_hand', 'contact.suppress'))).not.toMatch(
      /212555|harbour/i,
    );
    expect((await list('ws_hand')).totalCount).toBe(2);
  });

  it('is read to its end page by page, and by one number', async () => {
    const numbers = Array.from({ length: 5 }, (_, n) => `+1212555010${n}`);
    for (const phone of numbers) await suppress('ws_pages', { phone });
    const read: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list('ws_pages', { limit: 2, cursor });
      read.push(...page.suppressed.map(({ value }) => value));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(numbers.toReversed());
    const one = await list('ws_pages', { phone: '212 555 0103' });
    expect(one.suppressed.map(({ value }) => value)).toEqual(['+12125550103']);
    expect(await readRefusal(list('ws_pages', { cursor: 'x' }))).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('refuses what is neither, by its name', async () => {
    for (const [input, message] of [
      [{ phone: 'x' }, 'phone must be a phone number'],
      [{ email: 'x' }, 'email must be an email address'],
    ] as const) {
      expect(await readRefusal(suppress('ws_bad', input))).toEqual({
        code: 'invalid_input',
        message,
      });
    }
    await expect(suppress('ws_bad', { phone: ' ', email: '' })).rejects.toThrow(/is required/);
  });

  it('lets an entry go, once', async () => {
    const { suppressed } = await suppress('ws_release', { phone: '+12125550100' });
    const release = () =>
      workflow.client.contacts.release.mutate({ id: suppressed[0]!.id }, visitor('ws_release'));
    await release();
    expect((await list('ws_release')).suppressed).toEqual([]);
    expect(await readRefusal(release())).toMatchObject({ code: 'not_found' });
    await waitFor(() => listAudited('ws_release', 'contact.release').length === 1);
  });

  it('does not see another workspace’s entries, and releases none of them', async () => {
    const { suppressed } = await suppress('ws_theirs', { phone: '+12125550100' });
    expect((await list('ws_ours')).suppressed).toEqual([]);
    const check = { phones: ['+12125550100'], emails: [] };
    expect(await workflow.client.contacts.check.query(check, visitor('ws_ours'))).toEqual({
      phones: [],
      emails: [],
    });
    expect(await workflow.client.contacts.check.query(check, visitor('ws_theirs'))).toEqual(check);
    expect(
      await readRefusal(
        workflow.client.contacts.release.mutate({ id: suppressed[0]!.id }, visitor('ws_ours')),
      ),
    ).toMatchObject({ code: 'not_found' });
  });
});

describe('a report of another service', () => {
  it('puts the person on the list and tells the operator, however often it comes', async () => {
    const reported = report('ws_report', { phones: ['+12125550100'] });
    await workflow.sink.reportContacts.mutate([reported], visitor('*'));
    await workflow.sink.reportContacts.mutate([reported], visitor('*'));
    const [entry] = (await list('ws_report')).suppressed;
    expect(entry).toMatchObject({
      value: '+12125550100',
      source: 'voice_call',
      sourceId: 'call_1',
    });
    await waitFor(() => listAudited('ws_report', 'contact.suppress').length === 1);
    expect(listAudited('ws_report', 'contact.suppress')[0]).toMatchObject({
      status: 'warning',
      details: { suppressedId: entry!.id },
    });
    const told = workflow.published.filter(({ workspaceId }) => workspaceId === 'ws_report');
    expect(told.map(({ event }) => event)).toEqual(['CONTACT_SUPPRESSED']);
    expect(JSON.stringify(told)).not.toContain('2125550100');
  });

  it('of a legal matter asks a person, and drafts nothing when that one approves', async () => {
    await mountSales('ws_matter');
    const runId = newId('run');
    const matter = { kind: 'legal_threat' as const, runId, context: { callId: 'call_1' } };
    const reported = report('ws_matter', { matter });
    await workflow.sink.reportContacts.mutate([reported, reported], visitor('*'));
    await workflow.settled('ws_matter', runId, 'paused_for_approval');
    const [pause] = (await workflow.waitForAudit(runId, 'run.pause')).slice(-1);
    expect(pause).toMatchObject({
      status: 'requires_approval',
      message: expect.stringContaining('holds a legal threat. A person answers it'),
    });
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_matter'));
    const { artifacts } = await workflow.settled('ws_matter', runId, 'completed');
    expect(artifacts).toEqual([]);
  });
});

describe('a run that would write to somebody on the list', () => {
  it('fails before its first step, and says why', async () => {
    await mountSales('ws_listed');
    await suppress('ws_listed', { email: 'nora@harbour.example' });
    const runId = await workflow.trigger('ws_listed', 'SAL-03', lead);
    const { run, artifacts } = await workflow.settled('ws_listed', runId, 'failed');
    expect(run.errorMessage).toMatch(/on the do-not-call list of this workspace/);
    expect(artifacts).toEqual([]);
    // The entry of the run's creation may come after it.
    const entries = await workflow.waitForAudit(runId, 'run.fail');
    expect(entries.find(({ action }) => action === 'run.fail')).toMatchObject({ status: 'error' });
  });

  it('fails when it is resumed after the person went on the list, and hands nothing on', async () => {
    await mountSales('ws_resumed');
    const runId = await workflow.trigger('ws_resumed', 'SAL-02', lead);
    await workflow.settled('ws_resumed', runId, 'paused_for_approval');
    await suppress('ws_resumed', { phone: lead.phone });
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_resumed'));
    const { run, artifacts } = await workflow.settled('ws_resumed', runId, 'failed');
    expect(run.errorMessage).toMatch(/do-not-call list/);
    expect(artifacts.map(({ artifactType }) => artifactType)).toEqual(['document']);
    const { runs } = await workflow.client.runs.list.query(undefined, member('ws_resumed'));
    expect(runs).toHaveLength(1);
  });

  it('is carried out where the workflow writes to nobody, and in another workspace', async () => {
    await mountSales('ws_other');
    await suppress('ws_inward', { email: lead.email });
    const inward = await workflow.trigger('ws_inward', 'OPS-02', lead);
    await workflow.settled('ws_inward', inward, 'completed');
    const other = await workflow.trigger('ws_other', 'SAL-03', lead);
    await workflow.settled('ws_other', other, 'completed');
  });
});

describe('a run for several people', () => {
  const nora = { name: 'Nora Vance', company: 'Harbour Dental', email: 'nora@harbour.example' };
  const omar = { name: 'Omar Reed', company: 'Quay Surgery', email: 'omar@quay.example' };
  const reply = 'What would it cost?';
  const joinTexts = (texts: readonly { title: string; content: string }[]): string =>
    texts.map(({ title, content }) => `${title}\n${content}`).join('\n');

  it('goes on without one who is on the list, and says so in the audit log', async () => {
    await mountSales('ws_batch');
    await suppress('ws_batch', { email: nora.email });
    const runId = await workflow.trigger('ws_batch', 'SAL-03', { reply, leads: [nora, omar] });
    const { artifacts, run } = await workflow.settled('ws_batch', runId, 'completed');
    expect(joinTexts(artifacts)).toContain(omar.company);
    expect(joinTexts(artifacts)).not.toMatch(/nora|harbour/i);
    expect(run.initialContext).toEqual({ reply, leads: [nora, omar] });
    const entries = await workflow.waitForAudit(runId, 'run.leave_out');
    const [entry, ...others] = entries.filter(({ action }) => action === 'run.leave_out');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ status: 'warning', details: { runId, leftOut: 1 } });
    expect(entry!.message).toContain('goes on without one contact');
    expect(JSON.stringify(entries)).not.toMatch(/nora|harbour/i);
  });

  it('goes on without one whose record asks for it, and puts nobody else on the list', async () => {
    await mountSales('ws_batch_words');
    const asking = { ...nora, note: 'She said: never contact me again.' };
    const runId = await workflow.trigger('ws_batch_words', 'SAL-03', {
      reply,
      leads: [asking, omar],
    });
    const { artifacts } = await workflow.settled('ws_batch_words', runId, 'completed');
    expect(joinTexts(artifacts)).not.toMatch(/nora|harbour/i);
    const { suppressed } = await list('ws_batch_words');
    expect(suppressed.map(({ value }) => value)).toEqual([nora.email]);
  });

  it('fails where nobody is left', async () => {
    await mountSales('ws_batch_all');
    for (const { email } of [nora, omar]) await suppress('ws_batch_all', { email });
    const runId = await workflow.trigger('ws_batch_all', 'SAL-03', { leads: [nora, omar] });
    const { run, artifacts } = await workflow.settled('ws_batch_all', runId, 'failed');
    expect(run.errorMessage).toMatch(/do-not-call list/);
    expect(artifacts).toEqual([]);
  });

  it('fails when one went on the list of whom it has written already', async () => {
    await mountSales('ws_batch_late');
    const scope = 'A line of her own for Nora Vance.';
    const context = { ...lead, phone: '', email: '', scope, leads: [nora, omar] };
    const runId = await workflow.trigger('ws_batch_late', 'SAL-02', context);
    const paused = await workflow.settled('ws_batch_late', runId, 'paused_for_approval');
    expect(joinTexts(paused.artifacts)).toMatch(/nora/i);
    await suppress('ws_batch_late', { email: nora.email });
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_batch_late'));
    const { run } = await workflow.settled('ws_batch_late', runId, 'failed');
    expect(run.errorMessage).toMatch(/has written names a contact/);
  });

  it('fails where it names more than are looked up', async () => {
    await mountSales('ws_batch_many');
    const lists = Array.from({ length: 9 }, (_, nth) =>
      Array.from({ length: 500 }, (_item, n) => ({ email: `n${n}@list${nth}.example` })),
    );
    const runId = await workflow.trigger('ws_batch_many', 'SAL-03', { lists });
    const { run } = await workflow.settled('ws_batch_many', runId, 'failed');
    expect(run.errorMessage).toMatch(/names more numbers and addresses than are looked up/);
  });

  it('hands on the others alone', async () => {
    await mountSales('ws_batch_handed');
    await suppress('ws_batch_handed', { email: nora.email });
    const context = { ...lead, phone: '', email: '', leads: [nora, omar] };
    await workflow.trigger('ws_batch_handed', 'SAL-01', context);
    const handed = await waitFor(async () => {
      const { runs } = await workflow.client.runs.list.query(undefined, member('ws_batch_handed'));
      return runs.find(({ workflowId }) => workflowId === 'sal-02');
    });
    expect(handed.initialContext['leads']).toEqual([omar]);
    expect(JSON.stringify(handed)).not.toMatch(/nora@/i);
  });

  it('respects each of five hundred, whatever else their records hold', async () => {
    await mountSales('ws_batch_large');
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`field${n}`, n]));
    const leads = Array.from({ length: 500 }, (_, n) => ({ email: `n${n}@x.example`, ...fields }));
    for (const n of [0, 60, 499]) await suppress('ws_batch_large', { email: `n${n}@x.example` });
    const runId = await workflow.trigger('ws_batch_large', 'SAL-03', { reply, leads });
    await workflow.settled('ws_batch_large', runId, 'completed');
    const entries = await workflow.waitForAudit(runId, 'run.leave_out');
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'run.leave_out',
        details: expect.objectContaining({ leftOut: 3 }),
      }),
    );
  });
});

describe('a run whose own data asks to be left alone', () => {
  it('fails, and puts number and address on the list', async () => {
    await mountSales('ws_words');
    const runId = await workflow.trigger('ws_words', 'SAL-01', {
      ...lead,
      transcript: 'Agent: Hello!\nCaller: Stop calling me. Take me off your list.',
    });
    const { run, artifacts } = await workflow.settled('ws_words', runId, 'failed');
    expect(run.errorMessage).toMatch(/do-not-call list/);
    expect(artifacts).toEqual([]);
    const { suppressed } = await list('ws_words');
    expect(suppressed.map(({ value }) => value).toSorted()).toEqual([
      '+12125550100',
      'nora@harbour.example',
    ]);
    expect(suppressed[0]).toMatchObject({ source: 'run', sourceId: runId });
  });

  it('fails without a number, too', async () => {
    await mountSales('ws_nameless');
    const runId = await workflow.trigger('ws_nameless', 'SAL-01', {
      summary: 'The caller asked not to be contacted again.',
    });
    const { run } = await workflow.settled('ws_nameless', runId, 'failed');
    expect(run.errorMessage).toMatch(/does not want to be contacted/);
  });

  it('is no run whose handoff says when it would have to stop', async () => {
    await mountSales('ws_handoff_words');
    const handoff = { fromRunId: 'run_1', stopCondition: 'The person asked: unsubscribe me.' };
    const runId = await workflow.trigger('ws_handoff_words', 'SAL-03', { ...lead, handoff });
    await workflow.settled('ws_handoff_words', runId, 'completed');
    expect((await list('ws_handoff_words')).totalCount).toBe(0);
  });

  it('of a legal matter waits for a person instead of drafting', async () => {
    await mountSales('ws_lawyer');
    const runId = await workflow.trigger('ws_lawyer', 'SAL-01', {
      company: 'Harbour Dental Group',
      notes: 'You will hear from my lawyer.',
    });
    const { run, steps, artifacts } = await workflow.settled(
      'ws_lawyer',
      runId,
      'paused_for_approval',
    );
    expect(run.workflowId).toBe('sal-01');
    expect(steps.map(({ type }) => type)).toEqual(['approval']);
    expect(artifacts).toEqual([]);
  });

  it('is created pending all the same', async () => {
    await mountSales('ws_pending');
    const run = newRun({
      workspaceId: 'ws_pending',
      workflowId: 'SAL-01',
      initialContext: { notes: 'Never contact me again.' },
      processNow: false,
    });
    const created = await workflow.client.runs.create.mutate(run, visitor('ws_pending'));
    expect(created).toEqual({ runId: run.runId, status: 'pending' });
  });
});
