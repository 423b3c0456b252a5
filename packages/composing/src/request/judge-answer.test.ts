import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const signOff = { customer: 'C', deliverables: ['Skin fitting'], findings: ['It weeps a bit'] };
const invoice = {
  customer: 'T',
  contact: 'Bill',
  invoice: 'M-1',
  amount: '£900',
  dueDate: '30 September 2026',
};
const inMourning = { ...invoice, notes: 'His wife died in September, go gently.' };
const onHold = { ...invoice, notes: 'Nothing goes out until Sue has spoken to him on Monday.' };
const refused = { customer: 'Club', contact: 'L', outcome: '9 days', consent: 'She said no' };

it.each<[string, JsonObject]>([
  ['FUL-03 checklist', { ...signOff, findingsClosed: 'not yet' }],
  ['FUL-03 checklist', { ...signOff, findingsClosed: 'still open' }],
  ['FIN-03 reminder', { ...inMourning, maySend: 'not yet' }],
  ['FIN-03 reminder', { ...inMourning, maySend: 'never' }],
  ['FIN-03 reminder', { ...onHold, maySend: 'not yet, Monday' }],
  ['AFT-02 request', { ...refused, maySend: 'not again' }],
])('%s: releases nothing that an answer says is not done yet (%j)', (where, context) => {
  const { asks } = composeAt(where, context);
  expect(asks).toHaveLength(1);
  expect(asks[0]!.question).toContain('The answer so far: “');
});

const reply = 'Please do not ring me. What does it cost?';

it('offers no call where an answer says that none may be offered yet', () => {
  const { asks, content } = composeAt('SAL-03 sequence', {
    company: 'Minster',
    lead: 'Farida Khalil',
    reply,
    mayCall: 'not yet',
    price: '£90 per visit',
  });
  expect(asks).toEqual([]);
  expect(content).not.toMatch(/\bcall\b/);
});

it.each([
  'go for it',
  'all good, send it',
  'yep he is grand with that',
  'sorted on Friday, carry on',
  'Checked with Moira, no problem.',
])('takes an answer for a yes in whatever words: %s', (maySend) => {
  expect(composeAt('FIN-03 reminder', { ...inMourning, maySend }).asks).toEqual([]);
});

it.each([
  'go for it once Moira has rung him',
  'leave it with me',
  'not while he is away',
  'all good but take the sum out',
  'ask Jo',
  '50/50',
  'We have not got her blessing.',
])('and no other one: %s', (maySend) => {
  const { asks } = composeAt('FIN-03 reminder', { ...inMourning, maySend });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
});
