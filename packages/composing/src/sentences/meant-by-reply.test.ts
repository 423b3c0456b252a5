import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findClosing, takesUp, wantsLater } from './meant-by-reply.ts';

const asks = (reply: string): string[] =>
  composeAt('SAL-03 sequence', {
    lead: 'Jim Kowalczyk',
    company: 'Westlake Fitness',
    campaign: 'Fall tune-up',
    reply,
  }).asks.map(({ question }) => question ?? '');

describe('a refusal or a thank-you is answered only when somebody says so', () => {
  it.each([
    'We already have a contractor through 2027, but thanks.',
    'Already under contract with Trane.',
    'lol no',
    'all set here thx',
    "We're good for now. If that changes we'll call you.",
    'We sold the building in September.',
    "We're closing this location at the end of the year.",
    'The budget for 2027 is already spent.',
    "I don't work there anymore.",
    "We'll keep your info on file.",
    'Thanks, got it.',
    'Thank you!',
    'Received, thanks.',
    "We won't be renewing the lease, so this is moot",
    'Got the email, thank you Kevin',
  ])('%s', (reply) => expect(asks(reply).join(' ')).toContain('is anything to be sent at all?'));
  it('and one that names a competitor is no referral', () =>
    expect(asks('We decided to go with Apex Mechanical.')).toEqual([
      expect.stringContaining('reads as a refusal'),
    ]));
  it.each(['Thanks, what does the plan include?', 'Friday works.', 'Sounds interesting.'])(
    'and what asks for something is no refusal: %s',
    (reply) => {
      expect(findClosing(reply)).toBeUndefined();
      expect(asks(reply)).toEqual([]);
    },
  );
  it.each([
    'Thanks. We have four rooftop units and two boilers.',
    'We sold the old building, so this is about the new one on Main Street.',
    'Our contractor retired and we have nobody now.',
    "We have a guy but he doesn't do refrigeration.",
    'We just bought the building.',
    'The board meets on the 14th.',
  ])('and what only tells something is no refusal, and asked about: %s', (reply) => {
    expect(findClosing(reply)).toBeUndefined();
    expect(asks(reply)).toEqual([expect.stringContaining('is it to be answered by these')]);
  });
  it.each([
    'Thanks but we are all set for now.',
    'We handle this internally.',
    'Renewed with Hexagon for five years on Friday.',
    'Procurement of software was moved to our head office.',
  ])('and what takes up nothing that was offered is asked about: %s', (reply) =>
    expect(asks(reply)).toEqual([expect.stringMatching(/messages(?: be sent)?\?$/)]),
  );
  it('and who has another firm until some month is written to then', () =>
    expect(
      asks('We work with another vendor, but our contract ends in March. Reach out then.'),
    ).toEqual([expect.stringContaining('on which day may they be written to?')]));
});

describe('an acceptance is taken for an order', () => {
  it.each([
    "I talked to my partner, and we'd like to move forward with the quarterly plan at $1,150/mo.",
    'We want to go with the quarterly plan.',
    'You have the green light.',
    "Looks good, let's go with option B.",
    'The owner gave the thumbs up on option 2.',
    "We'd like to get started on the annual agreement",
  ])('%s', (reply) => expect(asks(reply).join(' ')).toContain('is that an order?'));
  it.each([
    'We like option B, but need to ask corporate.',
    "Let's start with a quote.",
    'We want to move the boiler to the other room.',
    'If you can do $4,000 we have a deal.',
  ])('and not: %s', (said) => expect(takesUp(said)).toBe(false));
});

it.each(['Check back with us in March.', 'try me after tax season'])(
  'asks for the day of what is put off: %s',
  (said) => {
    expect(wantsLater(said)).toBe(true);
    expect(asks(said).join(' ')).toContain('on which day may they be written to?');
  },
);
