import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

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
