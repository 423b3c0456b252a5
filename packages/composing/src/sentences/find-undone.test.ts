import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findUndone } from './find-undone.ts';
import { readFacts } from '../facts/read-facts.ts';

const find = (progress: string, status: string) =>
  findUndone(readFacts({ customer: 'Silver Plover Ltd', progress, status }));

describe('a thing that is done and is not', () => {
  it.each([
    ['Both coats are on.', 'Second coat not started'],
    ['All the rails are fitted.', 'Rails still to be fitted'],
    ['The second coat is finished.', 'Second coat has not been applied.'],
    ['Wiring finished.', 'The wiring is not yet done.'],
    ['Wiring finished.', 'The wiring hasn’t been finished.'],
    ['Wiring finished.', 'The wiring isnt done.', "The wiring isn't done"],
  ])('is asked about: %s %s', (progress, status, read = status) => {
    expect(find(progress, status)).toEqual([
      { said: [progress, read].map((one) => one.replace(/[.]$/, '')) },
    ]);
  });

  it.each([
    ['First coat is on.', 'Second coat not started'],
    ['The hull is painted.', 'Rails not fitted'],
    ['Rails are half fitted.', 'Rails not finished'],
    ['Rails will be fitted on Monday.', 'Rails not fitted yet'],
    ['All the rails are delivered.', 'Rails not fitted'],
    ['The rails are in Penhallow.', 'Rails not fitted'],
    ['Decking delivered on Monday.', 'Decking not started'],
    ['Survey finished', 'The survey report is not finished'],
    ['The client is happy.', 'On schedule'],
  ])('is none: %s %s', (progress, status) => expect(find(progress, status)).toEqual([]));

  it('holds the letter that says both', () => {
    const { asks } = composeAt('FUL-02 report', {
      customer: 'Silver Plover Ltd',
      progress: 'Both coats are on.',
      status: 'Second coat not started',
    });
    expect(asks.map(({ question }) => question)).toContain(
      'Which is right: “Both coats are on” or “Second coat not started”?',
    );
  });
});
