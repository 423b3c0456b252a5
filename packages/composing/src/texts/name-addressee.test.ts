import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const invoice = {
  customer: 'Harbour Hotel',
  invoice: 'INV-9',
  amount: '£480',
  dueDate: '2026-11-10',
};
const reminderTo = (more: Record<string, unknown>) =>
  composeAt('FIN-03 reminder', { ...invoice, ...(more as Record<string, string>) });

describe('a letter greets whoever it is addressed to', () => {
  it.each([
    [{ to: 'Priya Shah' }, 'Dear Priya Shah,'],
    [{ to: 'Priya Shah <priya@harbour.example>' }, 'Dear Priya Shah,'],
    [{ to: 'priya.shah@harbour.example' }, 'Dear Harbour Hotel team,'],
    [{ To: '"Shah, Priya" <priya@harbour.example>' }, 'Dear Priya Shah,'],
    [{ to: 'Priya <priya@harbour.example>' }, 'Dear Priya,'],
    [{ to: 'Priya Shah, Harbour Hotel' }, 'Dear Priya Shah,'],
    [{ to: { name: 'Priya Shah', email: 'priya@harbour.example' } }, 'Dear Priya Shah,'],
    [{ recipient: 'Mr D. Okafor' }, 'Dear Mr D. Okafor,'],
    [{ addressee: 'Priya Shah' }, 'Dear Priya Shah,'],
    [{ addressed_to: 'Harbour Hotel, attn: Carol' }, 'Dear Carol,'],
    [{ attn: 'Priya Shah <priya@harbour.example>' }, 'Dear Priya Shah,'],
    [{ attention: 'Priya Shah, priya@harbour.example' }, 'Dear Priya Shah,'],
    [{ from: 'Max Orr', to: 'Priya Shah' }, 'Dear Priya Shah,'],
    [{ send_to: 'Accounts, Harbour Hotel' }, 'Dear Harbour Hotel team,'],
  ])('%o', (more, greeting) => {
    const { content, asks } = reminderTo(more);
    expect(content).toContain(greeting);
    expect(content).not.toContain('@');
    expect(asks).toEqual([]);
  });
});

it.each([
  [{ to: 'Friday' }],
  [{ from: 'Monday', to: 'Friday' }],
  [{ from: 'Leith', to: 'Perth' }],
  [{ from: 'Stoke', to: 'Burnham Thorpe' }],
  [{ to: 'Milton Keynes' }],
  [{ to: '5 pm' }],
  [{ to: 'Mill Lane' }],
  [{ to: 'the owner' }],
  [{ to: 'Harbour Hotel' }],
])('and nobody where it is a place, a day or no name: %o', (more) => {
  expect(reminderTo(more).content).toContain('Dear Harbour Hotel team,');
});

it('names the customer of a proposal by the house of who it goes to', () => {
  const { content, asks, title } = composeAt('SAL-02 proposal', {
    to: 'Priya Shah, Harbour Hotel',
    scope: 'Linen hire',
    price: '£300 a month',
  });
  expect(asks).toEqual([]);
  expect(title).toBe('Proposal: Harbour Hotel');
  expect(content).toContain('Prepared for Priya Shah.');
});

it('keeps an address for the record, and to whoever wrote a reply', () => {
  const reply = 'Yes please, tell me more about linen hire.';
  const { sequence } = composeRun('SAL-03', {
    company: 'Harbour',
    from: 'Max Orr',
    to: 'Jo Bell',
    reply,
  });
  expect(sequence!.content).toContain('Dear Max Orr,');
  const named = composeAt('SAL-03 sequence', { company: 'Harbour', recipient: 'Jo Bell', reply });
  expect(named.content).toContain('You wrote: “Yes please, tell me more about linen hire.”');
  const passed = composeAt('SAL-03 sequence', {
    company: 'Harbour',
    lead: 'Max Orr',
    recipient: 'Jo Bell',
    reply: 'Jo Bell handles linen.',
  });
  expect(passed.content).toContain('Max Orr of Harbour told us');
  const { content } = composeAt('AFT-02 record', {
    customer: 'Harbour Hotel',
    to: 'Priya Shah <priya@harbour.example>',
    outcome: 'Linen on time',
  });
  expect(content).toContain('"email": "priya@harbour.example"');
  expect(content).toContain('"primary_contact": "Priya Shah"');
});
