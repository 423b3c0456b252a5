import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@workspace-ops/contracts';
import { composeAt, composeRun } from './compose-run.ts';

const sheet = (context: JsonObject) =>
  composeAt('FUL-03 checklist', {
    customer: 'Trust',
    deliverables: ['Skin fitting', 'Anodes'],
    findings: ['None'],
    ...context,
  });

describe('a sign-off sheet', () => {
  it.each<JsonObject>([
    { notes: 'Anodes go on next week.' },
    { notes: 'The second pump will be fitted on Monday.' },
    { deliverables: ['Skin fitting', 'Anodes go on next week'] },
    { deliverables: ['Skin fitting', 'Anodes to follow'] },
    { deliverables: 'Skin fitting. Anodes not fitted.' },
  ])('asks about what is to come: %j', (context) => {
    const { asks } = sheet(context);
    expect(asks.map(({ names }) => names[0])).toContain('findingsClosed');
    expect(sheet({ ...context, findingsClosed: 'yes' }).asks).toEqual([]);
  });

  it.each<JsonObject>([
    { notes: 'She sails next week.' },
    { notes: 'We go in next week to collect the tools.' },
    { notes: 'She will be back later.' },
    { notes: 'The invoice will be sent on Monday.' },
    { deliverables: ['Anodes fitted', 'Pump replaced'] },
  ])('asks nothing about what was done: %j', (context) => {
    expect(sheet(context).asks).toEqual([]);
  });
});

it.each([
  ['Shelter B bolts loose', true],
  ['The left gate is not closing', true],
  ['Check for loose bolts', false],
  ['No sign damaged', false],
])('takes a check in words for one that is open where it ends so: %s', (check, isOpen) => {
  const { asks } = composeRun('FUL-03', {
    customer: 'Parkmore',
    deliverables: 'Two shelters',
    checks: ['All reflective', check],
  })['checklist']!;
  expect(JSON.stringify(asks).includes(`finding may be open: “${check}”`)).toBe(isOpen);
});
