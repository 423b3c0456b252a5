import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const at = (step: string, reply: string, more: Record<string, string>) =>
  composeAt(`SAL-03 ${step}`, { lead: 'Ann Low', company: 'Hill Farm', reply, ...more });

it.each([
  ['yes', { offeredTime: 'Tuesday 8 December, 14:00' }],
  ['Yes please', { proposedTime: 'Tuesday 8 December, 14:00' }],
  ['That works for me, thanks', { date: '2026-12-08T14:00' }],
  ['Works, see you then', { slot: 'Tue 8 Dec 2pm' }],
  ['Sounds good', { date: 'Tuesday 8 December 2026, 14:00' }],
])('takes a plain yes for one to the time that was offered: %s', (reply, offered) => {
  const { content, asks } = at('sequence', reply, offered);
  expect(asks).toEqual([]);
  expect(content).toContain('You said yes to Tuesday 8 December, 14:00: we have put down a call');
  expect(content).not.toMatch(/talk this through|suit you for a call|Reply with the (?:day|hour)/);
  const slot = at('slot', reply, offered);
  expect(slot.scheduledFor).toContain('2026-12-08T14:00');
  expect(slot.summary).not.toContain('move it to the one that they choose');
});

it('asks for the hour of the day that was offered', () => {
  const { content, asks } = at('sequence', 'yes please', { date: '2026-12-08' });
  expect(asks).toEqual([]);
  expect(content).toContain('You said yes to Tuesday 8 December: at which hour may we call you');
  expect(content).not.toContain('suit you for a call');
});

it.each<[string, Record<string, string>]>([
  ['yes', { slots: 'Tue 8 Dec 2pm or Thu 10 Dec 10am' }],
  ['yes', { date: '2026-11-02T14:00' }],
  ['yes', {}],
])('asks to what of several, of what is over, and of nothing: %s %j', (reply, more) => {
  const { asks, content } = at('sequence', reply, more);
  expect(asks.map(({ question }) => question).join(' ')).toContain('and not to what');
  expect(content).not.toContain('You said yes');
});

it('takes more than a yes for no agreement', () =>
  expect(
    at('sequence', 'Yes, and what does it cost?', { date: '2026-12-08T14:00' }).content,
  ).not.toContain('You said yes'));
