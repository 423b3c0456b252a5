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
    ['Send it after Boxing Day, not before.', 'from 2026-12-27'],
    ['Publish on Christmas Eve.', 'on 2026-12-24'],
    ['Not before New Year’s Day.', 'from 2027-01-01'],
    ['We sent the survey on 1 December last year.', undefined],
    ['It is to be published on 7 December.', 'on 2026-12-07'],
    ['tho they dont announce the name til 7 dec so nothing before then', 'from 2026-12-07'],
    ['They announce the name on 7 December. Nothing before then please.', 'from 2026-12-07'],
    ['they launch 7 dec so no post before that', 'from 2026-12-07'],
    ['embargo 7 dec', 'from 2026-12-07'],
    ['The embargo lifts on 7 December', 'from 2026-12-07'],
    ['nothing b4 7 dec', 'from 2026-12-07'],
    ['cant go out til 7 dec', 'from 2026-12-07'],
    ['the new name is under wraps until 7 December', 'from 2026-12-07'],
    ['keep it quiet till 7 dec', 'from 2026-12-07'],
    ['the shop is not open til 7 dec', undefined],
    ['they dont pay til 7 dec', undefined],
    ['The branch opens on 7 December', undefined],
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

  it.each(['embargo', 'notBefore', 'embargoUntil', 'publish_from'])(
    'is the one of a field: %s',
    (name) => {
      const { scheduledFor, summary } = composeAt('MKT-04 schedule', {
        ...story,
        [name]: '2026-12-07',
      });
      expect(scheduledFor).toMatch(/^2026-12-07/);
      expect(summary).toContain('first day on which it may be public');
    },
  );

  it('is asked about where a field names another one', () => {
    const { scheduledFor, summary } = composeAt('MKT-04 schedule', {
      ...story,
      date: '2026-12-01',
      notes: 'Publish after the vote on 2 December.',
    });
    expect(scheduledFor).toMatch(/^2026-12-01/);
    expect(summary).toContain('is on record: which day is right?');
  });

  it.each([
    ['consent', 'Yes to the name, but not before 9 December.', '2026-12-09'],
    ['consent', 'Happy to be named, only not until the fair on 5 December', '2026-12-07'],
    ['consent', 'Name and quote are fine, but nothing goes online before December 8', '2026-12-08'],
    ['notes', 'We may name them, just not before 10 December.', '2026-12-10'],
    ['remarks', 'Owner agreed to be named but not until 3 December.', '2026-12-03'],
  ])('is the first free morning from the day of a %s: %s', (field, said, day) => {
    const input = {
      customer: 'Larkrise Nursery',
      observation: 'The boiler started forty times an hour.',
      outcome: 'It starts twice an hour now.',
      consent: 'Yes, the name may be used',
      [field]: said,
    };
    const { scheduledFor, summary } = composeAt('MKT-01 schedule', input);
    expect(scheduledFor?.slice(0, 10)).toBe(day);
    expect(Number(scheduledFor!.slice(11, 13))).toBeLessThan(12);
    expect(summary).toContain('first day on which it may be public');
    // Of a note it is asked whether the post may be sent now.
    if (field !== 'consent') return;
    const draft = composeAt('MKT-01 draft', input);
    expect(draft.content + draft.title).toContain('Larkrise');
    expect(draft.summary).toContain('Not to be public before');
  });

  it.each([
    'The name may be used from now on.',
    'Consent by email of 12 November, not before time.',
    'Yes, in writing on 2 November.',
  ])('is none of a consent that names none ahead: %s', (consent) => {
    const { scheduledFor } = composeAt('MKT-04 schedule', { ...story, consent });
    expect(scheduledFor).toMatch(/^2026-11-27/);
  });
});
