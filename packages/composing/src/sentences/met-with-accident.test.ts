import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksOfHarm = (openIssues: string): boolean =>
  composeAt('AFT-01 guide', {
    customer: 'Tesco Express',
    contact: 'Rob',
    deliverables: 'Front glass',
    deliveryDate: '2026-02-02',
    openIssues,
  }).summary.includes('may somebody come to harm?');

it.each([
  'customer tripped 16/11, no injury',
  'hose was left over entrance 16/11, customer tripped, no injury. they hav CCTV',
  'customer tripped 16/11, solicitor’s letter came',
  'lad cut hand on our blade 20/11',
  'Resident slipped on the wet step on 12 February, ok now.',
  'Their cleaner got hit by our pole 3/2.',
  'Mrs Dale fell over the cable on Monday.',
])('asks about an accident that is open with a customer, whatever its day: %s', (said) =>
  expect(asksOfHarm(said)).toBe(true),
);

it.each([
  'breaker tripped 16/11',
  'customer tripped the alarm 16/11',
  'price slipped to 12/11',
  'nobody tripped',
  'customer fell out with Art',
  'delivery slipped to Friday',
  'She broke the handle 12/2.',
  'Customer tripped last year, all settled.',
])('and about nothing else: %s', (said) => expect(asksOfHarm(said)).toBe(false));
