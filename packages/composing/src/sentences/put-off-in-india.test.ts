import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const thursday = new Date('2026-11-26T12:00:00Z');
const run = (reply: string) =>
  composeRun('SAL-03', { from: 'Anita Rao', company: 'Rao Traders', reply }, thursday);

describe('a reply that asks to be written to again', () => {
  it.each([
    [
      'Our committee meets after Sankranti. Kindly revert in third week of January, presently no budget.',
      '2027-01-18',
    ],
    ['Sir, this quarter no provision. Kindly follow up in first week of Feb.', '2027-02-01'],
    ['No budget presently, kindly come back in January second week.', '2027-01-11'],
    ['Budget comes in April only, pls revert at that time.', '2027-04-01'],
    ['Trust meeting is after Holi, pls revert then. Right now no fund.', undefined],
    ['Please get back to us post Diwali, currently no funds.', undefined],
    ['I am on election duty till 4th Dec.', '2026-12-04'],
    ['I am in Delhi for board exam duty upto 8th Dec.', '2026-12-08'],
    ['We are out of station until 7th December.', '2026-12-07'],
  ])('is asked for its day alone: %s', (reply, day) => {
    const { sequence, slot } = run(reply);
    expect(sequence!.asks.map(({ names }) => names)).toEqual([['date']]);
    if (day !== undefined) expect(slot!.scheduledFor).toContain(day);
  });

  it.each([
    'Interested. Pls revert asap and call me Tuesday at 11 am.',
    'Our guards are on duty till 10 pm. Call me Tuesday at 11 am.',
    'We are happy with the demo, call me after lunch on Tuesday.',
  ])('is not taken for one that wants an answer now: %s', (reply) =>
    expect(run(reply).sequence!.asks).toEqual([]),
  );

  it('refuses where it has no money and asks for no other day', () =>
    expect(run('Presently no budget.').sequence!.asks[0]!.question).toContain('refusal'));
});
