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
])('keeps no place for whoever may come as they are: %s', (event) =>
  expect(issue(event)).not.toContain('keep a place'),
);

it.each([
  'Open day, Sunday 17 January 2027, 11am to 3pm',
  'Open day, Sunday 17 January 2027, 11am to 3pm, booking needed',
  'Open day, Sunday 17 January 2027, 11am to 3pm, no booking fee',
])('offers a place at %s', (event) => expect(issue(event)).toContain('keep a place'));
