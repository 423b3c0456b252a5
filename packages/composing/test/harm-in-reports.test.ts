import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const asks = (where: string, context: JsonObject): string => {
  const { summary } = composeAt(where, context);
  return /“.*?may somebody come to harm\?/.exec(summary)?.[0] ?? '';
};
const job = { customer: 'Orchard School', contact: 'Ann Lee', milestone: 'Roof, part two' };

it.each<[string, JsonObject, string]>([
  [
    'FUL-02 report',
    {
      ...job,
      milestone: 'Asbestos barn roof down',
      issue: 'One board snapped and pieces fell in the yard. Swept up since.',
    },
    'One board snapped',
  ],
  [
    'FUL-02 report',
    {
      ...job,
      notes: 'Garage has an asbestos ceiling.',
      issue: 'Two panels came down and there is dust on the cars.',
    },
    'Two panels',
  ],
  [
    'FUL-02 report',
    { ...job, issue: 'The canopy bracket is cracked. Parents wait under it at three.' },
    'canopy bracket',
  ],
  [
    'FUL-02 report',
    { ...job, progress: 'North side done. A child could trip over the hoses at the gate.' },
    'A child could trip',
  ],
  [
    'AFT-01 guide',
    { customer: 'Ivy House', openIssues: 'The consumer unit in the laundry is hot at night.' },
    'consumer unit',
  ],
  [
    'AFT-01 guide',
    { customer: 'Ivy House', openIssues: 'Dryer interlock bypassed so that it runs.' },
    'Dryer interlock',
  ],
  [
    'SAL-01 brief',
    { company: 'Ivy House', contact: 'Jo', need: 'The balcony rail is loose, wants a quote.' },
    'balcony rail',
  ],
])('asks in %s whether somebody may come to harm: %j', (where, context, said) => {
  expect(asks(where, context)).toContain(said);
});

it.each<[string, JsonObject]>([
  [
    'MKT-01 brief',
    {
      customer: 'Ivy House',
      observation: 'Two of the boilers had gas leaks at the joint.',
      outcome: 'Both joints replaced the same day.',
    },
  ],
  [
    'MKT-01 brief',
    {
      customer: 'Ivy House',
      observation: 'The old handrail was loose and a guest nearly fell.',
      outcome: 'New rails fitted throughout, no complaints since.',
    },
  ],
  [
    'MKT-01 brief',
    {
      customer: 'Ivy House',
      observation: 'The firm before us nailed the slates instead of hanging them.',
    },
  ],
  [
    'SAL-01 brief',
    {
      company: 'Ivy House',
      contact: 'Jo',
      need: 'The fire inspector wrote them up, wants hoods cleaned.',
    },
  ],
  [
    'SAL-02 proposal',
    {
      customer: 'Ivy House',
      scope: 'New roof.',
      notes: 'Asbestos on the old shed, we are not touching it.',
    },
  ],
  ['FUL-02 report', { ...job, milestone: 'Asbestos survey done', issue: 'Two boards came late.' }],
  ['FUL-02 report', { ...job, progress: 'Gas pipe laid to plots 1 to 4.' }],
  [
    'FUL-02 report',
    { ...job, progress: 'One valve leaked gas, it was isolated and replaced that day.' },
  ],
  [
    'AFT-01 guide',
    { customer: 'Ivy House', openIssues: 'A cable was bare, made safe on the spot.' },
  ],
  [
    'FUL-02 report',
    { ...job, progress: 'Smoke vents fitted, the power line was moved on Tuesday.' },
  ],
  [
    'FUL-02 report',
    { ...job, milestone: 'Old asbestos roof off', progress: 'Asbestos sheets removed.' },
  ],
  [
    'MKT-01 brief',
    {
      customer: 'Ivy House',
      observation: 'Three of the ovens had gas leaks at the valve when we came.',
      outcome: 'All valves replaced that day, the kitchen never closed.',
    },
  ],
  [
    'FUL-02 report',
    { ...job, progress: 'North side done, scaffold down on Friday.', issue: 'Rain cost us a day.' },
  ],
])('asks nothing of the kind in %s: %j', (where, context) => {
  expect(asks(where, context)).toBe('');
  expect(composeAt(where, context).summary).not.toContain('responsible for safety');
});

it.each([
  'One valve leaked gas, to be replaced the same day as the hob.',
  'The cable was bare and is not fixed since.',
  'A gas valve leaks, half fixed the same day, still smells.',
])('asks where it is put right in words alone: %s', (issue) => {
  expect(asks('FUL-02 report', { ...job, issue })).not.toBe('');
});

it('still asks where what was put right is something else, or goes on', () => {
  for (const outcome of ['New lamps fitted.', 'The joints will be replaced next week.'])
    expect(
      asks('MKT-01 brief', {
        customer: 'Ivy House',
        observation: 'Two boilers had gas leaks at the joint.',
        outcome,
      }),
      outcome,
    ).not.toBe('');
  expect(
    asks('MKT-01 brief', {
      customer: 'Ivy House',
      observation: 'The boiler still leaks gas at the joint.',
      outcome: 'Joint replaced.',
    }),
  ).not.toBe('');
});
