import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { blamesSomebody, reproaches } from './colleague-blame.ts';

describe('a fault that is laid on a colleague', () => {
  it.each([
    'Kofi was late again so we lost a morning',
    'Kofi dropped the panel, nobody knows',
    'Kofi wired the gate lock backwards and we put it right',
    'Kofi had wired it wrong',
    'The lift stopped short because our own apprentice had set it wrong',
    'The porter, Len, had hit it with a trolley',
    'Kofi to do most of it to keep the cost down',
    'Kofi ordered the wrong part',
    'This morning Sunny forgot the keys',
    'Lee never turned up',
    'field team (two of them hate each other)',
    "Clear up after Lee's mess",
    'Last bloke lasted 3 weeks',
    'Marek may leave so it could get busy',
  ])('is for us: %s', (said) => expect(blamesSomebody(said)).toBe(true));

  it.each([
    'Kofi fitted the gate lock and tested it',
    'Kofi found that it had been wired wrong',
    'The old controller had been wired wrong',
    'Sunny dropped off the parts',
    'Apex dropped their price',
    'Parts were late again',
    'Factory packed the wrong kit',
    'Colostrum came late',
    'Tarmac turned up late on Monday',
    'Delivery was late, so we moved to Friday',
    'Marek is on late shift',
    'Our fitters arrive at 8, never late',
    'We set it too low at first and raised it',
    'The crane hit its target',
    'Lee broke the record for stairlifts',
    'Prices may go up',
    'Kofi will go to site on Monday',
    'Last year we fitted 40 doors',
    'Nobody was hurt',
  ])('is for anybody: %s', (said) => expect(blamesSomebody(said)).toBe(false));

  it.each([
    ['Asked your electrician three times for the supply', true],
    ['We chased them repeatedly', true],
    ['You asked us twice', false],
    ['We asked your electrician for the supply', false],
  ])('is a reproach: %s', (said, is) => expect(reproaches(said)).toBe(is));
});

const report = { customer: 'St Aidan’s', milestone: 'Platform in', nextStep: 'Test on 8 December' };
const post = { customer: 'Mill View', consent: 'yes', outcome: 'Fixed in an hour.' };
const opening = { role: 'Engineer', applyTo: 'jo@x.example', tasks: ['Service'] };

it.each([
  ['FUL-02 report', { ...report, progress: 'Platform in. Kofi was late again.' }],
  ['FUL-02 report', { ...report, progress: 'Platform in. Asked your electrician three times.' }],
  ['MKT-01 draft', { ...post, observation: 'The light flickered. Kofi had wired it wrong.' }],
  ['CUL-03 post', { ...opening, team: 'field team (two of them hate each other)' }],
])('is asked about before it is told outside: %s, %j', (where, context) => {
  expect(composeAt(where, context).asks).toMatchObject([
    { names: expect.arrayContaining(['maySend']) },
  ]);
});

it('asks of a team nothing else', () => {
  expect(composeAt('CUL-03 post', { ...opening, team: 'field team of five' }).asks).toEqual([]);
});

it.each([
  'Gary quit on the spot.',
  'Wayne resigned.',
  'We had to let Gary go.',
  'Gary got the sack.',
])('knows that %j is of one who left us', (said) => {
  expect(blamesSomebody(said)).toBe(true);
});

it.each([
  'We let the paint go off first.',
  'The pump quit on Tuesday.',
  'We let water go through the filter.',
  'The alarm was fired up on Monday.',
])('takes nobody to have left in %j', (said) => {
  expect(blamesSomebody(said)).toBe(false);
});

it('takes no tree that drops no needle for somebody', () => {
  for (const said of [
    'The Nordmann has dropped next to nothing',
    'Nordmann dropped hardly a needle',
  ])
    expect(blamesSomebody(said)).toBe(false);
  expect(blamesSomebody('Kofi dropped the panel')).toBe(true);
});
