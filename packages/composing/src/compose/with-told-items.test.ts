import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const bill = (note: string) => composeRun('FIN-02', { note }, new Date('2026-12-01T17:00:00Z'));

it('bills each line that a note counts and prices', () => {
  const { lines, control } = bill(
    'Please invoice Orchard Dental Group for November: 1,240 scrub sets at $2.10 and 13 pickups at $18. GST 5%. No PO, they don’t use them. Invoice date Nov 30.',
  );
  expect(lines!.content).toContain('Orchard Dental Group,,scrub sets,1240,$2.10,2604');
  expect(lines!.content).toContain('Orchard Dental Group,,pickups,13,$18,234');
  expect(lines!.content).toContain('Nov 30');
  expect(lines!.asks).toEqual([]);
  expect(control!.title).toBe('Invoice control sheet: Orchard Dental Group');
  expect(control!.content).toContain('**Total of lines:** $2,838');
  expect(control!.summary).not.toContain('do the lines keep to that');
});

it('keeps what else a note says', () => {
  const { lines, control } = bill(
    'Bill Hillcrest Court Ltd: 3 leaf clearances at £180 each, 1 hedge reduction at £420 and 2 loads of green waste at £35. Call Donna if it bounces.',
  );
  expect(lines!.content).toContain('Hillcrest Court Ltd,,leaf clearances,3,£180,540');
  expect(control!.content).toContain('Call Donna if it bounces');
});

it.each([
  'Please invoice Hillcrest Court Ltd for November: 3 visits for £540 and the hedge.',
  'Please invoice Hillcrest Court Ltd: 3 visits for £540.',
  'Please invoice them for 3 visits at £180.',
])('reads no lines where one of them is told otherwise: %s', (note) =>
  expect(bill(note)['lines']!.content).not.toContain('540,'),
);
