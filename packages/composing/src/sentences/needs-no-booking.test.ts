import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const issue = (event: string): string =>
  composeAt('MKT-02 issue', { theme: 'Spring', highlights: ['New menu'], event }).content;

it.each([
  'Open day, Sunday 17 January 2027, 11am to 3pm, no booking needed',
  'Open day on Sunday 17 January 2027, 11am to 3pm. No need to book.',
  'Open day on Sunday 17 January 2027, 11am to 3pm. Just turn up!',
  'Drop-in session, Sunday 17 January 2027, 11am to 3pm',
  'Open day, Sunday 17 January 2027, 11am to 3pm: you don’t need to register',
  'Open day, Sunday 17 January 2027, 11am to 3pm, booking not required',
  'Carols by the fire, Sunday 17 January 2027, 6.30pm, tickets £8 from the website',
  'Wine evening on Sunday 17 January 2027 at 7pm. Book online.',
  'Wine evening on Sunday 17 January 2027 at 7pm. Ring 01423 496 0991 to book.',
  'Wine evening on Sunday 17 January 2027 at 7pm, tickets on the door',
])('keeps no place for whoever may come as they are: %s', (event) =>
  expect(issue(event)).not.toContain('keep a place'),
);

it.each([
  'Open day, Sunday 17 January 2027, 11am to 3pm',
  'Open day, Sunday 17 January 2027, 11am to 3pm, booking needed',
  'Open day, Sunday 17 January 2027, 11am to 3pm, no booking fee',
  'Open day, Sunday 17 January 2027, 11am to 3pm at the bar on the green',
])('offers a place at %s, and once', (event) => {
  expect(issue(event).match(/keep a place/g)).toHaveLength(1);
  expect(issue(event).match(/## Coming up/g)).toHaveLength(1);
  expect(issue(event)).toContain('Open day, Sunday 17 January 2027, 11am to 3pm');
});
