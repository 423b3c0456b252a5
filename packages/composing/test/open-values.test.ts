import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const bill = { customer: 'Oran School', items: 'Coach to the cliffs', amount: '€560' };

it.each<[string, string]>([
  ['vat', 'outside the scope? ask Colm'],
  ['PO', 'WT-0932, check with Karen'],
  ['terms', '30 days?'],
  ['vat', 'not sure, 13.5 or 0'],
  ['terms', '14 days (to be confirmed with the office)'],
  ['vehicle', '49 or 53 seater? ask workshop'],
])('writes no value that is a question still, and asks it: %s %s', (field, value) => {
  const { lines, control, crm } = composeRun('FIN-02', { ...bill, [field]: value });
  for (const { summary } of [lines!, control!, crm!])
    expect(summary).toContain(`Still a question: ${field.toLowerCase()} “${value}”.`);
  expect(crm!.content).not.toContain(`| ${value} |`);
  expect(crm!.summary).toMatch(/Not written: [^.]*\(in question\)/);
});

it.each<[string, Record<string, string>, string]>([
  ['SAL-02 proposal', { customer: 'Ann', price: '€800', scope: '49 or 53 seater? ask Colm' }, '49'],
  ['SAL-02 proposal', { customer: 'Ann', price: '€800', scope: 'Coach', terms: '30 days?' }, '30'],
  [
    'CUL-03 post',
    { role: 'Driver', tasks: 'Runs', location: 'Tuam? ask Ann', applyTo: 'a@x.example' },
    'Tuam',
  ],
])('asks whether %s may be sent with one: %j', (where, context, value) => {
  const { asks } = composeAt(where, context);
  expect(asks.map(({ question }) => question).join(' ')).toMatch(
    new RegExp(`“[^”]*${value}[^”]*” is not settled yet`),
  );
});

it.each([
  ['terms', '30 days from invoice, bank details on request'],
  ['PO', '4471, ask for Bev at the gate'],
  ['vat', '13.5%'],
  ['items', 'Quiz coach “Any questions?”'],
])('takes other values as they are: %s %s', (field, value) =>
  expect(composeAt('FIN-02 control', { ...bill, [field]: value }).summary).not.toContain(
    'Still a question',
  ),
);
