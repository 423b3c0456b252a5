import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

/** On a Thursday. */
const at = (step: string, reply: string) =>
  composeAt(`SAL-03 ${step}`, { lead: 'Ann Low', company: 'Hill Farm', reply });

it.each([
  ['I’m free 9-11am on Dec 8th.', '2026-12-08T09:00'],
  ['free 9-11am on Dec 8th', '2026-12-08T09:00'],
  ['the 15th at 10 works', '2026-12-15T10:00'],
  ['call me weds 8-9am', '2026-12-02T08:00'],
  ['Call me Thursday.', '2026-12-03'],
  ['Thursday works', '2026-12-03'],
  ['Call me today or Thursday.', '2026-11-26'],
  ['Call me this Thursday.', '2026-11-26'],
  ['Any day next week except Tuesday.', '2026-11-30'],
  ['Tuesday is bad. Any other day next week works.', '2026-11-30'],
  ['Please call between noon and 1 EST, I am on shift otherwise.', '2026-11-27T12:00'],
])('puts a call down for when a reply is free: %s', (reply, time) => {
  expect(at('slot', reply).scheduledFor).toContain(time);
});

it.each([
  ['Are you free on Dec 8th?', '2026-12-08'],
  ['We saw the 3rd of them.', '2026-12-03'],
  ['We can take delivery any day next week.', '2026-11-30'],
])('takes what is no offer for none: %s', (reply, day) => {
  expect(at('slot', reply).scheduledFor).not.toContain(day);
});

it.each([
  ['I’m free 9-11am on Dec 8th.', 'You named “9-11am on Dec 8th”: shall we keep that?'],
  ['the 15th at 10 works', 'You named “the 15th at 10” for a call: we have put it down for then.'],
  ['Please call between noon and 1 EST.', 'You named “between noon and 1 EST”: on which day'],
])('asks for no hour again: %s', (reply, said) => {
  const { content } = at('sequence', reply);
  expect(content).toContain(said);
  expect(content).not.toContain('Which day and hour suit you');
});

it.each([
  ['My mornings are full until 12/14.', (hour: number) => hour >= 12],
  ['I would like a call, but I am booked solid most mornings until Dec 14.', (hour) => hour >= 12],
  ['Afternoons are slammed until the 14th, call me.', (hour) => hour < 12],
])('leaves the other half of the day: %s', (reply, fits) => {
  const time = at('slot', reply).scheduledFor!;
  expect(time).toContain('2026-11-27');
  expect(fits(Number(time.slice(11, 13)))).toBe(true);
});

it('asks whether a weekday is the one of today', () => {
  const said = '“Thursday” may be today, or a week later';
  expect(at('slot', 'Call me Thursday.').summary).toContain(said);
  expect(at('slot', 'Call me next Thursday.').summary).not.toContain('may be today');
  expect(at('slot', 'Call me Friday.').summary).not.toContain('may be today');
});

it('asks which day one in figures is that is for a call', () => {
  const summary = at('slot', 'Can we talk on 1/2 at 10am?').summary;
  expect(summary).toContain('the 1 of month 2, or the 2 of month 1?');
  expect(at('slot', 'We fitted 3/4 of them.').summary).not.toContain('of month');
});
