import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isCarried } from './ask-about-month.ts';

const bank = { account: 'Bank', result: 'agrees', evidence: 'statement' };
const base: JsonObject = { period: 'November 2026', reconciliations: [bank], owner: 'Jess Kim' };

const open = (context: JsonObject): string =>
  composeAt('FIN-04 pack', { ...base, ...context }).summary;

it.each<[string, JsonObject, string]>([
  [
    'an open item without an owner and a date',
    { open_items: [{ item: 'Deposits', owner: 'Jess', due: '4 Dec' }, { item: 'Panels claim' }] },
    '“Panels claim” is open: who carries it, and by when?',
  ],
  [
    'an open item without a date',
    { open_items: [{ item: 'Panels claim', owner: 'Jess' }] },
    '“Panels claim: owner Jess” is open: by when?',
  ],
  [
    'an open item with a name behind a dash alone',
    { open_items: ['Draft return - Mel'] },
    '“Draft return - Mel” is open: by when?',
  ],
  [
    'an open item of a plain list',
    { open_items: ['Van lease query'] },
    '“Van lease query” is open: who carries it, and by when?',
  ],
  [
    'a control that is a draft',
    { checks: { bank: 'agreed', VAT: 'draft, wrong rate on one line' } },
    '“VAT: draft, wrong rate on one line” is open: who carries it, and by when?',
  ],
  [
    'a control that was not counted',
    { reconciliations: ['Bank: agreed', 'Stock: sheet goods NOT counted'] },
    '“Stock: sheet goods NOT counted” is open: who carries it, and by when?',
  ],
  [
    'a control without evidence beside one that has it',
    {
      reconciliations: [bank, { account: 'Deposits held', bank: 9350, ledger: 9350, evidence: '' }],
    },
    'has no evidence: it is open until it has.',
  ],
  [
    'a till without evidence beside one that has it',
    { reconciliations: [bank, { account: 'Till 2', result: 'agrees' }] },
    '“Till 2: result agrees” has no evidence',
  ],
])('asks about %s', (_, context, question) => {
  expect(open(context)).toContain(question);
});

it.each<[string, JsonObject]>([
  ['every item has its owner', { open_items: [{ item: 'Deposits', owner: 'Jess', due: '4 Dec' }] }],
  [
    'an item says who has it, in words',
    { still_open: [{ what: 'Lease', who: 'Sunil', by: '4 Dec' }] },
  ],
  [
    'items have it between dashes',
    { open: ['Draft return - Mel - 14 Dec', 'Receipt - Jo - by 2 Dec'] },
  ],
  ['there is none', { open_items: 'none' }],
  ['one carries the month', { open_items: ['Van lease query'], 'due date': '2026-12-04' }],
  [
    'no control has evidence of its own',
    {
      reconciliations: [{ account: 'Bank', result: 'agrees' }],
      evidence: 'statements in the folder',
    },
  ],
])('asks nothing of it where %s', (_, context) => {
  expect(open(context)).not.toMatch(/who carries it|no evidence/);
});

it('asks nobody to carry a difference that an open item has', () => {
  const control = { account: 'Customer deposits', result: 'difference $1,300', evidence: 'list' };
  const item = { item: 'Customer deposits difference', owner: 'Jess Kim', due: '7 Dec' };
  const question = 'Customer deposits: result difference $1,300';
  expect(open({ reconciliations: [bank, control] })).toContain(question);
  expect(open({ reconciliations: [bank, control], open_items: [item] })).not.toContain(
    'who carries',
  );
});

it('asks of a difference that somebody has only until when', () => {
  const control = { account: 'Stock', result: '£412 short', evidence: 'sheet', owner: 'Kofi' };
  expect(open({ reconciliations: [bank, control] })).toContain(
    'owner Kofi, evidence sheet” is open: by when?',
  );
});

it('asks whether who carries the month carries several open items', () => {
  const items = ['Petty cash: £60 without receipt', 'Credit note not in yet'];
  expect(open({ open_items: items, 'due date': '2026-12-04' })).toContain(
    '2 open items have no owner and date of their own: does Jess Kim carry them',
  );
});

it.each([
  ['£23 short', true],
  ['£12 over', true],
  ['doesnt agree, 41.20 diff', true],
  ['agrees bar £5', true],
  ['agrees', false],
  ['agrees, 0.00 difference', false],
  ['£500 over 12 months, agrees', false],
])('a control of “%s” is open beside an item of other cash: %s', (result, isOpen) => {
  const { summary } = composeAt('FIN-04 pack', {
    period: 'November 2026',
    reconciliations: [{ account: 'Petty cash', result, evidence: 'tin count' }],
    openItems: 'Mrs Dale 100 cash not banked yet',
    owner: 'Joy Herdman',
  });
  expect(summary.includes('“Petty cash: result')).toBe(isOpen);
});

it.each([
  ['Stock count: £1,340 short, Lynne recounting, by 4 Dec', true],
  ['VAT not agreed; Gary Holt to ask them by the end of next week', true],
  ['Bank: difference £12, owner Lynne, due date 4 December', true],
  ['Petty cash: one receipt missing, Martin, by 30 Nov', true],
  ['Missing receipts, Dan, Dec 4', true],
  ['Box office: €38 short, Els looks into it by 4 December', true],
  ['Missing receipts, Petty cash, Dec 4', false],
  ['Missing receipts in Bank, Stock', false],
  ['Petty cash: one receipt missing, March, by 30 Nov', false],
  ['Stock count: £1,340 short, by 4 Dec', false],
  ['Stock count: £1,340 short, Lynne recounting', false],
  ['Stock counting was £1,340 short by 4 Dec', false],
  ['Bank: £12 short, December to follow by Friday', false],
])('reads whether an open item has somebody and a day: %s', (said, expected) =>
  expect(isCarried(said)).toBe(expected),
);

it('a pack asks of each item that has neither, and of no other', () => {
  const { summary } = composeAt('FIN-04 pack', {
    period: 'October 2026',
    'Not agreed': ['Stock count: £1,340 short, Lynne recounting, by 4 Dec', 'Petty cash: £18 out'],
  });
  expect(summary).toContain('“Not agreed: Petty cash: £18 out” is open: who carries it');
  expect(summary).not.toContain('Lynne');
  expect(summary).not.toContain('open items');
});
