import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { findPublicationDay } from './find-publication-day.ts';

const now = new Date('2026-11-26T12:00:00Z');
const find = (notes: string) => {
  const found = findPublicationDay(readFacts({ notes }), now, defaultCalendar);
  return found && `${found.isEarliest ? 'from' : 'on'} ${found.day.toString()}`;
};

describe('the day of a publication', () => {
  it.each([
    ['Publish on 7 December.', 'on 2026-12-07'],
    ['Publish after the vote on 2 December.', 'from 2026-12-03'],
    ['Not before 7 December.', 'from 2026-12-07'],
    ['Please do not post it until 9 December.', 'from 2026-12-09'],
    ['Send it out from 7 December. Nothing goes out before 10 December.', 'from 2026-12-10'],
    ['The gig came back on 3 December.', undefined],
    ['Publish by 7 December.', undefined],
    ['We sent the survey on 1 December last year.', undefined],
    ['It is to be published on 7 December.', 'on 2026-12-07'],
  ])('is read from a note: %s', (notes, day) => expect(find(notes)).toBe(day));

  const story = { customer: 'Club', outcome: 'Gig back in 9 days.', consent: 'yes' };

  it('is the one of the note', () => {
    const { scheduledFor, proposed, summary } = composeAt('MKT-04 schedule', {
      ...story,
      notes: 'Publish on 7 December.',
    });
    expect(scheduledFor).toMatch(/^2026-12-07/);
    expect(proposed).toBe(true);
    expect(summary).toMatch(/name Monday, 2026-12-07 as the day .*: is that the day\?/);
  });

  it.each(['instructionsKept', 'maySend'])('is the one of an answer: %s', (name) => {
    const { scheduledFor } = composeAt('MKT-01 schedule', {
      observation: 'Blisters below the waterline',
      takeaway: 'Check yours',
      notes: 'Not before 7 December.',
      [name]: 'yes, from 8 December',
    });
    expect(scheduledFor).toMatch(/^2026-12-08/);
  });

  it('is asked about where a field names another one', () => {
    const { scheduledFor, summary } = composeAt('MKT-04 schedule', {
      ...story,
      date: '2026-12-01',
      notes: 'Publish after the vote on 2 December.',
    });
    expect(scheduledFor).toMatch(/^2026-12-01/);
    expect(summary).toContain('is on record: which day is right?');
  });
});
