import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

const run = (reply: string) =>
  composeRun('SAL-03', { from: 'Ajay Kale', company: 'Kale Coaching', reply });

it.each([
  'pls remove my no. from ur list. already told 2 times. STOP',
  'Not interested. Remove from list, already told.',
  'Take me off your list.',
])('plans no hour, and asks about no message that is not written: %s', (reply) => {
  const { sequence, slot } = run(reply);
  expect(sequence!.content).toContain('No message is written.');
  expect(sequence!.asks.map(({ question }) => question)).toEqual([
    expect.stringContaining('no message is written'),
  ]);
  expect(slot!.scheduledFor).toBeNull();
  expect(slot!.content).toContain('| When | No time: ');
});

it('plans the call that they ask for beside it', () =>
  expect(
    run('Take me off your list. Can somebody ring me today about the broken lift?').slot!
      .scheduledFor,
  ).not.toBeNull());
