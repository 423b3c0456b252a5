import { departments } from '@workspace-ops/catalogue';
import { evaluate } from '@workspace-ops/scoring';
import { expect, it } from 'vitest';
import type { RunPlan, SendBack } from '../db/schema/index.ts';
import { addInstructions, asAsked, toRunInput } from './run-input.ts';

const reminding = departments
  .flatMap(({ workflows }) => workflows)
  .find(({ code }) => code === 'FIN-03')!;
const plan: RunPlan = {
  ...reminding,
  steps: reminding.steps.map((step, at) => ({ ...step, id: `step_${at}` })),
};
const sequence = plan.steps.findIndex(({ artifact }) =>
  artifact?.texts?.some(({ greets }) => greets !== undefined),
);
const order: SendBack = {
  sequence,
  comment: 'Translate it into German.',
  by: { kind: 'person', id: 'usr_1', name: 'Ada Park' },
  at: '2026-11-23T12:00:00Z',
  costUsd: '0',
  revises: null,
};
const run = {
  initialContext: { invoice: '118' },
  createdAt: new Date('2026-11-25T10:00:00Z'),
  plan,
  sendBacks: [order],
};

it('tells of a step how many letters it writes, and what reviewers asked of it', () => {
  expect(toRunInput(run, `step_${sequence}`)).toMatchObject({
    letters: 1,
    instructions: 'Translate it into German.',
  });
  expect(toRunInput(run, 'step_none')).toMatchObject({ letters: 0, instructions: '' });
});

it('lets the score take a reminder without a salutation for the letter that it is', () => {
  const reminder = {
    artifactType: 'file',
    title: 'Payment reminder',
    content: 'Invoice 118.',
  } as const;
  const input = toRunInput(run, `step_${sequence}`);
  expect(evaluate(reminder, { now: new Date(0), input }).feedback.join(' ')).toContain(
    'The letter has no salutation.',
  );
});

it('adds what a refinement asks', () => {
  const input = asAsked(toRunInput(run, `step_${sequence}`), 'Shorter.');
  expect(input?.instructions).toBe('Translate it into German.\nShorter.');
  expect(asAsked(undefined, 'Shorter.')).toBeUndefined();
});

it('keeps what refinements asked, the last of it where it is too much', () => {
  expect(addInstructions(null, undefined)).toBeNull();
  expect(addInstructions('', ' ')).toBeNull();
  expect(addInstructions('In German.', 'Shorter.')).toBe('In German.\nShorter.');
  expect(addInstructions('x'.repeat(9_000), 'Shorter.')).toMatch(/^x{7991}\nShorter\.$/);
});

it('knows the days that are meant by words, seen from when they were said', () => {
  const content = 'Dear Ms Park,\n\nInvoice 118 is due on 26 November 2026.\n\nYours';
  const reminder = { artifactType: 'file', title: 'Payment reminder', content } as const;
  const feedbackOn = (initialContext: { invoice: string; dueDate: string }): string | undefined =>
    evaluate(reminder, {
      now: new Date('2026-12-20T00:00:00Z'),
      input: toRunInput({ ...run, initialContext }, null),
    }).feedback.find((line) => line.startsWith('Not in the input'));
  expect(feedbackOn({ invoice: '118', dueDate: 'tomorrow' })).not.toContain('26 November');
  expect(feedbackOn({ invoice: '118', dueDate: 'in ten days' })).toContain('26 November');
});
