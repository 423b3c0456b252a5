import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const context = (more: JsonObject): JsonObject => ({
  customer: 'Kildare Hospital',
  deliverables: ['New ropes', 'Pit ladder'],
  findings: ['None'],
  signatory: 'Bernie Nolan',
  acceptanceDate: '2026-11-30',
  ...more,
});
const sheet = (more: JsonObject) => composeAt('FUL-03 checklist', context(more));
const record = (more: JsonObject) => composeAt('FUL-03 handover', context(more));

it.each<[JsonObject]>([
  [{ acceptanceDate: "not signed, she's refusing till the governor is tested" }],
  [{ acceptanceDate: 'refused' }],
  [{ acceptanceDate: "24 Nov, but he won't sign until the gate is mended" }],
  [{ signatory: 'not signed, Ray wants to wait for the retest' }],
  [{ notes: 'Anna refuses to sign before the paint is dry.' }],
  [{ notes: 'He will only sign once the keys are there.' }],
  [{ comment: 'The client does not want to accept it like this.' }],
  [{ findings: ['All tested. Mary is not happy to sign yet, wants the mirror replaced'] }],
  [{ remarks: 'Acceptance withheld.' }],
])('asks about work that is not accepted: %j', (more) => {
  const { asks, content } = sheet(more);
  expect(asks.map(({ question }) => question).join(' ')).toMatch(/not accepted|may be open/);
  const { acceptanceDate = '', signatory = acceptanceDate } = more;
  if (typeof signatory === 'string' && signatory !== '') expect(content).not.toContain(signatory);
  const { content: written } = record(more);
  expect(written).not.toMatch(/"accept(?:ed_by|ance_due)"/);
});

it.each<[JsonObject]>([
  [{ acceptanceDate: 'not yet' }],
  [{ acceptanceDate: 'not signed' }],
  [{ acceptanceDate: 'pending' }],
])('waits for a signature without a word of it: %j', (more) => {
  const { asks, content } = sheet(more);
  expect(asks).toEqual([]);
  expect(content).not.toContain('Day of acceptance:');
  expect(record(more).content).not.toContain('"acceptance_due"');
  expect(record(more).content).toContain('"accepted_by"');
});

it.each<[JsonObject]>([
  [{}],
  [{ acceptanceDate: 'end of November' }],
  [{ signatory: 'Tom Waits' }],
  [{ notes: 'He refuses to accept deliveries on Fridays.' }],
  [{ notes: 'She cannot accept calls before ten.' }],
  [{ notes: 'Please sign in at the gate.' }],
  [{ notes: 'Nobody refused to sign.' }],
  [
    {
      findings: ['Doors do not rattle any more, fixed', 'Filter cleaned, to be cleaned every year'],
    },
  ],
])('asks nothing where nobody refuses: %j', (more) => {
  expect(sheet(more).asks).toEqual([]);
  expect(sheet(more).content).toContain('Day of acceptance: ');
  expect(record(more).content).toContain('"accepted_by"');
});

it.each([
  [
    "Lift 1 all ok. Light curtain doesn't reverse the doors, to be adjusted before anyone signs. Phone not yet connected.",
    'Light curtain',
  ],
  [
    'Lamps done. Sticker is outstanding. Two labels to follow by Friday. Door to be painted. Guard on the saw is missing.',
    'Guard on the saw',
  ],
  ['Boiler tested. Flue is to be resealed before handover.', 'Flue'],
  ['Taps ok. The valve does not close.', 'valve'],
])('quotes what is grave first: %s', (findings, grave) => {
  const { question } = sheet({ findings }).asks.find(({ names }) => names[0] === 'findingsClosed')!;
  expect(/“([^”]*)”/.exec(question!)![1]).toContain(grave);
});

const report = (issue: string) =>
  composeRun('FUL-02', {
    customer: 'Connolly Car Park',
    milestone: 'Chain',
    progress: '64 of 96 steps refitted',
    issue,
    nextStep: 'Fit the rest',
  });
const askedOf = (issue: string) =>
  Object.values(report(issue))
    .flatMap(({ asks }) => asks.map(({ question }) => question))
    .join(' ');

it.each([
  ['Cracked plate, €1,340 extra not approved yet.', 'has the client been asked'],
  ['Variation for the beam is awaiting approval.', 'has the client been asked'],
  ['We fitted the upgrade without sign-off, £400.', 'has the client been asked'],
  ['A lad walked on the open truss on Friday, near miss.', 'responsible for safety'],
  ['One injury on Tuesday.', 'responsible for safety'],
])('asks what a client may read by the way: %s', (issue, asked) => {
  expect(askedOf(issue)).toContain(asked);
});

it.each([
  'The extra of €1,340 was approved on Monday.',
  'No accidents and no near misses this week.',
  'The accident book is in the office.',
  'Plaster has not dried.',
])('asks nothing of a plain report: %s', (issue) => {
  expect(askedOf(issue)).not.toMatch(/has the client been asked|responsible for safety/);
});
