import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const story = (more: object) =>
  composeAt('MKT-04 story', {
    customer: 'Delta Lifts',
    contact: 'Ann Moore',
    before: 'Three breakdowns a month',
    outcome: 'Two calls in a year',
    consent: 'Yes, company and name, signed 5 November 2026',
    ...more,
  });

it.each([
  { solution: 'A second oven with a timer' },
  { approach: 'Drains beneath the surface' },
  { action: 'Replaced the door drives' },
  { actionTaken: 'Two more feeders on the line' },
])('tells in a story what was done: %j', (more) => {
  const { content, asks } = story(more);
  expect(content).toContain(`## What we did\n\n${Object.values(more)[0]!}.`);
  expect(asks).toEqual([]);
});

it('tells in no story what is still to be done', () => {
  expect(story({ action: 'Call Ann on Friday' }).content).not.toContain('Call Ann');
});

it.each(['None in 11 months', 'None since May', 'Nothing for over a year', 'No faults since June'])(
  'takes for a result: %s',
  (outcome) => {
    const { content, asks } = story({ outcome });
    expect(content).toContain(`${outcome}.`);
    expect(asks).toEqual([]);
  },
);

it.each(['None', 'None so far', 'nothing yet', 'None known'])(
  'takes for no result: %s',
  (outcome) => expect(story({ outcome }).asks).toHaveLength(1),
);

const quote = 'It just works now.';
it.each([
  ['anonymous only', 'Three breakdowns a month.'],
  ['Yes, anonymously', 'Three breakdowns a month.'],
  ['yes, anonymously, as a nursery in Leeds', 'This is the story of a nursery in Leeds.'],
  [{ story: true, name: false, quote: true }, 'Three breakdowns a month.'],
])('tells a story without names where one is agreed to: %j', (consent, told) => {
  const { content, asks } = story({ consent, quote });
  expect(content).toContain(told);
  expect(content).not.toMatch(/Delta|Moore/u);
  expect(asks).toEqual([]);
});

it.each(['anonymous until she has seen it', 'no', { name: false, quote: false }])(
  'asks where no story is agreed to: %j',
  (consent) => expect(story({ consent }).asks).not.toEqual([]),
);

it.each([
  [{ name: false, company: true, quote: true }, true],
  [{ company: 'yes', personName: 'no', quote: 'yes' }, true],
  [{ given: true }, true],
  [{ name: true, company: true, quote: false }, false],
])('keeps to a consent of parts: %j', (consent, isQuoted) => {
  const { content, asks } = story({ consent, quote });
  expect(content).toContain('This is the story of Delta Lifts.');
  expect(content.includes(quote)).toBe(isQuoted);
  expect(asks).toEqual([]);
});

it('asks about the condition beside a consent of parts', () => {
  const { asks } = story({ consent: { company: true, note: 'show me before it goes out' } });
  expect(asks.map(({ question }) => question).join(' ')).toContain('show me before it goes out');
});

const issue = (context: object) => composeAt('MKT-02 issue', { ...context });

it.each(['items', 'news', 'stories', 'articles', 'highlights'])(
  'tells in an issue the title and the text of each of the %s',
  (list) => {
    const news = [
      { title: 'Winter hours', summary: 'We close at 4pm from 1 December.' },
      { headline: 'Hinges', body: 'Grease them once a month.' },
    ];
    const { content, asks } = issue({ [list]: news });
    expect(content).toContain('- Winter hours: We close at 4pm from 1 December.');
    expect(content).toContain('- Hinges: Grease them once a month.');
    expect(asks).toEqual([]);
  },
);

it('names no field before the news', () => {
  const { content } = issue({ news: 'We have a new oven.', tips: 'Brush the seal weekly' });
  expect(content).toContain('\n- We have a new oven.');
});

it.each([
  ['December', 'This is our December issue.'],
  ['Winter 2026', 'This is our Winter 2026 issue.'],
  ['No. 14', 'This is issue 14.'],
  [14, 'This is issue 14.'],
])('says which issue it is: %s', (edition, told) =>
  expect(issue({ edition, news: 'We have a new oven.' }).content).toContain(told),
);

it.each([
  { priceOnRecord: '$64 per unit per month' },
  { listPrice: '$64 per unit per month' },
  { pricing: '$64 per unit per month' },
])('names the price that is on record where somebody asks for it: %j', (more) => {
  const { content, asks } = composeAt('SAL-03 sequence', {
    company: 'Oakridge',
    contact: 'Steve Lind',
    reply: 'What does a unit cost per month? By email please, no calls.',
    ...more,
  });
  expect(content).toContain('The price is $64 per unit per month.');
  expect(asks).toEqual([]);
});
