import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';

it.each<[string, string, string]>([
  ['for_attn', 'Martin Shaw', 'contact'],
  ['For the attention of', 'Mrs D. Okafor', 'contact'],
  ['subject_line', 'Getting your kitchen through Christmas', 'theme'],
  ['items_for_issue', 'Meet Jodie, our new apprentice', 'highlights'],
  ['news for the newsletter', 'A new van', 'highlights'],
  ['hold_up', 'The splashback came 40 mm short', 'issue'],
  ['how_come', 'our measuring error', 'cause'],
  ['where_we_are', 'Tiling is about 60% done', 'progress'],
  ['where things stand', 'The roof is on', 'progress'],
  ['where we are', 'Notice sent to tenant on 20 November', 'progress'],
  ['owes', '£650', 'amount'],
  ['quote_total', '£7,250 + VAT', 'amount'],
  ['inv_total_net', '£10,260.00', 'amount'],
  ['inv_date', '30/11/2026', 'invoiceDate'],
  ['we_did', 'New kitchen over half term', 'deliverables'],
  ['new_lad', 'Amir Sadiq', 'name'],
  ['new_hire', 'Jo Price', 'name'],
  ['back_on_site', 'Thursday 3 December 2026', 'nextVisitDate'],
  ['open_evening_date', '10/12/2026', 'eventDate'],
])('reads %s “%s” as %s', (name, value, usual) => {
  expect(readFacts({ [name]: value }).find(usual)?.value).toBe(value);
});

it.each<[string, string, string]>([
  ['where_we_are', 'Unit 4, Sandwich Road, Whitfield', 'progress'],
  ['where_we_are', 'Our yard is at CT16 3PN, it is CT16 3PN', 'progress'],
  ['back', 'Sore since Monday', 'nextVisitDate'],
  ['site', 'Seabrook Primary', 'nextVisitDate'],
  ['investor', 'Lomax Ltd', 'invoiceDate'],
  ['new_items', 'Van 5', 'name'],
])('does not read %s “%s” as %s', (name, value, usual) => {
  expect(readFacts({ [name]: value }).find(usual)).toBeUndefined();
});

const billed = (done: JsonObject[]): string =>
  composeAt('FIN-02 lines', { bill_to: 'Kingsdown Golf Club', done, inv_total_net: '£9,100' })
    .content;

it('takes what, each and net of counted lines as item, price and amount', () => {
  const lines = [
    { what: 'Servery', qty: 1, each: '£6,200', net: '£6,200' },
    { what: 'Glasswasher', qty: 2, each: '£1,450', net: '£2,900' },
  ];
  expect(billed(lines)).toContain('Glasswasher,2,"£1,450","£2,900"');
  expect(billed(lines)).not.toContain('what');
});

it('takes what for no item where nothing is counted', () => {
  const rows = [{ what: 'Bank account', result: 'agreed' }];
  expect(composeAt('FIN-02 lines', { customer: 'Lomax', rows }).content).toContain('what');
});
