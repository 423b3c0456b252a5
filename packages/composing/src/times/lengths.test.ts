import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { defaultCalendar } from './calendar.ts';
import { readMoment } from './read-moment.ts';
import { readNamedMoment } from './read-named-moment.ts';

const now = new Date('2026-11-26T10:00:00Z');

it.each([
  'Gas main about 3 m from the trench',
  'Nearest cable is around 2 m down',
  'Keep out within 15m of the crane',
  'Lengths of pipe in 6 m and 3 m',
  'Cladding is loose for 20 m past the door',
  'Replace the next 12 m of gutter',
  'The last 5 m of kerb is cracked',
  'Crack about 1.5 m long above the lintel',
  'The tank stands about 4 metres off',
  'After 30 m turn left',
  'Roughly 40 m of fence is down',
  'We will be about four hours behind for the hospital run',
  'It took two hours',
])('reads no day of a length: %s', (said) => {
  expect(readMoment(said, now, defaultCalendar).kind).toBe('question');
  expect(readNamedMoment(said, now, defaultCalendar)).toBeNull();
  const visit = composeAt('OPS-01 visit', { note: said });
  expect(visit.summary).not.toContain('is that the day?');
});

it.each([
  ['about 4 m off, come Tuesday', '2026-12-01'],
  ['Fence 20 m, on 3 December', '2026-12-03'],
  ['within 3 days', '2026-11-29'],
  ['call me in four hours', '2026-11-26'],
  ['in 5 days', '2026-12-01'],
  ['10 May', '2027-05-10'],
  ['4 March', '2027-03-04'],
])('still reads the day that stands with one, or alone: %s', (said, day) => {
  const reading = readMoment(said, now, defaultCalendar);
  expect(reading.kind === 'moment' && reading.moment.toPlainDate().toString()).toBe(day);
});

it('counts from no event that it does not know, and from today', () => {
  const read = (said: string) => readNamedMoment(said, now, defaultCalendar);
  expect(read('rang Mrs Coyle 30 days after her implant')).toBeNull();
  expect(read('spoke to him two weeks after the fitting')).toBeNull();
  expect(read('ring in two weeks after 4pm')).not.toBeNull();
});
