import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

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
])('asks nothing of a finding beside how it was closed: %j', (more) => {
  expect(sheet(more).asks).toEqual([]);
});

it.each<[JsonObject]>([
  [{ findings: ['Room 3: door stop missing'], closure: 'Silicone bead redone 24/11' }],
  [{ findings: ['Room 3: door stop missing'], closure: 'Room 5 door stop fitted' }],
  [{ findings: ['Room 3: door stop missing'], closure: 'Door stop to be fitted 25/11' }],
  [{ findings: ['Room 3: door stop missing'], comment: 'ok' }],
])('asks about a finding that nothing closes: %j', (more) => {
  expect(sheet(more).asks.some(({ names }) => names.includes('findingsClosed'))).toBe(true);
});

it.each(['warranty', 'guarantee'])('tells of what is said of the %s', (name) => {
  const { content, asks } = sheet({ findings: ['None'], [name]: '2 years on workmanship' });
  expect(content).toContain('## Warranty\n\n2 years on workmanship');
  expect(asks).toEqual([]);
});
