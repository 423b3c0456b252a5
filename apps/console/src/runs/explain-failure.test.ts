import { expect, it } from 'vitest';
import type { Schemas } from '../api.ts';
import { explainFailure } from './explain-failure.ts';

const explain = (
  detail: { steps?: unknown[]; workflow?: unknown; errorMessage?: string },
  pauses: unknown[] = [],
) =>
  explainFailure(
    {
      run: { workflowId: 'XXX-99', errorMessage: detail.errorMessage ?? null },
      workflow: 'workflow' in detail ? detail.workflow : {},
      steps: detail.steps ?? [],
    } as unknown as Schemas['RunDetail'],
    pauses as Schemas['Approval'][],
  );

const failedStep = {
  id: 'step_1',
  title: 'Send it',
  status: 'failed',
  error: 'The model timed out.',
};

it('names who rejected it and what they said', () => {
  const pause = {
    status: 'rejected',
    stepTitle: 'Approve the price',
    decidedBy: { name: 'Ben' },
    votes: [{ decision: 'reject', comment: 'Too cheap.' }],
  };
  const steps = [{ ...failedStep, error: 'Rejected by user' }];
  expect(explain({ steps }, [pause])).toEqual({
    reason: 'Ben rejected it at “Approve the price”.',
    said: 'Too cheap.',
    stepId: 'step_1',
  });
});

it('says that nobody decided it in time', () => {
  const pause = { status: 'expired', stepTitle: 'Approve the price', votes: [] };
  expect(explain({}, [pause]).reason).toBe(
    'Nobody decided “Approve the price” before its deadline.',
  );
});

it('names the step that failed and its error, though another pause was approved', () => {
  const pause = { status: 'approved', stepTitle: 'Approve the price', votes: [] };
  expect(explain({ steps: [failedStep] }, [pause])).toEqual({
    reason: 'The step “Send it” failed.',
    said: 'The model timed out.',
    stepId: 'step_1',
  });
});

it('says that the workflow is not mounted', () => {
  for (const workflow of [null, { status: 'retired' }]) {
    expect(explain({ workflow, errorMessage: 'not deployed' }).reason).toContain('XXX-99');
  }
});

it('keeps the error of the service where nothing more is known', () => {
  expect(explain({ errorMessage: 'The budget of the day is spent.' }).said).toBe(
    'The budget of the day is spent.',
  );
});
