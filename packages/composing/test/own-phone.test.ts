import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { findOwnPhone } from '../src/facts/phone-on-record.ts';

it.each([
  'I’m off from Friday, get Paul Dunne on 01 555 0177 then',
  'I am on leave next week, call my colleague Jo on 01632 960155.',
  'Ring 01632 960155 from Monday.',
  'My new number is 01632 960155 (only from 4th December).',
])('the number of somebody else, or of later, is none to ring now: %s', (said) => {
  expect(findOwnPhone([said.replace('01 555', '01632').replace('0177', '960177')])).toBeUndefined();
});

it.each([
  'Ring me on 01632 960155 after 5.',
  'I’m out a lot, my mobile is 07700 900123.',
  'Wants a quote. Call Priya Nair on 01632 960155.',
  'Call me after Monday on 01632 960155.',
])('the number of whoever wrote is one: %s', (said) => {
  expect(findOwnPhone([said])).toMatch(/^0/);
});

it('goes on to another number', () => {
  const said = ['I’m off from Friday, get Jo on 01632 960155 then.', 'Till then 01632 960177.'];
  expect(findOwnPhone(said)).toBe('01632 960177');
  const reply = 'Yes, call me. I’m off from Friday, get Paul Dunne on 01632 960177 then.';
  const { content } = composeAt('SAL-03 slot', { company: 'Riverside', lead: 'Sinead', reply });
  expect(content).toContain('By telephone: the number is not on record');
});
