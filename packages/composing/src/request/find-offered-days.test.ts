import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const reply = { company: 'Bexley Foods', lead: 'Anna Reid', reply: 'Yes, tell me more.' };
const write = (more: JsonObject) => composeAt('SAL-03 sequence', { ...reply, ...more });
const plan = (more: JsonObject) => composeAt('SAL-03 slot', { ...reply, ...more });
const names =
  'offered_days slots options availability proposedDates free_slots possible_days callSlots suggested-times ourAvailability'.split(
    ' ',
  );
const days = ['Tuesday 1 December', 'Thursday 3 December'];

describe('days that are offered', () => {
  it.each<[JsonObject, string]>([
    ...names.map((name): [JsonObject, string] => [{ [name]: days }, days.join(' or ')]),
    [{ slots: 'Tue 1 Dec 10:00, Thu 3 Dec 14:00' }, 'Tue 1 Dec 10:00 or Thu 3 Dec 14:00'],
    [{ slots: [{ day: days[0]!, time: '10:00' }] }, 'Tuesday 1 December, 10:00'],
    [{ slots: ['Tuesday 24 November', days[1]!] }, 'Thursday 3 December'],
  ])('stand in the first message, and the first is proposed: %j', (offer, said) => {
    const { content, summary } = write(offer);
    expect(content).toContain(`We can offer a call of 20 minutes on ${said}. Reply with the day`);
    expect(content).not.toContain('Which day and hour suit you');
    expect(summary).not.toMatch(/Not told in it|Not on record: [^.]*date/);
    const slot = plan(offer);
    expect(slot.scheduledFor).toMatch(said.includes('1 Dec') ? /^2026-12-01/ : /^2026-12-03/);
    expect(slot.proposed).toBe(true);
    expect(slot.summary).toContain('is one of the days that are offered: move it to the one');
  });

  it('stand beside the date on record', () => {
    const { content } = write({ date: '4 December 2026', slots: days });
    expect(content).toContain(`for a call of 20 minutes, or ${days.join(' or ')}? Reply with`);
  });

  it('are those of a visit to whom no call is offered', () => {
    const visit = { reply: 'Come and have a look.', mayCall: 'no', slots: days };
    expect(write(visit).content).toContain(`${days.join(' or ')}: reply with the day and hour`);
  });

  it.each<[JsonObject]>([
    [{ options: ['Small van', 'Large van'] }],
    [{ options: 'Tuesday 1 December or the big one' }],
    [{ slots: ['Tuesday 2 December', 'Thursday 3 December'] }],
    [{ availability: 'Thursday afternoon' }],
    [{ slots: ['Between us only: Tuesday 1 December'] }],
  ])('are not told where one of them is not clear, and that is said: %j', (offer) => {
    const { content, summary } = write(offer);
    expect(content).toContain('Which day and hour suit you for a call of 20 minutes?');
    expect(summary).toContain('Not told in it: ');
  });

  it('are asked about where a weekday does not fit', () => {
    expect(plan({ slots: ['Tuesday 2 December'] }).summary).toMatch(
      /Slots: .*names a Tuesday, and that date is a Wednesday: which day is meant\?/,
    );
  });
});
