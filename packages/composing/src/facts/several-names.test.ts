import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from './read-facts.ts';
import { readFreeText } from './read-free-text.ts';

const read = (name: string, note: string, inputs: readonly string[] = [name]): string | undefined =>
  readFreeText(readFacts({ note }), inputs).find(name)?.value;

it.each([
  'Quote for the Hall Committee. Need TPO consent from Maidstone BC before we fell.',
  'Two skips. The parking permit from Leeds City Council takes ten days.',
  'Scaffold over the path: Ken Shaw, licence from Bristol City Council first.',
  'New kitchen. Anna Bell had the parts from Howdens Ltd last time.',
  'Roof done. Will Orr had sign-off by Kent County Council on Monday.',
])('takes nobody for the customer whose leave or goods the work needs: %s', (note) => {
  expect(read('company', note)).toBeUndefined();
});

it('takes a wish for a day for no second person', () => {
  const note = 'Office manager Hetty Lowe asked about courses. Prefers Saturdays.';
  expect(read('contact', note, ['contact', 'referrer'])).toBe('Hetty Lowe');
});

it.each([
  ['Sam Okoro from Kent County Council asked for a price.', 'Kent County Council'],
  ['Call from Bristol City Council about two skips.', 'Bristol City Council'],
  ['Caller from Lamar Middle School asked about permits.', 'Lamar Middle School'],
  [
    'Nora Vance from Harbour Dental Group called, approval from Harbour Dental Group is there.',
    'Harbour Dental Group',
  ],
])('still reads the customer: %s', (note, company) => {
  expect(read('company', note)).toBe(company);
});

it.each([
  'Sue Orton rang about her drain. Said her sister Mrs Joan Petrie has the same lawn.',
  'Bill Marsh called, happy with the boiler. His neighbour Ken Shaw wants one, too.',
  'Spoke to Ana Ruiz at the gate. We should call Tom Haig, who does the buying.',
  'Dev Patel rang. He recommended us to Mia Lund.',
])('names no contact where the note tells of another one: %s', (note) => {
  expect(read('contact', note)).toBeUndefined();
});

it.each([
  ['Bill Marsh called, his neighbour has a leak.', 'Bill Marsh'],
  ['Sue Orton rang about her sister’s drain in Maple Grove.', 'Sue Orton'],
  ['Dr Sofia Brandt, Acomb Centre, booked a visit with Jo Kettlewell.', 'Dr Sofia Brandt'],
])('still reads who called: %s', (note, contact) => {
  expect(read('contact', note)).toBe(contact);
});

it('files neither of two people as the lead of a referral', () => {
  const lead = (context: JsonObject) => composeAt('AFT-04 lead', context).content;
  const note = 'Carla Webb rang, pleased with the roof. Says Mr Ivan Holt in Otley needs the same.';
  expect(lead({ note })).not.toMatch(/"(?:primary_)?contact": /);
  expect(lead({ note: 'Carla Webb rang, pleased with the roof in Otley Road.' })).toMatch(
    /"(?:primary_)?contact": "Carla Webb"/,
  );
});
