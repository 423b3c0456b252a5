import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { invitesToPlace } from './places-to-meet.ts';

it.each([
  'Come and have a squiz at the place Tuesday if you like',
  'Yes Friday 4/12 at 10am at the club',
  'Ask for Trish at the front gate, Friday 10am',
  'See you at the gate Friday 10am',
  'Report to reception, Friday 10am',
  'Friday 10am, park out the back',
  'Have a sticky at the place Thursday at 2 if you want',
])('offers no call unasked to whoever invites us to a place: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Trish Low', reply });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['mayCall']);
});

it.each([
  'Friday 10am works for me',
  'Call me at the office Friday 10am',
  'Thursday at 2, I’ll be at my desk',
  'Ring me at the club on Friday at 10am',
  'Ask for Trish when you call, Friday 10am',
  'Friday at 10am, at the latest',
  'Have a look at our site, Friday at 10am works',
  'We have 3 gates at the club.',
  'See you Friday at 10am',
  'I’m at the club all day, call me Friday at 10am',
])('finds no place to come to in %s', (sentence) => expect(invitesToPlace(sentence)).toBe(false));

it.each([
  'We can’t do a Friday. Could you do Tuesday 8 December at 2pm for a look round instead? There’ll be two of us.',
  'Could you show us round the barn on Tuesday 8 December at 2pm?',
  'We’d love to see the venue, is Tuesday 8 December 2pm any good?',
  'Can we come for a show round on Tuesday 8 December at 2pm? Two of us.',
])('keeps the time at which they come to be shown round: %s', (reply) => {
  const { asks, content } = composeAt('SAL-03 sequence', { lead: 'Gemma Low', reply });
  expect(asks).toEqual([]);
  expect(content).toContain('shall we meet at our place then?');
  expect(content).not.toContain('suit you for a call');
  const slot = composeAt('SAL-03 slot', { lead: 'Gemma Low', reply });
  expect(slot.scheduledFor).toMatch(/^2026-12-08T14:00/);
});

it.each([
  'Could you come for a look round our site on Tuesday 8 December at 2pm?',
  'Could you do Tuesday 8 December at 2pm for a look round?',
])('goes to whoever has us come to them: %s', (reply) =>
  expect(composeAt('SAL-03 sequence', { lead: 'Gemma Low', reply }).content).toContain(
    'shall we meet on site then?',
  ),
);
