import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const spent = {
  costCentre: 'Overtime',
  actual: '£9,150',
  action: 'Second engineer',
  owner: 'Gary',
};

it('takes a plan that is a sum for what was planned', () => {
  const { content } = composeAt('OPS-04 plan', { ...spent, plan: '£6,400' });
  const [variance = '', action = ''] = content.split('## The action');
  expect(variance).toContain('- **Plan:** £6,400');
  expect(variance).toContain('- **Variance:** £2,750');
  expect(action).not.toContain('6,400');
});

it.each(['Two engineers on call from 1 December', 'Cut overtime by £2,000', '3 nights a week'])(
  'takes another plan for what somebody is going to do: %s',
  (plan) => {
    const { content } = composeAt('OPS-04 plan', { ...spent, plan });
    expect(content.split('## The action')[1]).toContain(plan);
    expect(content).not.toContain('**Variance:**');
  },
);

it('fills the planned column of a table from it', () => {
  const lines = [{ costCentre: 'Overtime', plan: 6400, actual: 9150 }];
  const { content } = composeAt('FIN-01 table', { period: 'October 2026', lines });
  expect(content).toContain('Overtime,October 2026,6400,9150,2750');
});
