import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const opening = { role: 'Van wrap apprentice', work: 'wrapping vans', team: 'wrap bay' };

it.each<[string, Record<string, string | string[]>]>([
  [
    'lad',
    { notes: 'Two more vans a week from May. young lad really, 16-19, somebody fit no kids' },
  ],
  ['returning', { ideal: 'a mum returning to work' }],
  ['young', { 'kind of person': 'young fit lad' }],
  ['kids', { 'not for ad': 'no one with kids, they always call off' }],
  ['native', { requirements: ['Clean driving licence', 'Must be a native speaker'] }],
  ['native', { wanted: 'student, native English speaker' }],
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

const lead = { lead: 'Ewa Nowak', email: 'ewa@example.com', message: 'Is the flat still free?' };

it.each([
  ['DSS', { 'our note': 'landlord says no DSS, bin this one' }],
  ['benefits', { notes: 'Owner wants nobody on benefits.' }],
  ['housing', { 'office note': 'owner will not have anyone on housing benefit' }],
  ['foreigners', { 'Office note': 'They said no foreigners' }],
])('turns away no lead for what nobody may be turned away for: %s', (said, more) => {
  const { brief, crm } = composeRun('SAL-01', { ...lead, ...more });
  expect(brief!.summary).toContain('may be unlawful to choose somebody by: answer them as any');
  expect(crm!.content).not.toContain(said);
  expect(crm!.summary).toContain('Not written: ');
});

it.each([
  { message: 'I get no benefits and no DSS, is it free?' },
  { notes: 'She is not on benefits, and not seeing the benefits of the scheme.' },
  { notes: 'She asks about no benefits from the boiler scheme.' },
])('and knows what is no such wish: %j', (more) => {
  expect(composeRun('SAL-01', { ...lead, ...more })['brief']!.summary).not.toContain('unlawful');
});

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

it('takes what a field prefers for a wish', () => {
  const { brief, post } = composeRun('CUL-03', { ...opening, prefer: 'Female below 35' });
  expect(brief!.summary).toContain('may be unlawful to choose somebody by');
  expect(`${brief!.content} ${post!.content}`).not.toContain('Female');
});

it.each([
  ['Swahili and English', false],
  ['French or English', false],
  ['English only', true],
  ['English and no accent', true],
])('takes languages for what somebody speaks: %s', (requirement, isWish) => {
  const { brief } = composeRun('CUL-03', { ...opening, requirements: [requirement] });
  expect(brief!.summary.includes('may be unlawful')).toBe(isWish);
});
