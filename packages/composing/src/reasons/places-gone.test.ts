import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isFull } from './places-gone.ts';

const full = [
  'only got room for 12 and 12 have booked already so its full really',
  'the event is fully booked',
  'open morning is full now',
  'all 12 places gone',
  'It’s full up',
  'no places left',
  'No more room',
  'sold out on friday',
  'waiting list only',
  'we cant take any more',
  '12 places and 12 have booked',
  'bookings closed',
  'places are all taken',
];

it.each(full)('reads that nobody else can come: %s', (said) => {
  expect(isFull(said)).toBe(true);
});

it.each([
  'nearly full',
  'It is not full yet',
  '3 places left',
  '12 places and 9 have booked',
  'a full day of demos',
  'full details on the site',
  'last year it was fully booked',
  'No booking needed',
  'the van is booked in for Friday',
  'no charge for the places',
  'if it is full we run another one',
  'room for 12',
])('and that there are places: %s', (said) => {
  expect(isFull(said)).toBe(false);
});

const issue = (notes: string, more: JsonObject = {}) =>
  composeAt('MKT-02 issue', {
    theme: 'Van wraps',
    highlights: ['New vinyl in stock'],
    event: 'Open bay morning, come see a wrap done',
    date: '2026-12-05',
    location: 'Unit 7',
    notes,
    ...more,
  });

it('asks whether there is a place where the text offers one', () => {
  for (const notes of full.slice(0, 4)) {
    expect(issue(notes).summary).toContain(`“${notes}”, and the text offers its readers a place`);
    expect(issue(notes, { maySend: 'yes' }).summary).not.toContain('offers its readers');
  }
});

it.each(['Hot cross buns sold out by ten', 'Dog friendly lodges are sold out for August'])(
  'and not of what else is gone: %s',
  (notes) => {
    expect(issue(notes).summary).not.toContain('offers its readers a place');
  },
);

it('and not where no event is announced', () => {
  const { summary } = composeAt('MKT-02 issue', {
    theme: 'Van wraps',
    highlights: ['New vinyl in stock'],
    notes: 'the workshop is fully booked',
  });
  expect(summary).not.toContain('offers its readers a place');
});
