import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';
import { isKept } from '../src/questions/kept-by-silence.ts';

describe('a state that something is in instead of another', () => {
  const observed = (observation: string) =>
    composeAt('MKT-01 draft', {
      customer: 'Moor Dairy',
      observation,
      outcome: 'The tank was back at 4 degrees by noon.',
      consent: 'They agreed on 2 November that we may name them.',
    }).asks;

  it.each([
    'The milk tank ran at 9 degrees instead of 4.',
    'The tank stood at 9 rather than 4 degrees.',
    'The tank was at 9 degrees instead of 4.',
  ])('contradicts no outcome: %s', (said) => {
    expect(observed(said)).toEqual([]);
  });

  it('is no correction, which still is one', () => {
    const { asks } = composeRun('OPS-03', {
      supplier: 'Brite',
      order: '4471',
      issue: 'Lamps for bays 14 and 15 are broken',
      note: 'It is bays 14 and 16 instead of 15.',
    })['letter']!;
    expect(asks.map(({ names: [name] }) => name)).toContain('figuresRight');
  });
});

describe('findings that begin with none', () => {
  const sheet = (findings: string) =>
    composeAt('FUL-03 checklist', {
      customer: 'Moor Dairy',
      deliverables: ['Milk tank'],
      findings,
      signatory: 'Ann Moor',
    }).asks.map(({ names: [name] }) => name);

  it.each([
    'None. Runs quietly, manual handed over.',
    'No defects found. Tank filled, lid closes.',
    'Nil; keys left with Ann.',
  ])('are closed: %s', (findings) => {
    expect(sheet(findings)).not.toContain('findingsClosed');
  });

  it.each([
    'None. The lid still leaks.',
    'No defects found. Lid missing.',
    'Lid closes. Seal torn.',
  ])('are open where one is: %s', (findings) => {
    expect(sheet(findings)).toContain('findingsClosed');
  });
});

it.each([
  ['He pushes, do not give a price before we have seen it', 'You asked what it costs.', true],
  ['No figures to them before the survey, do not quote any price', 'About £900.', false],
  ['We could do 7200 if they push', 'The price is £7,900.', true],
  ['We could do 7200 if they push', 'The price is £7,200.', false],
  ['Do not give away the keys', 'We bring the keys.', false],
])('an order to tell no sum is kept by a text without it: %s, %s', (said, text, kept) => {
  expect(isKept(said, text)).toBe(kept);
});

describe('a finding that says what was measured, or done', () => {
  const isAsked = (findings: string) =>
    composeAt('FUL-03 checklist', {
      customer: 'Oak Flats',
      deliverables: 'Boiler and 9 radiators',
      findings,
      signatory: 'J. Oduya',
    }).asks.some(({ names }) => names.includes('findingsClosed'));

  it.each([
    'All 12 lines within 0.5 psi of target.',
    'Flue readings within limits.',
    'Pressure held at 1.5 bar for an hour.',
    'Radiator 4 was cold at the top; bled and warm now.',
    'Moisture 3.1 %.',
  ])('is signed for as it is: %s', (finding) => expect(isAsked(finding)).toBe(false));

  it.each([
    'Two lines not within 0.5 psi of target.',
    'Pressure held at 1.5 bar for an hour, then dropped.',
    'Bolts loose 3.',
    'Crack 3 mm.',
    'Radiator 4 cold at the top; bled, still cold.',
  ])('is asked about where it is open: %s', (finding) => expect(isAsked(finding)).toBe(true));
});
