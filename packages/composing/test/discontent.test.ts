import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const proof = { customer: 'Ana Silva', contact: 'Ana Silva', outcome: 'Refit done in six weeks.' };
const request = (more: Record<string, string>) =>
  composeAt('AFT-02 request', { ...proof, ...more });

it.each([
  { notes: 'left the club in October' },
  { notes: 'No longer a member.' },
  { notes: 'Cancelled her contract last week.' },
  { notes: 'She went to another yard.' },
  { notes: 'was furious about the bill' },
  { notes: 'Complained twice about the noise.' },
  { notes: 'Not happy with the paint. To be sorted in May.' },
  { notes: 'Her complaint is not settled.' },
  { notes: 'You dropped our mast, she says.' },
  { status: 'former member' },
  { complaints: 'Angry about the delay' },
  { sentiment: 'Not happy with the bill' },
  { quote: 'The tent leaked and we want our money back.' },
  { quote: 'Great night. You charged us for six chairs that we gave back.' },
  { quote: 'Good stage, pity nobody answered the phone on the Sunday.' },
])('holds a request for a favour until somebody says that it may be sent: %j', (context) => {
  const { asks, summary } = request(context);
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
  expect(summary).toContain('Not ready to send. On record is “');
  expect(request({ ...context, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  'No complaints so far.',
  'Was upset about the bill in May, settled since.',
  'She left the keys with Jo.',
  'Left the yard at noon, delighted.',
  'Never complained.',
  'Left in May, came back in June.',
  'Not a single complaint.',
  'Ring her on Friday.',
])('reads nothing against it in: %s', (notes) => {
  expect(request({ notes }).asks.filter(({ names }) => names.includes('maySend'))).toEqual([]);
});

it.each([
  ['Her deputy left last week.', 0],
  ['The day manager has left last month.', 0],
  ['Her deputy left us for another firm.', 1],
  ['The family left last year.', 1],
])('tells staff of the customer’s from the customer: %s', (notes, count) => {
  expect(request({ notes }).asks).toHaveLength(count);
});

it('asks before something that is open with the customer is settled', () => {
  const { asks } = request({ openIssues: 'Bond of AUD 150 to be paid back' });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
  expect(asks[0]!.question).toContain(
    '“Bond of AUD 150 to be paid back” is open with this customer',
  );
});

it.each([
  { openIssues: 'None' },
  { openIssues: 'The late invoice, settled in May' },
  { sentiment: 'delighted' },
  { quote: 'They were rigged by lunch and stayed until the last lantern was out.' },
])('asks of nothing where nothing is open: %j', (context) => {
  expect(request(context).asks.filter(({ names }) => names.includes('maySend'))).toEqual([]);
});

it.each([
  [
    'Furious. Second Saturday running we had wet towels, and a party of 80.',
    /^Call the customer, today, and answer first “Furious. Second Saturday running we had wet towels/m,
  ],
  [
    'Not happy with the paint. Please email me, no calls.',
    /^Write to the customer, not calling, as they ask, today, and answer first “Not happy with the paint”/m,
  ],
  ['Everything works. Very pleased.', /^Call the customer, and record the answer/m],
  ['Was upset about the bill in May, settled since.', /^Call the customer, and record/m],
])('a check-in begins with what the customer holds against us: %s', (feedback, step) => {
  const { content } = composeAt('AFT-01 guide', { customer: 'Acme', contact: 'Ana', feedback });
  expect(content).toMatch(step);
});

describe('the guide for the call of a displeased customer', () => {
  const guide = (context: Record<string, string>) =>
    composeAt('AFT-01 guide', {
      customer: 'Lakeside Manor',
      delivered: '900 bath sheets',
      ...context,
    });

  it.each([
    {
      feedback: "Furious. 'Second Saturday running we had wet towels. Once more and we go.'",
      open_issues: 'wet towels 21 and 28 November; credit note not sent yet',
    },
    { notes: 'Carol was livid, the towels came wet again. Credit note not sent yet.' },
  ])('answers them first, and says who has to be told: %j', (context) => {
    const { content, summary } = guide(context);
    expect(content).toContain('## What to answer first, and to ask then');
    expect(content).not.toContain('What works well');
    expect(summary).toContain(
      'They hold something against us: what are they owed, who answers it, and by when, before anybody asks how it goes?',
    );
    expect(summary.toLowerCase()).toContain('“credit note not sent yet”');
  });

  it.each([{ feedback: 'Happy with all of it' }, { open_issues: 'none' }])(
    'asks the others how it goes: %j',
    (context) => {
      const { content, summary } = guide(context);
      expect(content).toContain('What works well');
      expect(summary).not.toContain('against us');
    },
  );
});
