import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const questions = (findings: JsonObject[string], more: JsonObject = {}) =>
  composeAt('FUL-03 checklist', {
    customer: 'Low Beck',
    deliverables: ['Three en-suites', 'Roof'],
    findings,
    acceptedBy: 'Jim',
    date: '2026-12-11',
    ...more,
  }).asks.filter(({ names }) => names.includes('findingsClosed'));

describe('a finding that there is none is not asked about', () => {
  it.each([
    'All checked on 25 November, nothing open.',
    'Nothing outstanding',
    'Everything in order',
    'No leaks',
    'No drips or damp anywhere',
    'no leaks, hose test passed',
    'No snags left, no points outstanding',
    'Walked round with Jim, all as agreed',
    'Pressure test clean, nothing to report',
    'Inspected 25/11. No faults, no visible damage, everything working as it should.',
    'Free of rattles and no movement at the ridge',
    'Door closer still works',
    'Shower runs as it should.',
    'Skirting gap by the door filled, ok otherwise',
    'Small scratch by the window, he has seen it and is happy.',
  ])('%s', (said) => {
    expect(questions(said)).toEqual([]);
    expect(questions([said])).toEqual([]);
  });

  it('as the result of a check', () => {
    expect(questions([{ item: 'Roof', result: 'no leaks, hose test passed' }])).toEqual([]);
  });
});

describe('one that is open is', () => {
  it.each([
    'Remedial works',
    'Works well only from the ground floor',
    'Bell still works but the light does not',
    'Small scratch, Ann has seen it and is not happy.',
    'Gap by the door to be filled',
    'Gap partly filled',
    'Tap leaks',
    'Nothing open except the tap in room 2',
    'All fine but room 3 has no lock',
    'Everything outstanding',
    'Leak test not done',
    'No leaks on the roof, gutter still to be fitted',
    'Hose test passed, flashing loose at the chimney, to be fixed by Friday',
  ])('%s', (said) => expect(questions([said])).toHaveLength(1));

  it('once, though two rules find it', () => {
    const [ask] = questions([
      { item: 'Mesh', result: '3 m missing at the east end, to be fitted by 3 December' },
      { item: 'Gutter', result: 'drips, still open' },
    ]);
    expect(ask!.question!.match(/3 m missing/g)).toHaveLength(1);
  });
});

it.each([
  [['Oven 2 thermostat was off by 20°F'], 'Oven 2 was calibrated and checked at 350°F.', true],
  [['Door 4 sticks'], 'Door 4 planed and rehung on Monday', true],
  [['Sensor in room 6 read 2°F high.'], 'Sensor replaced and checked against another one.', true],
  [['Sensor in room 6 read 2°F high.'], 'Checked and replaced on 11/24', true],
  [['Sensor in room 6 read 2°F high.'], 'Sensor swapped, then inspected by the owner', true],
  [['Sensor in room 6 read 2°F high.'], 'Sensor checked.', false],
  [['Sensor in room 6 read 2°F high.'], 'Sensor ordered and checked.', false],
  [['Sensor in room 6 read 2°F high.'], 'Sensor damaged and checked.', false],
  [['Sensor in room 6 read 2°F high.'], 'Checked and will be replaced.', false],
  [['Fan in bay 2 noisy'], 'Fan in bay 2: new bearing ordered', false],
  [['Fan in bay 2 noisy'], 'Door 4 planed', false],
])('is closed where its closure says how: %j, %s', (findings, closure, isClosed) => {
  expect(questions(findings, { closure }).length === 0).toBe(isClosed);
});

it.each([
  ['None. Runs at 4 degrees, closes by itself, papers left with the manager.', true],
  ['Nil. The cold room was shown to Marta.', true],
  ['No defects. Gas certificate left on site; keys with Ann.', true],
  ['None. The left door sticks.', false],
  ['None. Handle not fitted.', false],
  ['No defects. All good except the tap.', false],
  ['Runs at 4 degrees, closes by itself.', false],
])('is none where there is none, whatever is told beside it: %s', (findings, isNone) => {
  expect(questions(findings).length === 0).toBe(isNone);
});

it.each([
  ['N/A', true],
  ['nil', true],
  ['Snag list clear', true],
  ['Customer accepts the scratch', true],
  ['Seat cover torn, sewn', true],
  ['Small scratch on the ramp, buffed out', true],
  ['Screen cracked, new one in', true],
  ['Screen cracked, new one on order', false],
  ['Not clear', false],
])('is closed where somebody says so in a word: %s', (findings, isClosed) => {
  expect(questions(findings).length === 0).toBe(isClosed);
});

it.each([
  ['Sensor in room 6 read 2°F high. It was replaced on 11/24/2026.', true],
  ['Low charge on circuit 2. Added 4 lb R-404A.', true],
  ['Two belts worn. Replaced both.', true],
  ['Two belts worn and a pulley cracked. Replaced the belts.', false],
  ['Low charge on circuit 2. Will add 4 lb on Friday.', false],
  ['Sensor read 2°F high. It was replaced on 11/24, but reads high again.', false],
  ['Sensor read 2°F high. Quoted a new one.', false],
])('is closed where the next sentence says what was done: %s', (findings, isClosed) => {
  expect(questions(findings).length === 0).toBe(isClosed);
});

it.each([
  ['resolution', 'Replaced the sensor on 11/24/2026.', true],
  ['correctiveAction', 'Replaced the sensor.', true],
  ['resolution', 'Sensor on order.', false],
])('is closed by what stands under %s: %s', (name, said, isClosed) => {
  const asked = questions('Sensor in room 6 read 2°F high.', { [name]: said });
  expect(asked.length === 0).toBe(isClosed);
});
