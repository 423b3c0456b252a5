import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const story = {
  customer: 'Old Customs House Hotel',
  outcome: 'Rejected pieces fell to 4 a month.',
  consent: 'Name and figures, in writing on 12 November 2026',
};
const changed = 'We moved them to hire linen with a chip in each piece.';

it.each(['what we changed', 'what we did'])('tells %s as what changed', (field) => {
  for (const before of ['before', 'situation before', 'observation']) {
    const given = { ...story, [before]: 'Sixty pieces a month came back torn.', [field]: changed };
    const { content, asks } = composeAt('MKT-04 story', given);
    expect(asks).toEqual([]);
    const [situation, change] = content.split('What we did');
    expect(situation).toContain('Sixty pieces a month came back torn.');
    expect(situation).not.toContain(changed);
    expect(change).toContain(changed);
  }
});

it('takes what we changed for what a post tells, where nothing else is seen', () => {
  const given = { customer: 'Old Customs House Hotel', 'what we changed': changed };
  expect(composeAt('MKT-01 draft', given).content).toContain(changed);
});
