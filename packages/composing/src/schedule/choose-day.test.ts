import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

it('reads the hour of a first day behind its place', () => {
  const day = (location: string): string =>
    composeAt('CUL-01 welcome', { name: 'Aneta Kowal', startDate: '14 December 2026', location })
      .summary;
  expect(day('Unit 6 Elland, 7.30')).toContain('2026-12-14, 07:30');
  expect(day('Room 3.20')).not.toContain('03:20');
});

it.each([
  [{ startDate: '7 Dec 6.30' }, '2026-12-07T06:30'],
  [{ startDate: 'Mon 7 Dec, 6.45 at yard' }, '2026-12-07T06:45'],
  [{ startDate: '7 dec 5.45 start' }, '2026-12-07T05:45'],
  [{ startDate: '7 Dec at 6.30pm' }, '2026-12-07T18:30'],
  [{ startDate: '7 Dec 6.30', shift: 'evenings' }, '2026-12-07T18:30'],
  [{ startDate: '7 Dec at 3' }, '2026-12-07T15:00'],
])('whoever starts at an hour without its half starts in the morning: %o', (more, at) => {
  const { scheduledFor } = composeAt('CUL-01 welcome', { name: 'Aneta Kowal', ...more });
  expect(scheduledFor).toContain(at);
});

it('asks before a kick-off about a milestone before it, and not about what is signed or paid', () => {
  const plan = (first: string) =>
    composeAt('FUL-01 meeting', {
      customer: 'Engine Ltd',
      start: '11 January 2027',
      milestones: [first, 'Trolleys delivered by 6 January', 'First delivery 11 January'],
    });
  expect(plan('Linen count by 18 December').content).toContain(
    '“Linen count by 18 December” comes before that day: is the meeting to be before it?',
  );
  expect(plan('Deposit paid by 18 December').content).not.toContain('is the meeting to be');
});
