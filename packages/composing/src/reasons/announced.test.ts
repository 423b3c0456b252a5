import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const issue = (more: JsonObject) =>
  composeAt('MKT-02 issue', { theme: 'Winter at the yard', highlights: ['New lift'], ...more });

describe('an issue asks about a term that is over', () => {
  it.each([
    '10% off boil-outs through October 31, 2026',
    'Free antifoul quote thru November 13',
    'Book by 14 November 2026 and pay no VAT',
    'Two for one, order before 20 November',
    '15% off hulls, last day 31/10/2026',
    'Half price rods, no later than August 31, 2026',
  ])('of its offer: %s', (offer) => {
    expect(issue({ offer }).summary).toContain('has passed: which day is meant?');
  });

  it.each([
    'Join us for the open day on 12 November 2026.',
    'Come and see the new lift on November 14, 2026',
    'Register for the splicing class by 16 November.',
  ])('of an invitation among its news: %s', (line) => {
    expect(issue({ highlights: ['New lift', line] }).summary).toContain(
      'has passed: which day is meant?',
    );
  });

  it.each<JsonObject>([
    { offer: '10% off boil-outs through December 31, 2026' },
    { offer: 'Book by 14 December and pay no VAT' },
    { offer: '10% off, up to 20 boats' },
    { offer: 'We cut your fuel by 10-15 percent' },
    { offer: 'Made by 3 men in 4.5 hours' },
    { offer: 'Serviced by 3 engineers since 4 May 2020' },
    { highlights: ['On 12 November 2026 we joined the lift club'] },
    { highlights: ['40 of you came to see us on 14 November: thank you'] },
    { highlights: ['Join us for the open day on 12 December.'] },
  ])('and about no other day: %j', (more) => {
    expect(issue(more).summary).not.toContain('has passed');
  });
});

describe('an issue is held where what it announces is not certain', () => {
  const event = {
    event: 'Talk by the harbour master at 7pm',
    date: '2026-12-08',
    location: 'Yard 2',
  };

  it.each<Record<string, string>>([
    { status: 'Harbour master has not confirmed yet' },
    { status: 'Speaker hasn’t got back to us' },
    { eventStatus: 'provisional' },
    { booking: 'Hall still to be booked' },
    { speaker: 'Ann Low, to be confirmed' },
    { permit: 'waiting for the council' },
    { notes: 'The harbour master is not confirmed for the talk yet.' },
  ])('%j', (more) => {
    const { asks } = issue({ ...event, ...more });
    expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
    expect(asks[0]!.question).toContain(Object.values(more)[0]!.slice(0, 9));
    expect(issue({ ...event, ...more, maySend: 'yes' }).asks).toEqual([]);
  });

  it.each<JsonObject>([
    { status: 'confirmed' },
    { status: 'Fire marshal confirmed on Monday' },
    { status: 'draft' },
    { speaker: 'Ann Low' },
    { audience: 'Customers who have not signed yet' },
    { notes: 'The new price list is not decided.' },
  ])('and sent where it is: %j', (more) => {
    expect(issue({ ...event, ...more }).asks).toEqual([]);
  });
});

it.each([
  'Recall: leak sensors of batch LS-22 may fail. Turn off the valve and ring us.',
  'Product recall: charger C2 may overheat, stop using it',
  'We are recalling all heaters of model H7',
  'Stop using the ladders of the spring order',
])('asks whether a recall goes out as a newsletter: %s', (news) => {
  const asked = issue({ highlights: ['New lift', news] }).asks.map(({ names: [name] }) => name);
  expect(asked).toContain('dangerSettled');
  const settled = issue({ highlights: ['New lift', news], dangerSettled: 'yes, all were rung' });
  expect(settled.asks.map(({ names: [name] }) => name)).not.toContain('dangerSettled');
});

it.each([
  'Your six-month dental recall can be booked online',
  'Older members will recall the flood of 1998',
  'Total recall: our quiz night is back',
  'Stop using paper forms: the app is here',
])('takes nothing else for one: %s', (news) => {
  expect(issue({ highlights: ['New lift', news] }).asks).toEqual([]);
});

it.each([
  'everyone on the list, also those who unticked last year',
  'all customers, even who never signed up',
  'the bought list from October',
])('asks whether an issue goes to who said no: %s', (audience) =>
  expect(issue({ audience }).summary).toContain('Is it sent without them?'),
);

it.each(['customers who ticked the box, not those who unsubscribed', 'all who opted in'])(
  'and not where they are left out: %s',
  (audience) => expect(issue({ audience }).asks).toEqual([]),
);

it('asks about a field that is called a recall, in whatever words', () => {
  const given = { highlights: ['New lift'], 'recall notice': 'Heat pads of October get too hot' };
  expect(issue(given).asks.map(({ names: [name] }) => name)).toEqual(['dangerSettled']);
  expect(issue({ highlights: ['New lift'], recall: 'none' }).asks).toEqual([]);
});

it.each([
  'Prices go up in May (not announced yet, Jo wants to call the hotels first)',
  'New depot in Lima (not public yet, the lease is unsigned)',
])('leaves out what nobody knows yet, whatever follows in its bracket: %s', (news) => {
  const { asks, content } = issue({ highlights: ['New lift', news] });
  expect(content).not.toContain(news.split(' (')[0]);
  expect(asks).toHaveLength(1);
});
