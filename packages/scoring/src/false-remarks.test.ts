import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Judged } from './judgement.ts';

const now = new Date('2026-11-26T10:00:00Z');

const judge = (judged: Partial<Judged>, context: JsonObject) =>
  evaluate(
    { artifactType: 'document', title: 'A', content: '', targetPlatform: 'internal', ...judged },
    { now, input: { context } },
  );
const remarks = (content: string, context: JsonObject, artifactType: Judged['artifactType']) =>
  judge({ content, artifactType }, context).feedback.join(' ');

it.each([
  'The felt has a 15 year guarantee.',
  'We give a guarantee of ten years on the pump.',
  'Parts are guaranteed for two years.',
  'Our guarantee covers labour and parts.',
  'The insurance backed guarantee runs until 2036.',
  'No risk to the public, the yard is fenced.',
  'There is no risk assessment for the loft yet.',
  'I am the only driver with a card.',
  'Thursday is the only day that suits.',
  'The side gate is the only way in.',
])('claims nothing that nobody can show: %s', (line) => {
  const said = remarks(`${line} It is 12 metres long.`, { note: line, metres: 12 }, 'document');
  expect(said).not.toContain('more than can be shown');
});

it.each([
  'We guarantee that sales double.',
  'Results are guaranteed.',
  'This guarantees success.',
  'It is risk-free.',
  'Try it, no risk!',
  'We are the only firm that does this right.',
  'It is the only tool you need.',
])('claims more than can be shown: %s', (line) => {
  expect(remarks(line, { note: line }, 'document')).toContain('claims more than can be shown');
});

it('takes who is going out for no pressure', () => {
  const post = (line: string) => remarks(line, { note: line }, 'post');
  expect(post('Thanks to all who were going out in the storm.')).not.toContain('presses');
  expect(post('Our crews keep going out until all roofs are dry.')).not.toContain('presses');
  expect(post('Order now, they are selling out!')).toContain('presses the reader');
});

const deal = (amount: string): string =>
  `# Deal\n\n| Field | Before | After |\n|---|---|---|\n| amount | unknown | ${amount} |\n`;

it('takes the price of all for the amount of a deal, whatever its lines come to', () => {
  const context = {
    price: '£5,400 plus VAT',
    lines: [
      { item: 'Fence', amount: 2400 },
      { item: 'Gate', amount: 3000 },
    ],
  };
  expect(remarks(deal('£5,400 plus VAT'), context, 'crm_diff')).not.toContain('otherwise');
  expect(remarks(deal('£6,100 plus VAT'), context, 'crm_diff')).toContain('otherwise');
});

it('takes the amount of a line for that of its row, whatever the total is', () => {
  const context = { invoices: ['Invoice 118, $420.00', 'Invoice 131, $95.50'], amount: '$515.50' };
  const table = (one: string, other: string) =>
    `invoice,amount\r\nInvoice 118,${one}\r\nInvoice 131,${other}\r\n`;
  expect(remarks(table('$420.00', '$95.50'), context, 'csv')).not.toContain('otherwise');
  expect(remarks(table('$95.50', '$420.00'), context, 'csv')).toContain('otherwise');
});

const entry = (day: string): string => `# Publish\n\n| When | ${day} |\n`;

it('takes the day after one for the first that is after it', () => {
  const context = { note: 'Post after Dec 1, and not before.' };
  expect(remarks(entry('2026-12-02'), context, 'calendar_entry')).not.toContain('otherwise');
  expect(remarks(entry('2026-12-09'), context, 'calendar_entry')).toContain('otherwise');
  const by = { note: 'Post by Dec 1.' };
  expect(remarks(entry('2026-12-02'), by, 'calendar_entry')).toContain('otherwise');
});

it('takes what is proposed for a day that follows one of the input for no other date', () => {
  const context = { deliveryDate: '2027-02-01' };
  const at = (day: string) => remarks(entry(`${day} (proposed)`), context, 'calendar_entry');
  expect(at('2027-03-03')).not.toContain('otherwise');
  expect(at('2027-06-03')).toContain('otherwise');
  expect(remarks(entry('2027-03-03'), context, 'calendar_entry')).toContain('otherwise');
});

it('does not let an entry pass whose text is not ready', () => {
  const content = `${entry('2026-12-02')}\n- [ ] Story: not ready\n\n## Next step\n\nWait until it is complete.`;
  const summary = (state: string) =>
    `Wednesday, 2026-12-02 (proposed): Publish. Story: Ysgol ${state}`;
  const context = { customer: 'Ysgol', date: '2026-12-02' };
  const at = (state: string) =>
    judge({ artifactType: 'calendar_entry', content, summary: summary(state) }, context);
  expect(at('is not ready.').passed).toBe(false);
  expect(at('is not ready.').feedback.join(' ')).toContain('The summary says');
  expect(at('').feedback.join(' ')).not.toContain('The summary says');
});

it('takes what costs so much p.a. for a sentence', () => {
  const line = 'The price is £2,500 per printer p.a.';
  expect(remarks(`You ask for the price. ${line}`, { line }, 'document')).not.toContain('sense');
  expect(remarks('The price of the printer is a.', {}, 'document')).toContain('makes no sense');
});

it('takes the greeting of each of several messages for no repetition', () => {
  const line = 'Dear CA Mohan Gadre,';
  const content = `# Messages\n\n## One\n\n${line}\n\nSend us a day.\n\n## Two\n\n${line}\n\nIs it Monday?`;
  expect(remarks(content, { from: 'CA Mohan Gadre' }, 'file')).not.toContain('repeats');
});

it('takes what a short sentence goes on to say for no jumble of words', () => {
  const right = 'The association has 112 units and is self-managed.';
  expect(remarks(right, { note: right }, 'document')).not.toContain('makes no sense');
  const wrong = 'Units the and is of self managed.';
  expect(remarks(wrong, { note: wrong }, 'document')).toContain('makes no sense');
});

it('takes the text that facts were read from for no keyword', () => {
  const facts = { Company: 'Oak Ltd', Contact: 'Ada Berg', Email: 'ada@oak.example' };
  const more = { ...facts, Budget: 'around £8,000', Timeline: 'before the lease ends' };
  const lines = Object.entries(more).map(([name, value]) => `- ${name} (call summary): ${value}`);
  expect(remarks(lines.join('\n'), more, 'document')).not.toContain('repeated as a keyword');
});

it('takes the scores of answers for no keyword', () => {
  const answers = ['The van helps', 'Two more ladders', 'More notice, please', 'Good team', 'Fine'];
  const all = [...answers, 'Better rota', 'Warmer yard', 'Friday wrap-up', 'Cleaner canteen'];
  const lines = all.map((comment) => `- ${comment}: score 4`).join('\n');
  expect(
    remarks(lines, { responses: all.map((comment) => ({ comment, score: 4 })) }, 'document'),
  ).not.toContain('repeated as a keyword');
});

it('takes a sentence of the plan for nothing that the input denies', () => {
  const said = 'Each with its result and its evidence; one with a difference is open.';
  const input = {
    context: { result: 'No difference', evidence: 'Bank statement' },
    known: [said],
  };
  const judged = {
    artifactType: 'document',
    title: 'A',
    content: said,
    targetPlatform: 'internal',
  } as const;
  expect(evaluate(judged, { now, input }).feedback.join(' ')).not.toContain(
    'The input says otherwise',
  );
  const own = { ...judged, content: 'The result is a difference beside the evidence.' };
  expect(evaluate(own, { now, input }).feedback.join(' ')).toContain('The input says otherwise');
});

it('takes what somebody knows of for no sentence that is cut', () => {
  const right = 'Risks: none that we know of.';
  expect(remarks(right, { risks: right }, 'document')).not.toContain('makes no sense');
});

it('takes what is left of an invoice for its amount, with its currency or without', () => {
  const context = { customer: 'Dana Ross', invoice: '2231', amount: '$1,050.00', balance: 450 };
  const judgeRow = (amount: string) =>
    evaluate(
      {
        artifactType: 'csv',
        title: 'Receivables ageing',
        content: `customer,invoice,amount,invoiced_in_all\nDana Ross,2231,${amount},"$1,050.00"\n`,
        targetPlatform: 'internal',
      },
      { now, input: { context, known: [] } },
    ).feedback.join(' ');
  expect(judgeRow('$450')).not.toContain('The input says otherwise');
  expect(judgeRow('$480')).toContain('The input says otherwise');
});

it.each([
  ['- **Dob:** 2 March 1979', { dob: '1979-03-02' }],
  ['- **Patient date of birth:** 2 March 1979', { patient: { dateOfBirth: '2 March 1979' } }],
  ['- **Passport number:** 533380006', { passportNumber: '533380006' }],
])('compares personal data with itself, both redacted: %s', (line, context) =>
  expect(remarks(line, context, 'document')).not.toContain('The input says otherwise'),
);

it.each([
  ['Left out: internal note (marked as not public).', false],
  ['Left out: fee and internal note (marked as not public).', false],
  ['Internal note: their CFO is furious.', true],
  ['Left out: the fee.\n\nInternal note: their CFO is furious.', true],
])('takes the name of what a paper leaves out for no marking: %s', (line, isMarked) => {
  const said = remarks(
    `# Brief\n\nThe yard was flown again.\n\n${line}`,
    { note: line },
    'document',
  );
  expect(said.includes('marked as not for others')).toBe(isMarked);
});

it.each([
  ['Sentiment score: 7', false],
  ['Sentiment: -0.4', true],
  ['Sentiment score: 0.82', true],
])('takes a mark out of ten for no field of a program: %s', (line, isField) => {
  const said = remarks(`# Review\n\n- **${line.replace(':', ':**')}`, { mark: 7 }, 'document');
  expect(said.includes('is the name of a field')).toBe(isField);
});
