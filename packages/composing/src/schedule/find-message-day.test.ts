import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const sequenceTo = (reply: string, date: string) =>
  composeRun('SAL-03', { lead: 'Gareth Hoyle', reply, date })['sequence']!;

it('puts off the first message to somebody who asks to be written to later', () => {
  const { content, summary } = sequenceTo('Ring me again after Easter.', '21 April 2026');
  expect(content).toContain('## Message 1: on 21 April 2026');
  expect(summary).toContain('Send the first message on 21 April 2026, and');
  expect(content).toContain('We write on 21 April 2026: which day');
  expect(content).not.toContain('Does Tuesday');
});

it.each([
  ['We are tupping till mid December so ring me after that.', true],
  ['Flat out with the audit, speak to me once it is over.', true],
  ['Happy to talk, call afterwards when things are quieter.', true],
  ['Give us a shout in the new year.', true],
  ['Give me a bell after Christmas mate', true],
  ['Could you give us a buzz again in March?', true],
  ['We’re flat out till Christmas mate.', true],
  ['Rammed with weddings until the spring, sorry.', true],
  ['I have a meeting on Tuesday till 2, call me after that.', false],
  ['Give us a shout when you like.', false],
  ['Give me a ring on Thursday at 10.', false],
  ['Flat out till 5 today, then I am free.', false],
  ['We are so busy, can you do it before Christmas?', false],
  ['Really busy week. How long until you can start?', false],
  ['Sounds good, call me when you like.', false],
])('asks when whoever is busy until a time may be written to: %s %s', (reply, isAsked) => {
  const { sequence } = composeRun('SAL-03', { lead: 'Ellie Metcalfe', reply });
  expect(sequence!.summary.includes('on which day may they be written to?')).toBe(isAsked);
});

it('proposes the call for after that message', () => {
  const reply = 'Ring me again after Easter.';
  const run = composeRun('SAL-03', { lead: 'Gareth Hoyle', reply, date: '21 April 2026' });
  expect(run['slot']!.summary).toMatch(/^Thursday, 2026-04-23, .*\(proposed\)/);
});

it('writes today to somebody who names a day for the call alone', () => {
  const { content, summary } = sequenceTo('Could do the 21st.', '21 April 2026');
  expect(content).toContain('## Message 1: today');
  expect(summary).toContain('Send the first message today');
});

it('takes a date with an hour for that of a call', () => {
  const { sequence, slot } = composeRun(
    'SAL-03',
    {
      lead: 'Jan Bakker',
      company: 'Bakker Marine',
      date: '3 December 2026, 9:30 am',
      reply: 'Sounds right, give me a ring Thursday morning, after 9.',
    },
    new Date('2026-12-01T09:30:00Z'),
  );
  expect(sequence!.content).toContain('Does 3 December 2026, 9:30 am suit you for a call');
  expect(slot!.content).toContain('Thursday, 2026-12-03, 09:30');
});
