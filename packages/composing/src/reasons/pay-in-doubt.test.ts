import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const role = { role: 'Parts runner', tasks: ['Drive parts to jobs'], applyTo: 'jobs@example.com' };
const asksOf = (pay: string) => composeAt('CUL-03 post', { ...role, pay }).asks;

it.each([
  '19-21/hr depending',
  'Up to 21 but start everybody at 19',
  '$21ish',
  '$21, we can go to 23',
])('asks whether applicants are to read the pay %s', (pay) =>
  expect(asksOf(pay)).toMatchObject([{ names: ['maySend'] }]),
);

it.each([
  '$19-$21/hr',
  '$19-$21/hr depending on experience',
  '£30,000 to £34,000 a year',
  '$21/hr, starting rate $19',
  'Union scale',
])('asks nothing of the pay %s', (pay) => expect(asksOf(pay)).toEqual([]));
