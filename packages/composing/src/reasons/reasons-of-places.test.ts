import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const issueWith = (more: Record<string, string | number>) =>
  composeAt('MKT-02 issue', {
    theme: 'Orchard day',
    highlights: ['Pressing has begun'],
    event: 'Orchard walk',
    eventDate: '2026-12-12',
    ...more,
  });

it.each([
  [{ notes: 'Twelve seats left.' }, 'Twelve seats left'],
  [{ notes: 'Only 14 places. Jo brings cake.' }, 'Only 14 places'],
  [{ note: 'places are limited to 20, first come first served' }, 'places are limited to 20'],
  [{ places: 'only 14 places' }, 'only 14 places'],
  [{ seats_left: 12 }, '12'],
  [{ capacity: 20 }, '20'],
  [{ limit: 'max 30 people, booking essential' }, 'max 30 people'],
])('asks about how many may come, where no text tells it: %o', (more, said) => {
  const { asks } = issueWith(more);
  expect(asks).toHaveLength(1);
  expect(asks[0]!.names).toEqual(['maySend']);
  expect(asks[0]!.question).toContain(said);
  expect(issueWith({ ...more, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  { event: 'Orchard walk, 14 places only', places: 14 },
  { notes: 'Internal: only six have signed up so far, venue holds 60.' },
  { notes: 'We have places to fill in the shop.' },
  { offer: '10% off ladders, only 14 left' },
])('and about nothing else: %o', (more) => {
  expect(issueWith(more as Record<string, string>).asks).toEqual([]);
});
