import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const claim = {
  supplier: 'Wrenlock Ropes',
  contact: 'Ann Wren',
  order: 'PO 26-1201',
  amount: '£420',
};
const ask = (more: Record<string, string>): string =>
  composeAt('OPS-03 letter', { ...claim, ...more })
    .asks.map(({ question }) => question)
    .join('\n');

it.each([
  'Ropes came short. We want the £420 back and new ropes by Wednesday.',
  'Two operators for 800 mm came. We want them swapped by Friday or our money back.',
  'The paint peels. We expect a refund of all of it.',
  'One is bent, need a replacement by Friday',
])('asks which remedy is meant, where the words tell another: %s', (issue) => {
  expect(ask({ issue })).toContain('what is asked for, and by when?');
  const remedy = 'send new ropes and credit £420';
  expect(ask({ issue, remedy, deadline: 'Wednesday 9 December 2026' })).toBe('');
});

it.each([
  'We ordered ropes of 38 m and 36 m came.',
  'Two of the new ropes were short, and we need 38 m.',
  'They want the old ones back.',
  'We wanted two for 900 mm and two for 800 mm came.',
  'The crane came back on Friday.',
])('asks nothing more of what only tells the fault: %s', (issue) => {
  expect(ask({ issue })).not.toContain('by when?');
});

it('asks before a supplier reads that one of us may have said otherwise', () => {
  const issue = 'Two operators for 800 mm came, ordered 900. Sunny may have said 800 on the phone.';
  expect(ask({ issue })).toContain('may speak against the claim');
});

it('takes the currency of an amount from the words that say the same amount', () => {
  const issue = 'Ropes came short and the crane was £420.';
  expect(composeAt('OPS-03 letter', { ...claim, issue, amount: '420' }).asks).toEqual([]);
  const other = { ...claim, issue: 'Ropes came short and the crane was £300.', amount: '420' };
  expect(composeAt('OPS-03 letter', other).asks).not.toEqual([]);
});

it('asks whether a report may go without what was done', () => {
  const { asks } = composeAt('FUL-02 report', {
    customer: 'St Aidan’s',
    milestone: '2 of 4: platform in',
    progress: 'Platform in. Between us, the pit was dug wrong but it’ll do.',
    nextStep: 'Test on 8 December',
  });
  expect(asks.map(({ question }) => question).join()).toContain('It does not tell progress');
});

it.each([
  { margin: '38%' },
  { ourCost: '£7,200 net' },
  { floorPrice: '£11,000' },
  { competitor: 'Apex at £3,100' },
])('asks of no proposal why it does not tell %j', (more) => {
  const { asks } = composeAt('SAL-02 proposal', {
    customer: 'Broadgate',
    contact: 'Dr Nair',
    scope: 'Replace the controller',
    amount: '£11,640',
    startDate: '18 January 2027',
    ...more,
  });
  expect(asks).toEqual([]);
});

it('tells the numbered news of one text, and leaves out only what is held back', () => {
  const { content, asks } = composeAt('MKT-02 issue', {
    highlights:
      'Fri newsletter bits: 1) we got the council framework (not announced till Weds 2 Dec so dont put it in!!) 2) new van, electric 3) Kofi failed his first NVQ unit, resit Jan - obv not for the newsletter 4) the 6-monthly thorough exam is not the same as a service',
    audience: 'customers',
  });
  expect(content).toContain('ew van, electric');
  expect(content).toContain('6-monthly thorough exam');
  expect(content).not.toMatch(/Kofi|council|bits/);
  expect(asks.map(({ names }) => names).flat()).toEqual(['privateKept']);
});

it('asks whether a reminder goes to whom a note names', () => {
  const { asks } = composeAt('FIN-03 reminder', {
    customer: 'Mrs Edith Crowther',
    invoice: '2588',
    amount: '£385',
    dueDate: '30 September 2026',
    notes:
      'Husband Ted died 3 weeks ago, daughter (Sue) rang, says please write to her not mum, sue.c@mail.example. she’ll sort it when probate done. dont chase hard',
  });
  const questions = asks.map(({ question }) => question).join('\n');
  expect(questions).toContain('and does it go to whom it names?');
  expect(questions).not.toContain('disputed');
});
