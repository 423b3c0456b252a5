import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeStep } from '../compose/compose-step.ts';
import { readAnswers } from './read-answers.ts';
import { takeAnswers } from './take-answers.ts';

const definition = findWorkflowDefinition('OPS-03')!;
const step = definition.steps.find(({ key }) => key === 'letter')!;
const write = (context: JsonObject) => composeStep({ definition, step, context, earlier: [] });
const claim = { order: 'PO-4711', issue: 'Two pumps are cracked.', currency: 'EUR' };

it('settles for all fields what two of them said differently', () => {
  const context = { ...claim, amount: 1240, form: { amount: 900, seen: 'yes' } };
  const { asks } = write(context);
  expect(asks).toMatchObject([{ question: 'Which amount is right: EUR 1,240 or EUR 900?' }]);
  const { facts } = readAnswers('amount: 1,240', asks);
  const settled = takeAnswers(context, facts);
  expect(settled).toEqual({ ...claim, amount: '1,240', form: { amount: '1,240', seen: 'yes' } });
  expect(write(settled).asks).toEqual([]);
  expect(write(settled).content).toContain('EUR 1,240');
});

it('leaves the rest of a record whose name is settled', () => {
  const context = { customer: { name: 'Engine Ltd', city: 'Hull' }, form: { client: 'Southside' } };
  expect(takeAnswers(context, { customer: 'Southside' })).toEqual({
    customer: { name: 'Southside', city: 'Hull' },
    form: { client: 'Southside' },
  });
});

it('adds what was not on record', () => {
  expect(takeAnswers({ customer: 'A' }, { scope: 'A line.' })).toEqual({
    customer: 'A',
    scope: 'A line.',
  });
});
