import type { JsonObject } from '@workspace-ops/contracts';
import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';
import { listOpenQuestions, tellWarnings } from '../src/asks/list-open-questions.ts';
import { defaultCalendar } from '../src/times/calendar.ts';

const summaryAt = (at: string, context: JsonObject): string => composeAt(at, context).summary;

it.each([
  ['Ask Mrs Orr at Vale House for a review. Two windows fitted in May.', 'Ask Mrs Orr'],
  ['Please get Tom Pugh to write us a few words. He likes the gate.', 'get Tom Pugh'],
  ['ask Nia for feedback pls. New boiler in March.', 'ask Nia'],
  ['Use her name ok. New boiler in March.', 'Use her name'],
  ['Fine to use the photo. New boiler in March.', 'Fine to use'],
  ['Please ask Mr. Orr (Sam, Vale House) for a testimonial. New boiler.', 'Please ask Mr. Orr'],
  ['Ok letter for Vale House, send it Tuesday. New boiler in March.', 'Ok letter'],
])('does not ask whether a text keeps to its own task: %s', (note, order) => {
  const asked = summaryAt('AFT-02 request', { customer: 'Vale House', note });
  expect(asked).not.toContain(`On record is “${order}`);
  expect(tellWarnings(findWorkflowDefinition('AFT-02')!, { note }, '')).not.toContain(order);
});

it.each([
  ['FIN-03 reminder', 'dot - send northgate a reminder'],
  ['FIN-03 reminder', 'Jo, pls do Vale House a letter today'],
  ['CUL-03 post', 'maureen pls put an ad out'],
  ['CUL-03 post', 'Can you knock up a job ad this week'],
  ['FUL-03 checklist', 'get him to sign it off today so dot can bill'],
  ['FUL-03 checklist', 'pls get Ann to sign the sheet'],
])('nor of an errand to a colleague, %s: %s', (at, notes) => {
  expect(summaryAt(at, { customer: 'Vale House', notes })).not.toContain('the text keep to it');
});

it('asks of what a claim does not demand as of that', () => {
  const said = summaryAt('OPS-03 letter', {
    supplier: 'Trade Letters',
    order: '2249',
    issue: 'The letters came in red',
    notes: 'gaz still wants them to redo foc',
  });
  expect(said).toContain(
    'The text does not tell “gaz still wants them to redo foc”, which is what we want',
  );
  expect(said).not.toContain('does the text keep to it');
});

it.each([
  'Ask Mrs Orr for a review, but not before Friday.',
  'Dot - send her a letter without the figures.',
  'Do not offer her money for a review.',
  'Use her first name only.',
  'Letter for Mr. Orr, keep it to the boiler.',
])('asks whether a text keeps to an order: %s', (note) => {
  const said = summaryAt('AFT-02 request', { customer: 'Vale House', note });
  expect(said).toContain(`On record is “${note.replace(/[.]$/, '')}”`);
});

it.each([
  'Tone friendly, not salesy.',
  'Keep it short and chatty.',
  'The tone should be warm, not formal.',
])('asks of no text that is not written yet how it sounds: %s', (said) => {
  const notes = `We won a prize for the new hall in Hull. ${said}`;
  expect(summaryAt('MKT-02 issue', { notes })).not.toContain('does the text keep to it');
});

it('says that what is needed may stand in the note', () => {
  const note =
    'PO 4502 came on 9 November, two units, one of them dead on arrival. We want another.';
  expect(summaryAt('OPS-03 letter', { note })).toContain(
    'Needed and not on record outside the note: issue. Which is the order? The note names “PO 4502”: is that it?',
  );
  expect(summaryAt('OPS-03 letter', { supplier: 'Dock Ltd' })).toContain(
    'Needed and not on record: order and issue.',
  );
});

it.each([
  ['Between us Dan ordered the wrong pump and that is the delay.', 'Dan ordered'],
  ['The clerk was off all weekend, made it up, dont post that.', 'The clerk'],
])('hides of a note the sentence that is private: %s', (secret, hidden) => {
  const note = `Update for Ann Orr. The pump needs a new seal, extra £80, she has not agreed yet. ${secret} Next: the valve on Monday.`;
  const said = summaryAt('FUL-02 report', { customer: 'Vale School', note });
  expect(said).not.toContain('that is not public: read it there');
  expect(said).toContain('The pump needs a new seal');
  expect(said).not.toContain(hidden);
});

it.each([
  'Between us: we are a week late. The seal is not paid. He is not told.',
  'This is all confidential. The seal costs £80 and she has not agreed yet.',
])('hides all of a note that is private as a whole: %s', (note) => {
  const said = summaryAt('FUL-02 report', { customer: 'Vale School', note });
  expect(said).not.toContain('The seal');
});

const month = (items: JsonObject['openItems']): JsonObject => ({
  period: 'November 2026',
  reconciliations: [
    { account: 'CIS deductions', result: 'difference £31.40', evidence: 'Return draft' },
    { account: 'Stock of pumps', result: 'difference 2 pumps', evidence: 'Count sheet' },
  ],
  openItems: items!,
});

it('asks once of a control that is an open item', () => {
  const { collect } = composeRun(
    'FIN-04',
    month([
      { item: 'CIS difference, week 44', owner: 'Mair Evans', dueDate: '2026-12-04' },
      { item: 'Pump count, 14 or 16', owner: '', dueDate: '' },
    ]),
  );
  expect(collect!.summary).not.toContain('CIS deductions');
  expect(collect!.summary).not.toContain('Stock of pumps');
  expect(collect!.summary).toContain('“Pump count, 14 or 16” is open: who carries it');
});

it('asks of a control of which no open item is', () => {
  const { collect } = composeRun('FIN-04', month(['Fuel card, Ann Orr by 4 December']));
  expect(collect!.summary).toContain('“CIS deductions');
  expect(collect!.summary).toContain('“Stock of pumps');
});

it('asks nothing of answers that are left out', () => {
  const context = { team: 'Hall', responses: 3, comments: ['Kim shouts', 'Fine', 'I am new'] };
  const questions = listOpenQuestions(findWorkflowDefinition('CUL-02')!, context, {
    now: new Date('2026-11-26T10:00:00Z'),
    calendar: defaultCalendar,
    told: '',
  });
  expect(questions.join(' ')).not.toMatch(/word for word|Kim/);
});

it.each([
  [{ warranty: 'One year on parts.' }, 'One year on parts.'],
  [{ guarantee: 'Ten years on the felt.' }, 'Ten years on the felt.'],
  [{ taxes: 'The school is tax exempt.' }, 'Tax: The school is tax exempt.'],
  [{ tax: 'No sales tax for schools' }, 'Tax: No sales tax for schools.'],
])('tells in a proposal %j', (more, line) => {
  const offer = { customer: 'Vale School', scope: 'New felt.', price: '£900', terms: 'Net 30' };
  const { content, summary } = composeAt('SAL-02 proposal', { ...offer, timeline: 'May', ...more });
  expect(content).toContain(line);
  expect(summary).toMatch(/^Ready to send after this/);
});

it('does not call optional what a text may be without', () => {
  const asked = {
    customer: 'Vale House',
    contact: 'Ann Orr',
    outcome: 'Dry.',
    consent: 'Not asked',
  };
  expect(summaryAt('AFT-02 request', asked)).not.toContain('quote');
  expect(summaryAt('AFT-02 request', asked)).not.toContain('Greet the reader');
  expect(
    summaryAt('AFT-02 request', { ...asked, contact: 'the team over there, all of them' }),
  ).toContain('Ready');
});

it.each([
  ['terms', 'Half on start. Five years on the felt from us (Dan to confirm).'],
  ['terms', 'Half on start, half on the day. CHECK the insured one has been renewed (CHECK).'],
  ['timeline', 'Two weeks in May, after the scaffold (Ann to check)'],
])('asks how the %s reads of which a part is a note to a colleague', (name, said) => {
  const offer = {
    customer: 'Dr Rees',
    scope: 'New felt.',
    price: '£900',
    terms: 'Net 30',
    timeline: 'May',
  };
  const { content, summary, asks } = composeAt('SAL-02 proposal', { ...offer, [name]: said });
  expect(content).not.toContain(said.slice(0, 12));
  expect(summary).toMatch(/^Not ready to send\./);
  expect(summary).toContain(`Of the ${name} “${said.slice(0, 12)}`);
  expect(summary).not.toContain('Not on record');
  expect(asks[0]!.names).toEqual([name]);
  const { summary: changes } = composeAt('SAL-02 crm', { ...offer, [name]: said });
  expect(changes).not.toContain('markup, a formula');
});

it('asks for terms that are a template, as before', () => {
  const offer = { customer: 'Dr Rees', scope: 'New felt.', price: '£900', timeline: 'May' };
  const said = summaryAt('SAL-02 proposal', {
    ...offer,
    terms: 'Pay within {{days}} days of {{date}}.',
  });
  expect(said).not.toContain('a note to a colleague');
});

it('asks no customer’s words what they cost, and of no share on time whether all was', () => {
  const story = composeAt('MKT-04 story', {
    customer: 'Ann',
    quote: 'Every guest was where they should be.',
    outcome: 'Five coaches',
    consent: 'yes, in writing',
  });
  expect(JSON.stringify(story.asks)).not.toContain('no certain amount');
  const report = {
    customer: 'Oran School',
    milestone: 'Week 12',
    issues: 'Two late runs, a puncture',
  };
  for (const [progress, isAsked] of [
    ['58 of 60 runs on time', false],
    ['All runs on time', true],
  ] as const)
    expect(
      JSON.stringify(composeAt('FUL-02 report', { ...report, progress }).asks).includes('is late'),
      progress,
    ).toBe(isAsked);
});

it('asks for nobody else’s messages where somebody leaves the list', () => {
  const { asks } = composeAt('SAL-03 sequence', {
    lead: 'Fiona Kearns',
    company: 'Kearns',
    reply: 'Please take me off the list, though do tell Ruth in our Cork office about old buses.',
  });
  expect(JSON.stringify(asks)).toContain('They leave the list');
  expect(JSON.stringify(asks)).not.toContain('whom are the messages for');
});

it('keeps an answer that speaks well of somebody by name', () => {
  const { content } = composeAt('CUL-02 summary', {
    team: 'Drivers',
    responses: [
      'Bernie is sound',
      'Ann is always fair',
      'New kit is great',
      'Pay is low',
      'Good',
      'Fine',
    ],
  });
  expect(content).toContain('Bernie is sound');
});
