import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const at = (reply: string): string =>
  composeAt('SAL-03 sequence', { lead: 'Lee Park', company: 'Northwind', reply }).content;

it.each([
  'Hi, please exclude me from your outreach going forward.',
  'Kindly desist from contacting our practice.',
  'Please take me off your list.',
])('writes nobody who opts out in whatever words: %s', (reply) => {
  expect(at(reply)).toContain('No message is written');
});

it.each([
  'We unsubscribed from our current vendor, so yes, let’s talk.',
  'Yes, what would it cost? And can customers unsubscribe from the review texts?',
])('answers who only speaks of leaving a list: %s', (reply) => {
  expect(at(reply)).toContain('Dear Lee');
  expect(at(reply)).not.toContain('hear no more');
});
