import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isSendTime, isSentLater } from './send-time.ts';

it.each([
  'send tues am',
  'send it thurs pm',
  'Send on Monday please',
  'goes out friday 4 dec',
  'pls post wed 9am',
  'publish on Tuesday morning',
])('is a time, and its entry in the calendar keeps to it: %s', (notes) => {
  expect(isSendTime(notes)).toBe(true);
  const context = { theme: 'Signs', highlights: ['New vinyl'], notes };
  expect(composeAt('MKT-02 issue', context).asks).toEqual([]);
});

it.each([
  'hold till tues',
  'do not send before tuesday',
  'send it to Neil tues am',
  'send tues once Jo has read it',
  'send the invoice tuesday',
])('and not what waits, or goes to somebody: %s', (said) => {
  expect(isSendTime(said)).toBe(false);
});

it.each([
  ['send tues am', /2026-12-01, (?:09|10|11):/],
  ['send tuesday afternoon', /2026-12-01, (?:13|14|15|16):/],
])('plans it in the part of the day that is named: %s', (notes, when) => {
  for (const theme of ['Signs', 'Wraps', 'Letters', 'Winter hours'])
    expect(
      composeAt('MKT-02 schedule', { theme, highlights: ['New vinyl'], notes }).content,
    ).toMatch(when);
});

it('asks of a letter, which has no entry, as before', () => {
  const { summary } = composeAt('AFT-02 request', {
    customer: 'Vale House',
    outcome: 'Warm since May',
    notes: 'send on monday please',
  });
  expect(summary).toContain('“send on monday please”');
});

const thanks = {
  customer: 'Bev’s Laundromats',
  contact: 'Bev Kranz',
  outcome: 'Gas is down $210.',
};

it.each([
  'send after the holidays',
  'send in January',
  'Send on 12/15',
  'Send it next week.',
  'This should go out in the new year.',
  'Send once the tile is fixed.',
  'The reminder goes out Dec 15.',
])('asks of a letter that is to be sent later: %s', (notes) => {
  expect(isSentLater(notes)).toBe(true);
  expect(composeAt('AFT-02 request', { ...thanks, notes }).asks).toMatchObject([
    { names: ['maySend'] },
  ]);
});

it.each([
  'send by Friday',
  'send asap',
  'Send when ready.',
  'Send it today.',
  'Send a tech in January.',
  'We send filters in January each year.',
  'The letters went out on 12/1.',
])('asks nothing of a letter that is to be sent now: %s', (notes) => {
  expect(isSentLater(notes)).toBe(false);
  expect(composeAt('AFT-02 request', { ...thanks, notes }).asks).toEqual([]);
});

it.each([{ sendOn: '12/15/2026' }, { sendAfter: 'the holidays' }])(
  'asks where a field says when it is to be sent: %o',
  (field) =>
    expect(composeAt('AFT-02 request', { ...thanks, ...field }).summary).toContain(
      'as the time to send it: may this be sent now?',
    ),
);
