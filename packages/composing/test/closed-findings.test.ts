import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const isAsked = (finding: string): boolean =>
  composeAt('FUL-03 checklist', {
    customer: 'Low Beck',
    deliverables: ['Plan'],
    findings: [finding, 'One page missing, added 24 Nov'],
    acceptedBy: 'Jim',
    date: '2026-12-11',
  }).asks.some(({ names }) => names.includes('findingsClosed'));

it.each([
  ['Plan checked', false],
  ['Alarm panel inspected by Hannah', false],
  ['The one in unit 4 needed a new battery, which was put in', false],
  ['The closer was loose and was tightened the same day', false],
  ['Unit 4 needs a new battery, which will be put in on Friday', true],
  ['The strip came loose again after it was put back', true],
  ['Records reviewed and signed', false],
  ['Plan not checked', true],
  ['Plan still to be checked', true],
  ['Boiler checked, flue cracked', true],
  ['Records have not all been reviewed', true],
])('takes “%s” for an open finding: %s', (finding, isOpen) => {
  expect(isAsked(finding)).toBe(isOpen);
});

const sheet = (more: JsonObject) =>
  composeAt('FUL-03 checklist', {
    customer: 'Low Beck',
    deliverables: ['Three en-suites'],
    acceptedBy: 'Jim',
    date: '2026-12-11',
    ...more,
  });

it.each<[JsonObject]>([
  [{ findings: ['Room 3: door stop missing, fitted 25/11'] }],
  [{ findings: ['Room 3: door stop was missing, now fitted'] }],
  [{ findings: ['Room 3: door stop missing'], closure: 'Door stop fitted 25/11' }],
  [{ findings: ['Bay 2: racking foot damaged'], how_closed: 'Racking foot in bay 2 replaced' }],
  [{ findings: 'Tap leaking in kitchen', closure: ['Kitchen tap repaired 24 Nov'] }],
  [{ findings: ['One dent in the skirting by the stairs'], closure: 'Dent filled and painted' }],
  [{ findings: ['Two scratches on the hall floor'], closure: 'Scratches polished out 3 Dec' }],
  [{ findings: 'Crack across the pane of the west window', closure: 'Pane replaced on Monday' }],
  [{ findings: ['Oil stain on the drive by the porch'], closure: 'Cleaned off on 2 December' }],
  [{ findings: ['Gutter drips', 'Lamp flickers'], closure: 'Both repaired on 24 November' }],
  [{ findings: ['Gutter drips', 'Lamp flickers'], closure: ['Sealed 1 Dec', 'Replaced 2 Dec'] }],
  [{ findings: ['Gutter drips', 'Lamp flickers'], closure: 'Gutter sealed. Lamp replaced.' }],
])('asks nothing of a finding beside how it was closed: %j', (more) => {
  expect(sheet(more).asks).toEqual([]);
});

it.each<[JsonObject]>([
  [{ findings: ['Room 3: door stop missing'], closure: 'Silicone bead redone 24/11' }],
  [{ findings: ['Room 3: door stop missing'], closure: 'Room 5 door stop fitted' }],
  [{ findings: ['Room 3: door stop missing'], closure: 'Door stop to be fitted 25/11' }],
  [{ findings: ['Room 3: door stop missing'], comment: 'ok' }],
  [{ findings: ['Three scratches on the hall floor'], closure: 'One scratch polished out' }],
  [{ findings: ['Scratches on the hall floor'], closure: 'Most scratches polished out' }],
  [{ findings: ['Crack in the wall, paint is peeling'], closure: 'Paint renewed 3 Dec' }],
  [{ findings: ['Gutter drips', 'Lamp flickers'], closure: 'Sealed 1 Dec' }],
  [{ findings: ['Stain on the west wall', 'Stain on the sill'], closure: 'Stain removed' }],
  [{ findings: ['Dent in the skirting by the stairs'], closure: 'Stairs swept on Monday' }],
  [{ findings: ['Oil stain on the drive'], closure: 'Noted on 2 December' }],
  [{ findings: ['Oil stain on the drive'], closure: 'Stain discussed with the owner' }],
  [{ findings: ['Oil stain on the drive'], closure: 'Will be cleaned on 2 December' }],
])('asks about a finding that nothing closes: %j', (more) => {
  expect(sheet(more).asks.some(({ names }) => names.includes('findingsClosed'))).toBe(true);
});

it.each(['warranty', 'guarantee'])('tells of what is said of the %s', (name) => {
  const { content, asks } = sheet({ findings: ['None'], [name]: '2 years on workmanship' });
  expect(content).toContain('## Warranty\n\n2 years on workmanship');
  expect(asks).toEqual([]);
});
