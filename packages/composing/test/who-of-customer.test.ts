import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';

const owed = { invoice_no: 'K-9', sum: '£310.00', due: '2026-01-12' };

describe('who is named beside a customer', () => {
  it.each<JsonObject>([
    { cust: 'Lund Motors', who: 'Petra Lund' },
    { client: 'Lund Motors', who: 'Petra Lund' },
  ])('is their contact, and no owner of ours: %j', (named) => {
    const { ageing, reminder } = composeRun('FIN-03', { ...named, ...owed });
    const [header, row] = ageing!.content.split('\r\n').map((line) => line.split(','));
    expect(row![header!.indexOf('contact')]).toBe('Petra Lund');
    expect(row![header!.indexOf('owner')]).toBe('');
    expect(reminder!.content).toContain('Dear Petra Lund');
    expect(reminder!.asks).toEqual([]);
  });

  it('is looked for where the work is recorded, too', () => {
    const { crm } = composeRun('SAL-02', {
      client: 'Lund Motors',
      who: 'Petra Lund',
      price: '£310',
    });
    expect(crm!.content).toMatch(/primary_contact \| unknown \| Petra Lund/);
    expect(crm!.content).not.toMatch(/owner[^|]*\| unknown \| Petra/);
  });

  it.each<[JsonObject, string]>([
    [{ what: 'Order the filters', who: 'Ivo', when: 'Friday' }, 'Ivo'],
    [{ task: 'Order the filters', who: 'Ivo' }, 'Ivo'],
    [{ cust: 'Lund Motors', contact: 'Petra Lund', who: 'Ivo' }, 'Ivo'],
  ])('carries a task where there is no customer, or another contact: %j', (context, owner) => {
    expect(readFacts(context).find('owner')?.value).toBe(owner);
  });
});

it.each([
  ['£310.00', '£310.00'],
  ['310.00', '310.00'],
  ['all of it', undefined],
])('a sum of %s is an amount', (sum, amount) => {
  expect(readFacts({ sum }).find('amount')?.value).toBe(amount);
});

it.each(['what_was_fitted', 'What we installed', 'what has been replaced'])(
  'what was done is found under “%s”',
  (name) => {
    const list = ['Two pumps', 'A valve'];
    expect(readFacts({ [name]: list }).find('deliverables')?.items).toEqual(list);
  },
);

describe('a person under the name of a customer, beside their firm', () => {
  const paint = { scope: 'Paint two offices', price: '$1,400', terms: 'Net 30' };

  it.each<JsonObject>([
    { customerName: 'Ann Moore', company: 'Delta Lifts' },
    { client_name: 'Ann Moore', organisation: 'Delta Lifts' },
    { customer: { name: 'Ann Moore', company: 'Delta Lifts' } },
    { customerName: 'Dr. Anil Moore', companyName: 'Delta Lifts' },
    { accountName: 'Ann Moore', company: 'Delta Lifts' },
    { 'client name': 'Ann Moore', 'client company': 'Delta Lifts' },
    { customer: 'Ann Moore', customerCompany: 'Delta Lifts' },
    { client: 'Ann Moore', company: 'Delta Lifts' },
  ])('is who the firm is reached by: %j', (who) => {
    const { proposal, crm } = composeRun('SAL-02', { ...who, ...paint });
    expect(proposal!.title).toBe('Proposal: Delta Lifts');
    expect(proposal!.content).toMatch(/Prepared for (?:Ann|Dr\. Anil) Moore/);
    expect(crm!.content).toMatch(/company \| unknown \| Delta Lifts/);
    expect(crm!.content).toMatch(/primary_contact \| unknown \| (?:Ann|Dr\. Anil) Moore/);
  });

  it('is told by a surname that the firm has, too', () =>
    expect(
      composeRun('SAL-02', { customerName: 'Brisa Rossi', company: 'Rossi Bakery', ...paint })[
        'proposal'
      ]!.title,
    ).toBe('Proposal: Rossi Bakery'));

  it('does not take the place of a contact', () => {
    const { reminder, ageing } = composeRun('FIN-03', {
      customerName: 'Ann Moore',
      company: 'Delta Lifts',
      contact: 'Tom Bell',
      ...owed,
    });
    expect(ageing!.title).toBe('Receivables ageing: Delta Lifts');
    expect(reminder!.content).toContain('Dear Tom Bell,');
  });

  it.each<[JsonObject, string]>([
    [{ customerName: 'Delta Lifts', company: 'Delta Group' }, 'Delta Lifts'],
    [{ customerName: 'Grant Thornton', company: 'Grant Thornton LLP' }, 'Grant Thornton'],
    [{ customerName: 'Ann Moore' }, 'Ann Moore'],
    [{ customerName: 'Abbey Grange', company: 'Severn Homes' }, 'Abbey Grange'],
  ])('is the customer where it names none, or stands alone: %j', (who, title) => {
    expect(composeRun('SAL-02', { ...who, ...paint })['proposal']!.title).toBe(
      `Proposal: ${title}`,
    );
  });
});

describe('who owes an invoice', () => {
  it('is the customer where no other field says who is, and no owner of ours', () => {
    const { ageing, reminder } = composeRun('FIN-03', {
      who: 'The Daily Grind cafe, owner Rob Pasquale',
      ...owed,
    });
    const [header, row] = ageing!.content.split('\r\n');
    expect(header).toMatch(/^customer,/);
    expect(row).toMatch(/^"The Daily Grind cafe/);
    expect(reminder!.content).toContain('Dear The Daily Grind cafe team');
  });
  it('is asked for where one of us is named alone', () => {
    const { ageing } = composeRun('FIN-03', { who: 'Renee', ...owed });
    expect(ageing!.summary).toContain('Not on record: customer');
  });
});

it.each([
  ['student', 'a third grader had a slice and hives; his mother says he is fine'],
  ['pupil', 'A boy in year 3 slipped on it and was taken to hospital'],
])('what befell a %s is the name of no customer', (field, said) => {
  const { report } = composeRun('FUL-02', {
    to: 'Mrs. Pruitt, Oak School',
    status: 'All loaves are accounted for',
    [field]: said,
  });
  expect(`${report!.title} ${report!.content}`).not.toContain(said.slice(0, 12));
  expect(report!.asks.length).toBeGreaterThan(0);
  const named = composeRun('FUL-02', { status: 'All is in place', [field]: 'Ada Moss' });
  expect(named['report']!.title).toContain('Ada Moss');
});
