import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { publishRequest } from './publish-request.ts';
import { readFacts, toSheet, withoutFacts } from '../facts/read-facts.ts';

const context = { customer: 'Northside Dental', location: 'Leeds', notes: 'Ring after ten.' };

it('is one sheet for the same facts in the same order, however a step comes to them', () => {
  const sheet = readFacts(context);
  const [customer, location, notes] = sheet.facts;
  expect(toSheet([...sheet.facts])).toBe(sheet);
  expect(withoutFacts(sheet, [location!])).toBe(toSheet([customer, undefined, notes]));
  expect(toSheet([customer, notes, location])).not.toBe(sheet);
});

it('is none of another run that has the same data', () => {
  expect(readFacts({ ...context })).not.toBe(readFacts(context));
});

it('is read from one public part, where a step is composed again to list what it asks', () => {
  const definition = findWorkflowDefinition('MKT-01')!;
  const step = definition.steps.find(({ artifact }) => artifact?.type === 'post')!;
  const publish = () => publishRequest({ definition, step, context, earlier: [] }).context;
  expect(publish()).toBe(publish());
  expect(publish()).not.toHaveProperty('notes');
});
