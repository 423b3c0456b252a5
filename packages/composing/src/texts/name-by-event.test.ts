import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const issue = (more: Record<string, string>) =>
  composeRun('MKT-02', {
    theme: 'Frost',
    highlights: ['Heated drinkers are back'],
    event: 'Open evening at the trade counter',
    ...more,
  })['issue']!.content;

it('tells the hour of an event that has a day of its own', () => {
  const content = issue({
    eventDate: '2026-12-10',
    publishOn: '2026-12-03',
    time: '6 to 8 pm',
  });
  expect(content).toContain('It takes place on 10 December 2026, 6 to 8 pm.');
});

it('leaves the hour of sending alone, where the event tells its own', () => {
  const told = issue({
    event: 'Open evening from 6 to 8',
    eventDate: '2026-12-10',
    publishOn: '2026-12-03',
    time: '08:15',
  });
  expect(told).not.toContain('08:15');
});
