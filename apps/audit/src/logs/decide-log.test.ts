import { withContext, toAppError } from '@workspace-ops/rpc';
import { AppError, unavailable } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditDependencies } from '../service.ts';
import {
  auditEvent,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';

type Decide = AuditDependencies['decideRun'];

let audit: TestAudit;
let decideRun: Decide;
const asked: unknown[] = [];
beforeAll(async () => {
  audit = await startAudit({ decideRun: (ctx, input) => decideRun(ctx, input) });
});
afterAll(() => audit.stop());

const pause = (workspaceId: string, runId: string) =>
  auditEvent(workspaceId, { action: 'run.pause', status: 'requires_approval', details: { runId } });

/**
 * A workflow service with one run, paused by the entry: exactly one decision wins.
 * @param atOnce how many decisions it waits for before it takes the first.
 */
const workflowWith = (entry: ReturnType<typeof pause>, atOnce = 1): Decide => {
  let decided = false;
  return async ({ caller }, input) => {
    asked.push({ workspaceId: caller.workspaceId, ...input });
    await waitFor(() => asked.length >= atOnce);
    if (decided) throw new AppError('conflict', 'Too late.');
    decided = true;
    const status = input.decision === 'approve' ? 'success' : 'error';
    const link = auditEvent(caller.workspaceId, {
      agent: 'ada@example.com',
      decides: entry.id,
      status,
    });
    await audit.append(link);
    return { runId: input.runId, status: 'pending' };
  };
};

beforeEach(() => {
  asked.length = 0;
  decideRun = () => Promise.reject(new Error('No run was to be decided.'));
});

const act = (decision: 'approve' | 'reject', workspaceId: string, id: string) =>
  audit.client.logs[decision].mutate({ id }, inWorkspace(workspaceId));
const readFailure = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => {
      const { code, message } = toAppError(error);
      return { code, message };
    },
  );

test.each([
  ['approve', 'success', 'approved'],
  ['reject', 'error', 'rejected'],
] as const)('to %s decides the run, and the next read shows it', async (decision, status, word) => {
  const workspaceId = `ws_${decision}`;
  const entry = pause(workspaceId, 'run_1');
  await audit.append(entry);
  decideRun = workflowWith(entry);
  expect(await act(decision, workspaceId, entry.id)).toEqual({
    success: true,
    message: expect.stringMatching(new RegExp(word, 'i')),
  });
  expect(asked).toEqual([{ workspaceId, runId: 'run_1', decision, pauseEntryId: entry.id }]);
  const { logs } = await audit.client.logs.list.query({}, inWorkspace(workspaceId));
  expect(logs).toMatchObject([
    {
      id: entry.id,
      status,
      details: { decision: { decision: word, decidedBy: 'ada@example.com' } },
    },
  ]);
  expect(await readFailure(act(decision, workspaceId, entry.id))).toEqual({
    code: 'conflict',
    message: expect.stringMatching(
      new RegExp(`^Audit log ${entry.id} was already ${word} by ada@example.com at \\d{4}-`),
    ),
  });
});

test('hands on the pause that is named, the comment and the key', async () => {
  const entry = pause('ws_said', 'run_1');
  await audit.append(entry);
  decideRun = workflowWith(entry);
  const { ctx } = inWorkspace('ws_said').context;
  const keyed = withContext({ ...ctx, idempotencyKey: 'key-1' });
  const said = { approvalId: 'apr_1', comment: 'Seen.' };
  await audit.client.logs.approve.mutate({ id: entry.id, ...said }, keyed);
  expect(asked).toMatchObject([{ ...said, pauseEntryId: entry.id, decisionId: 'key-1' }]);
});

test('asks for the first answer when the same key comes again after the decision', async () => {
  const entry = pause('ws_key', 'run_1');
  await audit.append(entry);
  decideRun = workflowWith(entry);
  const { ctx } = inWorkspace('ws_key').context;
  const keyed = withContext({ ...ctx, idempotencyKey: 'key-1' });
  await audit.client.logs.approve.mutate({ id: entry.id }, keyed);
  decideRun = async (_call, { decisionId, runId }) => {
    expect(decisionId).toBe('key-1');
    return { runId, status: 'pending' };
  };
  await expect(audit.client.logs.approve.mutate({ id: entry.id }, keyed)).resolves.toMatchObject({
    success: true,
  });
});

test('of 16 decisions at once exactly one wins, the others are conflicts', async () => {
  const entry = pause('ws_race', 'run_1');
  await audit.append(entry);
  decideRun = workflowWith(entry, 16);
  const outcomes = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      readFailure(act(index % 2 === 0 ? 'approve' : 'reject', 'ws_race', entry.id)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'none')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome !== 'none')).toEqual(
    Array.from({ length: 15 }, () => expect.objectContaining({ code: 'conflict' })),
  );
});

test('an unknown entry, a decision itself and another workspace’s entry are not found', async () => {
  const entry = pause('ws_mine', 'run_1');
  const link = auditEvent('ws_mine', { decides: entry.id });
  await audit.append(entry, link, auditEvent('ws_theirs'));
  const notFound = (id: string) => ({ code: 'not_found', message: `Audit log ${id} not found.` });
  expect(await readFailure(act('approve', 'ws_mine', 'aud_x'))).toEqual(notFound('aud_x'));
  expect(await readFailure(act('approve', 'ws_mine', '%'))).toEqual(notFound('%'));
  expect(await readFailure(act('approve', 'ws_mine', link.id))).toEqual(notFound(link.id));
  expect(await readFailure(act('reject', 'ws_theirs', entry.id))).toEqual(notFound(entry.id));
});

test('an entry that does not require approval, or names no run, is a conflict', async () => {
  const plain = auditEvent('ws_plain', { status: 'warning' });
  const runless = auditEvent('ws_plain', { status: 'requires_approval' });
  await audit.append(plain, runless);
  expect(await readFailure(act('approve', 'ws_plain', plain.id))).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('warning'),
  });
  expect(await readFailure(act('approve', 'ws_plain', runless.id))).toMatchObject({
    code: 'conflict',
  });
});

test.each([
  ['conflict', new AppError('conflict', 'Late.')],
  ['conflict', new AppError('not_pending_approval', 'Late.')],
  ['conflict', new AppError('not_found', 'No run.')],
  ['unavailable', unavailable('The workflow service')],
])('answers %s when the run cannot be decided so: %s', async (code, failure) => {
  const entry = pause('ws_refused', 'run_1');
  await audit.append(entry);
  decideRun = () => Promise.reject(failure);
  expect(await readFailure(act('approve', 'ws_refused', entry.id))).toMatchObject({ code });
  const { logs } = await audit.client.logs.list.query({}, inWorkspace('ws_refused'));
  expect(logs[0]).toMatchObject({ id: entry.id, status: 'requires_approval' });
});

test('refuses an id that is none', async () => {
  expect(await readFailure(act('approve', 'ws_plain', 'a\u0000'))).toMatchObject({
    code: 'invalid_input',
  });
});
