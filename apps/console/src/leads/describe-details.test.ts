import { expect, it } from 'vitest';
import { describeDetails, formatTimes } from './describe-details.ts';

it('names what is known and leaves out the rest', () => {
  const details = {
    reason: 'buying_intent',
    matched: ['call', 'pricing'],
    durationSeconds: 1240,
    sentiment: null,
    eventId: 'evt_1',
    campaignId: '',
  };
  expect(describeDetails(details, 'Europe/Berlin')).toEqual([
    ['Reason', 'buying intent'],
    ['Words of interest', 'call, pricing'],
    ['Seconds', '1,240'],
  ]);
});

it('tells moments by the clock of the zone, in details and in sentences', () => {
  const scheduledSlot = '2027-01-20T15:00:00.000Z';
  expect(describeDetails({ scheduledSlot }, 'Europe/Berlin')).toEqual([
    ['Appointment', 'Wed, 20 Jan 2027, 16:00 (Europe/Berlin)'],
  ]);
  expect(formatTimes(`Booked an appointment at ${scheduledSlot} for a caller.`, 'Asia/Tokyo')).toBe(
    'Booked an appointment at Thu, 21 Jan 2027, 00:00 (Asia/Tokyo) for a caller.',
  );
  expect(formatTimes('Booked no appointment in 2027-01.', 'Asia/Tokyo')).toBe(
    'Booked no appointment in 2027-01.',
  );
});
