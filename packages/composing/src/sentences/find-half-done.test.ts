import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksOf = (more: Record<string, string>) =>
  composeAt('FUL-02 report', {
    customer: 'Hamilton School',
    contact: 'Karen Wu',
    milestone: 'Grounds before Presentation Day',
    nextStep: 'Second load Thursday 3 December',
    ...more,
  }).asks.map(({ question }) => question);

it.each([
  ['All garden beds mulched', 'Mulching 60% done, waiting on second load'],
  ['Levels 1 to 6 carpets cleaned', 'Levels 4 to 6 still to do'],
  ['Gutters are clear', 'East side gutters not done, no ladder access'],
  ['Line marking done', 'Line marking rained out'],
  ['Pool is open', 'Pool stays closed until the pump is fitted'],
  ['All courts marked', '3 of 4 courts are marked'],
  ['Finished', '90% done'],
  ['Everything is finished', 'About 80% complete'],
  ['Website launched', 'Website 70% done'],
  ['All bins washed', 'Bins half done'],
])('asks which is right of %j and %j', (progress, status) => {
  expect(asksOf({ progress, status })).toEqual([`Which is right: “${progress}” or “${status}”?`]);
  expect(asksOf({ progress: `${progress}. ${status}.` })).toHaveLength(1);
});

it.each([
  ['complete', 'Second coat Thursday'],
  ['All windows done', 'Finish the windows on level 3'],
])('asks about %j beside the next step %j', (status, nextStep) => {
  expect(asksOf({ status, nextStep })).toEqual([`Which is right: “${status}” or “${nextStep}”?`]);
});

it.each([
  { progress: 'Front beds mulched.', issue: 'Back beds still to do.' },
  { progress: 'Hedges cut on Park Avenue.', issue: 'Oval mow was rained out.' },
  { progress: 'All windows cleaned.', issue: 'Window frames not done.' },
  { progress: 'All windows done', nextStep: 'Clean the window sills' },
  { progress: 'Levels 1 to 3 carpets cleaned', status: 'Levels 4 to 6 still to do' },
  { progress: 'Room 4 painted.', issue: 'Room 5 still to do.' },
  { progress: 'North side painted.', issue: 'South side not done yet.' },
  { progress: 'Line marking done', issue: 'Line marking rained out on Monday.' },
  { progress: 'Pool is open.', issue: 'Kiosk stays closed until the pump is fitted.' },
  { progress: 'Most windows done.', nextStep: 'Finish the windows on level 3' },
  { progress: 'First coat done.', nextStep: 'Second coat Thursday' },
  { progress: 'Stage 1 done', status: '60% complete' },
  { status: 'complete', nextStep: 'Final invoice on Friday' },
  { progress: '2 of 4 courts are marked.' },
])('asks about no contradiction in %j', (more) => {
  expect(asksOf(more as unknown as Record<string, string>)).toEqual([]);
});
