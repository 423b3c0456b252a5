import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { refusesCalls } from './sayings.ts';

const refuses = (sentence: string): boolean => refusesCalls.some((one) => one.test(sentence));

it.each([
  'rang twice no call back',
  'We had no call back.',
  'No phone call, no email.',
  'No calls returned.',
  'Promised a call, no call came.',
  'They did not call.',
  'They don’t call back.',
  'Driver did not phone ahead, no call.',
  'No call before delivery.',
  'Still no call.',
  'We got no calls from the new ads.',
  'Left a message, no phone call since.',
])('takes a call that did not come for no refusal of calls: %s', (sentence) =>
  expect(refuses(sentence)).toBe(false),
);

it.each([
  'No calls please.',
  'No calls back please, just email.',
  'No call needed, email is fine.',
  'No call, just email me.',
  'Tried your site, no calls.',
  'Send an overview, no calls before the new year please.',
  'He wants no calls.',
  'Please do not call back.',
  'They asked us not to call but to email.',
  'She asked us not to ring her.',
  'He’d rather not be called.',
  'They told us not to phone.',
])('and hears who refuses calls: %s', (sentence) => expect(refuses(sentence)).toBe(true));

it.each([
  ['They asked us to call again.'],
  ['They told us not to call the depot.'],
  ['She asked us not to ring her husband.'],
])('and no refusal in %s', (sentence) => expect(refuses(sentence)).toBe(false));

it('chases by telephone a supplier who did not call back', () => {
  const order = { supplier: 'Hunter Trade', order: 'PO 2310', amount: '$312.00' };
  const issue = 'Wrong filters were sent. We rang twice, no call back.';
  const { chase } = composeRun('OPS-03', { ...order, issue });
  expect(chase!.content).not.toContain('they ask not to be called');
  const refusing = composeRun('OPS-03', {
    ...order,
    issue,
    notes: 'They asked us not to call but to email.',
  });
  expect(refusing['chase']!.content).toContain('they ask not to be called');
});
