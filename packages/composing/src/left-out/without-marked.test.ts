import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const delivered = {
  customer: 'Mrs Tyson',
  deliverables: ['Dental on Bramble (cat)'],
  deliveryDate: '2026-10-26',
};
const guide = (openIssues: string) => composeAt('AFT-01 guide', { ...delivered, openIssues });

it('tells of a report the sentences that are not marked, as of a note', () => {
  const { content } = guide('Bramble died on 19 Nov. Bill of 84 still open, do not mention it.');
  expect(content).toContain('- **Open issues:** Bramble died on 19 Nov.');
  expect(content).not.toContain('84');
  expect(content).toContain('Left out: open issues (in part: marked as not public).');
});

it.each([
  'Bramble died on 19 Nov. That is confidential.',
  'Confidential: Bramble died on 19 Nov. The bill is open.',
])('leaves out of a report what a mark may mean: %s', (openIssues) => {
  const { content } = guide(openIssues);
  expect(content).not.toContain('19 Nov');
});

it('leaves a whole field of another kind out', () => {
  const { content } = composeAt('AFT-01 guide', {
    ...delivered,
    contact: 'Jo Tyson. Do not share her name with anyone.',
  });
  expect(content).not.toContain('Jo Tyson');
});
