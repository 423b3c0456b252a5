import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

it.each([
  [{ 'Who to ring': 'Suzanne Orrell, 01254 555 120' }, '01254 555 120'],
  [{ 'Speak to': 'Suzanne Orrell, 01254 555 120' }, '01254 555 120'],
  [{ Contact: 'Suzanne Orrell, 01254 555 120' }, '01254 555 120'],
  [{ 'Who to ring': 'Suzanne, 01254 555 120', Phone: '01254 555 999' }, '01254 555 999'],
  [{ 'Who to ring': 'Suzanne Orrell' }, 'the number is not on record'],
  [{ 'Who to ring': 'Sue, 01254 555 120', 'Speak to': 'Al, 01254 555 121' }, 'is not on record'],
  [{ 'Speak to': 'Al, back on 01/12/2026' }, 'the number is not on record'],
  [{ 'Speak to': 'Al, (01254) 555121' }, '(01254) 555121'],
  // As a month, a weekday or another word begins.
  [{ 'Speak to': 'Mark Orrell, 01254 555 120' }, '01254 555 120'],
  [{ 'Ask for': 'Sunny, 01254 555 120' }, '01254 555 120'],
  [{ Ring: 'Theo, 01254 555 120' }, '01254 555 120'],
  [{ 'Supplier ref': '01254 555 120' }, 'the number is not found under a known name'],
])('is that of whoever is to be rung: %j', (said, where) => {
  const { content } = composeAt('AFT-01 call', {
    Customer: 'Kirkby Dental',
    'Handed over': '2 November 2026',
    ...said,
  });
  expect(content).toContain('By telephone: ');
  expect(content.split('By telephone: ')[1]).toContain(where);
});
