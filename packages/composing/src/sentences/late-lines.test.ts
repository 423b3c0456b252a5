import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { isLateInWords } from './late-lines.ts';

it.each([
  'MOT on HX69 van was due fri, not done!! Gaz',
  'MOT on HX69 van was due on Friday',
  'MOT due fri, still not done',
  'Proofs should have been sent last week',
  'Proofs should of gone out thursday',
  'Proofs were promised for Wednesday, nothing sent',
  'Ladders are 3 days late',
  'Delivery still late',
  'Missed the deadline for the council form',
  'Licence expired Friday',
  'Lamp meant for site 4 was supposed to be in yesterday, hasnt been done',
])('is late by its words: %s', (line) => {
  expect(isLateInWords(line)).toBe(true);
});

it.each([
  'MOT on HX69 van was due fri, done',
  'MOT was due fri, moved to next week',
  'MOT due fri',
  'Holes should have been 20 mm, not 15',
  'Gaz on late shift fri',
  'Stores are late opening on Friday',
  'Proofs were due Friday and are sorted',
  'Chase overdue bills',
  'Delivery should be here fri',
  'Was told to come on Friday',
])('is not late by its words: %s', (line) => {
  expect(isLateInWords(line)).toBe(false);
});

const tasks = [
  'vinyl plotter blade snapped - Jo ordering, tues',
  'Kirklees brewing proofs to Hannah - Beth - today',
  'MOT on HX69 van was due fri, not done!! Gaz',
  'Longwood door 41 sign wrong name, redo',
];

it('tells in a digest what is late in words, and denies neither owners nor days that lines name', () => {
  const { content } = composeRun('OPS-02', { date: '2026-11-30', tasks })['digest']!;
  const [on, late = ''] = content.split('## Late or at risk');
  expect(late).toContain('MOT on HX69 van');
  expect(on).not.toContain('MOT');
  expect(content).not.toContain('The owner is not on record yet');
  expect(content).not.toContain('The due date is not on record yet');
  expect(content).toContain('Who has “Longwood door 41 sign wrong name, redo”?');
});

it('misses the owner where no line names one', () => {
  const lines = ['plotter blade snapped - Leeds', 'Door 41 sign wrong name, broken since monday'];
  const { content } = composeRun('OPS-02', { date: '2026-11-30', tasks: lines })['digest']!;
  expect(content).toContain('The owner is not on record yet');
  expect(content).toContain('The due date is not on record yet');
  expect(content).not.toContain('Who has');
});
