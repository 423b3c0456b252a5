import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { defaultCalendar } from './calendar.ts';
import { readNamedMoment } from './read-named-moment.ts';

/** A Monday. */
const now = new Date('2026-11-30T08:30:00Z');
const read = (reply: string): string => {
  const named = readNamedMoment(reply, now, defaultCalendar);
  if (named?.kind !== 'moment' || !named.isMeeting) return 'none';
  const { moment, hasTime, part, words } = named;
  const at = hasTime ? ` ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}` : '';
  return `${moment.toPlainDate().toString()}${at || (part === undefined ? '' : ` ${part}`)}: ${words}`;
};

describe('a weekday of the next week', () => {
  it.each([
    ['Next week Tuesday.', '2026-12-08: Next week Tuesday'],
    ['Next week, Tuesday at 2 PM.', '2026-12-08 14:00: Next week, Tuesday at 2 PM'],
    ['Next week on Tuesday or Thursday.', '2026-12-08: Next week on Tuesday or Thursday'],
    ['Next week Tuesday or Thursday would work.', '2026-12-08: Next week Tuesday or Thursday'],
    ['Next week works, Tuesday or Thursday.', '2026-12-08: Tuesday or Thursday'],
    ['Next week is good: Tuesday or Thursday.', '2026-12-08: Tuesday or Thursday'],
    ['Tuesday morning next week.', '2026-12-08 morning: Tuesday morning next week'],
    ['Tuesday pm next week works', '2026-12-08 afternoon: Tuesday pm next week'],
    [
      'I am free Tuesday or Wednesday morning next week.',
      '2026-12-08 morning: Tuesday or Wednesday morning next week',
    ],
    ['Tues or thurs am next wk', '2026-12-08 morning: Tues or thurs am next wk'],
    ['Tuesday at 2 next week works.', '2026-12-08 14:00: Tuesday at 2 next week'],
    ['Next week is better for me. Tuesday at 2?', '2026-12-08 14:00: Tuesday at 2'],
    [
      'Next week Thursday or Friday at 10 AM ET.',
      '2026-12-10 15:00: Next week Thursday or Friday at 10 AM ET',
    ],
    ['Next week: Tuesday 2-4 or Thursday 9-11', '2026-12-08 14:00: Next week: Tuesday 2-4'],
  ])('is not one of this week: %s', (reply, said) => expect(read(reply)).toBe(said));

  it.each([
    ['Next week is bad, Thursday works.', '2026-12-03: Thursday'],
    ['I am away next week. Thursday?', '2026-12-03: Thursday'],
    ['This week or next week, Thursday works.', '2026-12-03: Thursday'],
    ['How about Tuesday next week?', '2026-12-08: Tuesday next week'],
    ['next Tuesday at 10am', '2026-12-08 10:00: next Tuesday at 10am'],
    [
      'Next week is good. Or Tuesday 8 December at 2pm?',
      '2026-12-08 14:00: Tuesday 8 December at 2pm',
    ],
  ])('leaves others where they are: %s', (reply, said) => expect(read(reply)).toBe(said));

  it('is the same one in the letter and in the calendar', () => {
    const more = {
      lead: 'Ann Poole',
      company: 'Kemp School',
      reply: 'Next week works, Tuesday or Thursday.',
    };
    const { content } = composeAt('SAL-03 sequence', more);
    const { scheduledFor } = composeAt('SAL-03 slot', more);
    expect(content).toContain('shall we say Tuesday 1 December?');
    expect(scheduledFor).toContain('2026-12-01');
  });
});

it.each([
  ['I have time on December 9 at 1:30 PM.', '2026-12-09 13:30: December 9 at 1:30 PM'],
  ['I’ve got time Thursday at 2 PM', '2026-12-03 14:00: Thursday at 2 PM'],
  ['I have an opening on December 8 at 2 PM', '2026-12-08 14:00: December 8 at 2 PM'],
  ['I’m open Wednesday the 9th after lunch', '2026-12-09 afternoon: Wednesday the 9th after lunch'],
  ['Open on Wednesday the 9th', '2026-12-09: Wednesday the 9th'],
  ['Thursday 1-3pm ET is open', '2026-12-03 18:00: Thursday 1-3pm ET'],
  ['Dec 8 or 9, any time after noon', '2026-12-08: Dec 8 or 9'],
  ['8th or 9th of December works', '2026-12-08: 8th or 9th of December'],
  ['Between 10 and noon on Wednesday', '2026-12-02 10:00: Between 10 and noon on Wednesday'],
  ['December 8 between 1 PM and 3 PM ET', '2026-12-08 18:00: December 8 between 1 PM and 3 PM ET'],
  [
    'I am available December 8 between 1 and 3 PM Eastern.',
    '2026-12-08 18:00: December 8 between 1 and 3 PM Eastern',
  ],
  ['Thursday after 2 or before 11', '2026-12-03 14:00: Thursday after 2'],
  ['Try me Thursday at 2.', '2026-12-03 14:00: Thursday at 2'],
  ['Friday arvo around 3', '2026-12-04 15:00: Friday arvo around 3'],
  ['Thursday arvo works for me', '2026-12-03 afternoon: Thursday arvo'],
  ['Tues or Weds arvo is good', '2026-12-01 afternoon: Tues or Weds arvo'],
  ['This arvo after 4 works', '2026-11-30 16:00: This arvo after 4'],
  ['this afternoon is fine', '2026-11-30 afternoon: this afternoon'],
])('takes whoever says so for free then: %s', (reply, said) => expect(read(reply)).toBe(said));

it.each([
  'I don’t have time Thursday.',
  'I have no time on Tuesday.',
  'We open on 9 December.',
  'Our grand opening is on December 8 at 2 PM.',
  'The shop is open Thursday 9-5.',
  'Dec 8 or 10 people',
  'I am out Thursday at 2 PM.',
  'I need it Thursday before 5.',
  'Anytime but Monday at 9.',
  'Let’s shoot for the week of December 14.',
])('takes no other day for one: %s', (reply) => expect(read(reply)).toBe('none'));
