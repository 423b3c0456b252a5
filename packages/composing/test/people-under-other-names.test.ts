import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const starter = { role: 'Technician', startDate: '2026-12-07', location: 'Columbus depot' };
const plan = (more: object) => composeAt('CUL-01 plan', { ...starter, ...more });

it.each([
  { candidateName: 'Maya Lindholm' },
  { candidate: 'Maya Lindholm' },
  { newHire: { name: 'Maya Lindholm' } },
  { joinerName: 'Maya Lindholm' },
])('knows who starts by %j', (more) => {
  const { title, summary } = plan(more);
  expect(title).toBe('First two weeks: Maya Lindholm');
  expect(summary).not.toContain('Not ready');
});

it.each([{ manager: 'Derek Voss' }, { reportsTo: 'Derek Voss' }, { lineManager: 'Derek Voss' }])(
  'has whoever leads them as the owner of the first day: %j',
  (more) => {
    const { content } = composeAt('CUL-01 welcome', { ...starter, name: 'Maya Lindholm', ...more });
    expect(content).toMatch(/\| Owner \| Derek Voss/u);
  },
);

it.each([{ owner: 'Ida Bell' }, { responsible: 'Ida Bell' }])(
  'leaves the first day with who has it: %j',
  (more) => {
    const context = { ...starter, name: 'Maya Lindholm', manager: 'Derek Voss', ...more };
    expect(composeAt('CUL-01 welcome', context).content).toMatch(/\| Owner \| Ida Bell/u);
  },
);

it('has the buddy and the training in the plan', () => {
  const { content } = plan({
    name: 'Maya Lindholm',
    buddy: 'Luis Ortega',
    training: ['Backflow certification 10 December'],
  });
  expect(content).not.toContain('Also on record');
  expect(content.indexOf('Backflow')).toBeGreaterThan(content.indexOf('## Week one'));
});

const opening = { role: 'Baker', location: 'Leeds', tasks: ['Bake'], salary: '£28,000' };
const post = (more: object) => composeAt('CUL-03 post', { ...opening, ...more });
const applyTo = 'jobs@example.com';

it.each([
  { mustHave: '2 years of sales, young and energetic, own car' },
  { skills: 'Digital native' },
  { essentials: ['Recent graduate'] },
  { whatYouBring: 'School leaver with a licence' },
  { experience: 'Native German speaker' },
])('asks whether somebody may be chosen so: %j', (more) => {
  const { asks } = post({ applyTo, ...more });
  expect(asks.map(({ question }) => question).join(' ')).toContain('may be unlawful');
});

it.each([
  { mustHave: 'Two years of work with young people' },
  { skills: 'Good spoken English' },
  { requirements: ['Single-phase wiring', 'Graduate in chemistry'] },
])('asks nothing of a skill: %j', (more) => expect(post({ applyTo, ...more }).asks).toEqual([]));

it.each([
  [
    { notes: 'Ask people to send a few lines to Ida, ida@example.com, by 10 December.' },
    'send a few lines to Ida, ida@example.com, by 10 December',
  ],
  [
    { notes: 'Anyone interested should email jobs@example.com before noon.' },
    'email jobs@example.com before noon',
  ],
  [{ summary: 'Applications go to hr@example.com, closing December 15.' }, 'hr@example.com'],
])('offers what a note says of where to apply: %j', (more, offered) => {
  const [ask, ...others] = post(more).asks;
  expect(ask).toMatchObject({ names: ['applyTo'], offered });
  expect(ask!.question).not.toContain('Nothing on record');
  expect(others).toEqual([]);
});

it('asks where to apply of a note of something else', () => {
  const { asks } = post({ notes: 'Approved by Ida, ida@example.com.' });
  expect(asks[0]?.question).toContain('Nothing on record says it');
});

it.each([
  ['Sales Rep, Ohio', 'Columbus, Ohio', 'We are hiring: Sales Rep, Columbus, Ohio.'],
  ['Baker – Leeds', 'Leeds', 'We are hiring: Baker, Leeds.'],
  ['Cook, nights', 'Leeds', 'We are hiring: Cook, nights, Leeds.'],
])('says once where %s in %s works', (role, location, told) =>
  expect(post({ role, location, applyTo }).content).toContain(told),
);
