import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const opening = { role: 'Van wrap apprentice', work: 'wrapping vans', team: 'wrap bay' };

it.each<[string, Record<string, string | string[]>]>([
  [
    'lad',
    { notes: 'Two more vans a week from May. young lad really, 16-19, somebody fit no kids' },
  ],
  ['young', { 'kind of person': 'young fit lad' }],
  ['kids', { 'not for ad': 'no one with kids, they always call off' }],
  ['native', { requirements: ['Clean driving licence', 'Must be a native speaker'] }],
])(
  'leaves out of the brief what nobody may be chosen by, and quotes it in no question: %s',
  (said, more) => {
    const { content, summary } = composeRun('CUL-03', { ...opening, ...more })['brief']!;
    expect(content).not.toContain(said);
    expect(content).toContain('A wish on record may be unlawful to choose somebody by');
    expect(content).toContain('Left out: ');
    expect(summary).toContain('may be unlawful to choose somebody by: leave it out of the search');
  },
);

it('keeps what stands beside it', () => {
  const { brief } = composeRun('CUL-03', {
    ...opening,
    requirements: ['Clean driving licence', 'Must be a native speaker'],
    notes: 'Two more vans a week from May. Ideally a young lad.',
  });
  expect(brief!.content).toContain('Clean driving licence');
  expect(brief!.content).toContain('Two more vans a week from May');
});

it('tells the panel nothing of whoever leaves and has not said so', () => {
  const { brief, post } = composeRun('CUL-03', {
    ...opening,
    notes: 'Start in May. its cos liam is off to signtech but he hasnt told jo',
  });
  expect(`${brief!.content} ${brief!.summary} ${post!.content}`).not.toContain('liam');
  expect(brief!.content).toContain('Start in May');
});
