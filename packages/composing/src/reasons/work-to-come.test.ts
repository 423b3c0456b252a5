import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isWorkToCome } from './work-to-come.ts';

const unfinished = [
  'wraps not actually started yet',
  'vans not done yet',
  'work starts january',
  'migration starts 10 December',
  'we have not done the work yet',
  'We haven’t even begun',
  'havent started yet',
  'install is booked for 14 january',
  'the job doesnt start till next week',
  'signs are still to be fitted',
  'vans yet to be wrapped',
  'they only signed last week',
  'still at design stage',
  'only 2 of the 6 done',
  '2 of 6 vans wrapped',
  'job half done',
  'We start on site in February',
  'The work has not begun',
  'nothing fitted yet',
  'They have not started the work',
];

it.each(unfinished)('reads that work is to come: %s', (said) => {
  expect(isWorkToCome(said)).toBe(true);
});

it.each([
  'we have not started the newsletter yet',
  'Bob is not sure yet',
  'work starts at 8',
  'work started in January',
  'Phase 2 of the work starts in January',
  'They had not done any of it before',
  '6 of 6 done',
  'all the vans are done',
  'Not done a review for us yet',
  'They have not paid yet',
  'Their new shop opens in March',
  'Nothing has gone wrong since',
  'I have not had one complaint',
  'we are doing another job for them in may',
  'They only just remembered to send the photo',
  'the vans are on the road in the spring',
  'nothing left to do on it',
  'He only signed for a colleague',
  'They just signed a lease',
])('and not of others: %s', (said) => {
  expect(isWorkToCome(said)).toBe(false);
});

const runs: Readonly<Record<string, JsonObject>> = {
  'AFT-04 introduction': {
    customer: 'Pennine Fleet Hire',
    referrer: 'Craig Dobson',
    referral: 'Dales Coaches',
    deliverables: ['6 van wraps'],
    quote: 'Calder are half the hassle',
    consent: 'yes, all of it',
  },
  'MKT-04 story': {
    customer: 'Pennine Fleet Hire',
    scope: '6 van wraps',
    outcome: 'Calls up by a third',
    quote: 'Half the hassle',
    consent: 'yes, name and quote',
  },
  'FUL-03 checklist': {
    customer: 'Pennine Fleet Hire',
    deliverables: ['6 van wraps'],
    findings: 'none',
    acceptedBy: 'Craig Dobson',
    date: '2026-11-26',
  },
};

it.each(Object.keys(runs))('asks whether it is done: %s', (at) => {
  for (const notes of unfinished.slice(0, 4)) {
    const asked = composeAt(at, { ...runs[at]!, notes });
    expect(asked.summary).toContain(`“${notes}”, and the text tells of work that is done`);
    const settled = composeAt(at, { ...runs[at]!, notes, maySend: 'yes' });
    expect(settled.summary).not.toContain('work that is done');
  }
});
