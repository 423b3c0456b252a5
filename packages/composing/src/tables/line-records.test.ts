import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readMetricLine } from './line-records.ts';

const rowsAt = (at: string, context: JsonObject): string[] =>
  composeAt(at, context).content.split('\r\n').slice(1);

it.each([
  ['Invoice 118, £420.00, due 20/10/2026', 'Invoice 118,£420.00,2026-10-20,37,'],
  ['INV-118 – £420 – due 20 Oct 2026', 'INV-118,£420,20 Oct 2026,37,'],
  ['INV-118 £420.00 (due 2026-10-20), disputed', 'INV-118,£420.00,2026-10-20,37,disputed'],
  ['INV-118, due 2026-10-20, £420.00', 'INV-118,£420.00,2026-10-20,37,'],
])('reads an invoice that is a line of text: %s', (line, row) => {
  const [first] = rowsAt('FIN-03 ageing', {
    customer: 'Engine Ltd',
    invoices: [line, 'Invoice 131, £95.50, due 5 November 2026'],
  });
  expect(first).toContain(row);
});

it.each([
  ['Dues for the club', 'Dues for the club,'],
  ['Repair, due to frost', '"Repair, due to frost",'],
])('leaves %s whole', (line, row) => {
  const [first] = rowsAt('FIN-03 ageing', { customer: 'Engine Ltd', invoices: [line, 'B £3.00'] });
  expect(first).toContain(row);
});

it('asks for no due date where each line has its own', () => {
  const given = { customer: 'Engine Ltd', amount: '£515.50' };
  const lines = (second: string): JsonObject => ({
    ...given,
    invoices: ['Invoice 118, £420.00, due 20/10/2026', second],
  });
  const summary = (second: string) => composeAt('FIN-03 ageing', lines(second)).summary;
  expect(summary('Invoice 131, £95.50, due 25/10/2026')).not.toContain('due date');
  expect(summary('Invoice 131, £95.50')).toContain('Not on record: due date');
});

it.each([
  ['Labor 3.5 hours at $145 = $507.50', 'Labor,3.5,$145,$507.50'],
  ['2 rollers @ €38.00 = 76', 'rollers'],
])('parts what a line comes to from what it is of: %s', (line, row) => {
  const [first] = rowsAt('FIN-02 lines', { customer: 'Engine Ltd', items: [line, 'Trip $65.00'] });
  expect(first).toContain(row);
  expect(first).not.toContain(' =');
});

it('keeps a long observation whole in its cell', () => {
  const observation = `${'The gutter over the porch drips on the step. '.repeat(20)}Ann hurt her wrist.`;
  expect(composeAt('OPS-02 register', { observation }).content).toContain('Ann hurt her wrist.');
});

it.each(['6.4 (August 7.1)', '7 of 9', '3.1', '81%', '4/5'])(
  'repeats the team’s %s beside no answer',
  (score) => {
    const comments = ['Too many late shifts', 'The new rota is better', 'More light in the hall'];
    const { content, summary } = composeAt('CUL-02 table', { team: 'Hall', score, comments });
    expect(content).not.toContain(score);
    expect(summary).toContain('Not in the table: score (of all rows together)');
  },
);

it('uses a register of tasks in words, of which some say who and until when', () => {
  const tasks = ['Call the school - Tasha by 11/27', 'Hood at the school done', 'Order two seals'];
  const { content, summary } = composeAt('OPS-02 register', { tasks, site: 'Shop' });
  expect(content).toContain('Tasha,11/27,');
  expect(content).toContain(',done');
  expect(summary).not.toContain('Not ready');
});

it('does not use a register of which nobody says who and until when', () => {
  const { summary } = composeAt('OPS-02 register', {
    observation: 'Two vans late, one at the yard.',
  });
  expect(summary).toMatch(/^Not ready to send/);
});

it('reads how many of what is counted, and the price of one', () => {
  const { content, summary } = composeAt('FIN-02 lines', {
    customer: 'Ceredigion Primary Cluster',
    items: ['Annual service, 6 school kitchens @ £285', 'Thermostat, Ysgol Penrhos, £64.50'],
    amount: '£1,774.50',
    purchaseOrder: 'CPC-2207',
  });
  expect(content).toContain('"Annual service, school kitchens",6,£285,1710');
  expect(summary).not.toContain('Which amount is right');
});

it('has the figures of a line of text in their columns', () => {
  const posts = [
    'LinkedIn: 4,200 impressions, 120 clicks, 3 leads',
    'Roof in a day – 9,800 impressions, 60 clicks and 1 lead',
  ];
  const { content, summary } = composeAt('MKT-03 table', { period: 'October 2026', posts });
  expect(content.trim().split('\r\n').slice(1)).toEqual([
    'LinkedIn,October 2026,,"4,200",120,3',
    ',October 2026,Roof in a day,"9,800",60,1',
  ]);
  expect(summary).not.toContain('Not ready');
});

it('tells in a readout what lines of text have of figures', () => {
  const rows = ['LinkedIn: 6 posts, 44 clicks, 1 lead', 'Newsletter: 60 clicks, 4 leads'];
  const { content, summary } = composeAt('MKT-03 readout', { period: 'November', rows });
  expect(content).toContain('- LinkedIn: posts 6, clicks 44, leads 1');
  expect(summary).not.toMatch(/on record: .*(?:clicks|leads)/);
});

it.each([
  'Roof in a day',
  'Meet the crew, 12 photos',
  'LinkedIn: 4,200 impressions',
  'Before: 3 vans late, then 2 of them sold',
  'Open day 5 December, 10:00',
])('leaves %s whole', (text) => expect(readMetricLine('post', text)).toBeNull());
