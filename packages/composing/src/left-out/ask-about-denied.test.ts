import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

describe('a result that somebody leaves out', () => {
  const introduced = {
    customer: 'Harbour Clinic',
    referrer: 'Priya Nair',
    referral: 'Joe Pratt',
    deliverables: ['New boiler'],
    consent: 'yes, name me',
  };

  it.each([
    'leave it out',
    'Leave the outcome out.',
    'go without it',
    'please skip it',
    'Omit it.',
  ])('is asked for no more, and said to be not told: %s', (answer) => {
    for (const name of ['outcome', 'result', 'quote']) {
      const { introduction } = composeRun('AFT-04', { ...introduced, [name]: answer });
      expect(introduction!.asks).toEqual([]);
      expect(introduction!.content).not.toMatch(/what it brought|their words/);
      expect(introduction!.summary).toContain(`Not told in it: ${name}`);
    }
  });

  it('is asked for where nobody said so, and where a text has nothing else', () => {
    expect(composeRun('AFT-04', introduced)['introduction']!.asks).toHaveLength(1);
    const { draft } = composeRun('MKT-01', { outcome: 'leave it out' });
    expect(draft!.asks).not.toEqual([]);
  });
});

it.each(['No stop in 7 weeks', 'no leak since May', 'No call-outs so far'])(
  'tells what has not happened since as what came of it: %s',
  (outcome) => {
    const { asks, content } = composeAt('MKT-04 story', {
      customer: 'Pellon',
      before: 'Stopped 5 times a week.',
      outcome,
      consent: 'yes to all',
    });
    expect(asks).toEqual([]);
    expect(content).toContain(outcome.slice(1));
  },
);

it('asks of several things as of several', () => {
  const introduced = {
    referrer: 'Hal Moss',
    company: 'Moss Dairy',
    referral: 'Ann Low, Hill Farm',
  };
  const { introduction } = composeRun('AFT-04', {
    ...introduced,
    deliverables: 'none',
    outcome: 'Serves twice as fast',
    consent: 'yes',
  });
  expect(introduction!.asks.map(({ question }) => question)).toContain(
    'The deliverables on record are “none”, and are not told: may this be sent without them?',
  );
});
