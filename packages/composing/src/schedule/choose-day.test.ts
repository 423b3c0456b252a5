import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

it('reads the hour of a first day behind its place', () => {
  const day = (location: string): string =>
    composeAt('CUL-01 welcome', { name: 'Aneta Kowal', startDate: '14 December 2026', location })
      .summary;
  expect(day('Unit 6 Elland, 7.30')).toContain('2026-12-14, 07:30');
  expect(day('Room 3.20')).not.toContain('03:20');
});
