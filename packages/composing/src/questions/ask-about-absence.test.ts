import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', { lead: 'Mark Orr', company: 'Summit Fasteners', reply }).asks;

it.each([
  'I’m on PTO until December 7 with limited access to email.',
  'Thank you for your message. I am currently out of the office and will return on December 7.',
  'OOO until 12/7.',
  'I am on parental leave, returning in March.',
  'Our office is closed until January 4.',
  'On PTO this week.',
])('asks when to write to who is away, as of no refusal: %s', (reply) => {
  const [{ names, question } = { names: [], question: '' }] = asksAfter(reply);
  expect(names).toEqual(['date']);
  expect(question).toContain('on which day may they be written to?');
});

it('asks whether anything is sent after another automatic notice', () =>
  expect(asksAfter('Undeliverable: message could not be delivered.')[0]!.question).toBe(
    'The reply reads as an automatic notice, “Undeliverable: message could not be delivered”: may these messages be sent?',
  ));

it.each([
  'I’m off on Friday, call me Thursday at 2 PM.',
  'I was on PTO last week. Call me Friday at 10 AM.',
  'I’m on PTO from Thursday, so Tuesday at 2 PM works.',
])('asks nothing of who names a time beside it: %s', (reply) =>
  expect(asksAfter(reply)).toEqual([]),
);
