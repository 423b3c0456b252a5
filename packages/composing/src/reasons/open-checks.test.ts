import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { isBeyondLimit } from '../figures/beyond-limit.ts';
import { isPlainlyWanting, isWanting, openCheck } from './open-checks.ts';

it.each([
  'Overload device: measured operates at 118% of rated load, required 110% at most, outcome passed',
  'Door closing force: result pass, value 162 N, limit 150 N',
  'Noise: measured 48 dB, max 45 dB',
  'Noise: measured 48 dB, required ≤ 45 dB',
  'Freezer: reading -15 °C, limit -18 °C',
  'Signal in the library: result -74 dBm, limit -67',
  'Emergency light: measured 50 min, required 1 h',
  'Emergency light: measured 1 h 10, required 90 min',
  'Ropes: measured 5, required 6',
  'Headroom: measured 1.95 m, minimum 2.0 m',
  'Headroom: measured 1.95 m, required 2.0 m at least',
  'Insulation: value 0.4 MΩ, required >1 MΩ',
  'Door closing force 162 N (limit 150 N)',
  'Load: value 1,620 kg, limit 1,500 kg',
  // The unit stands once.
  'Hardness C: 38 mg/l, limit 10',
  'Gas pressure: 31 mbar, limit 25',
  'Lead at tap 3 was 19 ppb, limit 15',
  'Arsenic 14 ug/l at tap, limit 10',
  'Edge: 5 mm proud, limit 3',
  'Door 2: gap 7 mm, max 4',
  'Sag: max 5, measured 7',
  'Pressure: 1.4 bar (min. 2)',
  'Gap: limit 4 mm, measured 7',
  'Gap: value 12 mm, required 2 to 5 mm',
  'pH: 8.9, limits 6.5 to 8.5',
  // It says so itself.
  'Pressure: below the minimum of 2 bar: 1.4',
  'Lead at two taps came back at 19 and 23 ppb, above the 15 ppb action level',
  'Noise is over the permitted limit at the fence',
  'Runout outside tolerance on shaft 2',
])('finds a figure beyond its limit in %j', (said) => {
  expect(isBeyondLimit(said)).toBe(true);
});

it.each([
  'Emergency light: measured 1 h 10, required 1 h, outcome passed',
  'Door closing force: result pass, value 142 N, limit 150 N',
  'Noise: measured 45 dB, max 45 dB',
  'Freezer: reading -19 °C, limit -18 °C',
  'Signal in the hall: result -58 dBm, limit -67',
  'Headroom: measured 2.05 m, minimum 2.0 m',
  // Neither unit, nor what is measured, nor the limit is sure.
  'Gap: value 12 mm, limit 1 cm',
  'Gap: value 12 mm ±1, limit 10 mm',
  'Force: value 162 N, 144 N once adjusted, limit 150 N',
  'Rope certificate: measured 2 of 6 missing, required 6',
  'Speed limit 30 sign: value 40',
  'Lift 2: result pass, required EN 81-20',
  'Alarm: tested 3 times, required',
  'Hardness A: 8 mg/l, limit 10',
  'Sag: max 5, measured 4',
  'Gap: limit 4 mm, measured 3',
  'pH: 7.2, limits 6.5 to 8.5',
  'Tap 3: lead 9 ppb, limit 15',
  'Lead: no sample above the limit of 15 ppb',
  'Lead was above the limit in May, now within it',
  'Nothing over the limit',
  'Alarm sounds when the level is above the limit',
  'Weld inspection: 12 of 12 within tolerance',
  'Bay 4: 12 m long, no limit given',
  'Deposit of up to 30% required',
])('finds none in %j', (said) => {
  expect(isBeyondLimit(said)).toBe(false);
});

it.each([
  ['Glasses back: result 7 missing', true],
  ['Rope certificate: measured 2 of 6 missing, required 6', true],
  ['Rope certificate: result passed with comment', true],
  ['Gate: outcome passed with minor remarks', true],
  ['Lamp 3: status not working', true],
  ['Chairs: result 4 short', true],
  ['Chairs: 4 short', true],
  ['Chairs: outcome damaged', true],
  ['Glasses back: result none missing', false],
  ['Glasses back: result 0 missing', false],
  ['Glasses back: result 7 missing, replaced', false],
  ['Glasses back: result 7 missing, not replaced', true],
  ['Missing person drill: result passed', false],
  ['Short circuit test: result passed', false],
  ['Gate: outcome passed without comment', false],
  ['Damaged goods area: result clear', false],
  ['Room 3: door stop missing, fitted 25/11', false],
  ['Room 3: door stop was missing, now fitted', false],
  ['Room 3: Tile cracked; new one laid on Monday', false],
  ['Room 3: Handrail loose - re-fixed same day', false],
  ['Room 3: Two chairs missing, both delivered 24 Nov', false],
  ['Room 3: Kerb was broken, since made good. Verge damaged, cleared', false],
  ['Room 3: Door stop missing, to be fitted 25/11', true],
  ['Room 3: Door stop missing, not fitted', true],
  ['Room 3: Door stop missing, fitted when the part comes', true],
  ['Room 3: Tile cracked, laid badly', true],
  ['Room 3: Six chairs missing, delivered 2 of 6', true],
  ['Room 3: Handle fitted 24/11, now loose', true],
  ['Room 3: Stop missing, fitted 25/11, closer faulty', true],
])('reads in %j whether a check is open: %s', (said, isOpen) => {
  expect(isWanting(said)).toBe(isOpen);
});

it.each(['1 h ', '5 N, limit ', 'result short ', '-1,', 'not '])(
  'takes time in proportion to the length of a check of %j',
  (part) => {
    const read = (said: string) => openCheck.test(`Gate: ${said}`);
    expect(measureGrowth(read, part)).toBeLessThan(10);
  },
);

const signOff = (more: JsonObject) =>
  composeRun('FUL-03', { customer: 'Shaw', deliverables: ['Lift'], acceptedBy: 'Jo', ...more })[
    'checklist'
  ]!;

it('asks before a check beyond its limit, or one with a remark, is signed for', () => {
  const force = { item: 'Door closing force', value: '162 N', limit: '150 N', result: 'pass' };
  const glasses = { item: 'Glasses back', result: '7 missing' };
  const light = { item: 'Light', measured: '1 h 10', required: '1 h', outcome: 'passed' };
  expect(signOff({ checks: [force, glasses, light] }).asks).toEqual([
    {
      names: ['findingsClosed'],
      question:
        'Findings may be open: “Door closing force: result pass, value 162 N, limit 150 N” and “Glasses back: result 7 missing”. Are they closed, or may it be signed for as they are?',
    },
  ]);
  expect(signOff({ inspection: [light] }).asks).toEqual([]);
});

it('does not print a failed check as closed without a word', () => {
  const checks = [{ item: 'Gate 2', result: 'FAIL' }];
  expect(signOff({ checks, findingsClosed: 'yes' }).content).toContain(
    'How they were closed: The points above that read as open or not passed have been closed since, or are to be signed for as they are.',
  );
  const told = signOff({ checks, findingsClosed: 'yes, latch replaced on 25 November' }).content;
  expect(told).toContain('How they were closed: Latch replaced on 25 November.');
  const passed = [{ item: 'Gate 2', result: 'pass' }];
  expect(signOff({ checks: passed, findingsClosed: 'yes' }).content).not.toContain('How they were');
});

it.each(['Door stop missing', 'door 12 rubs still', 'one bracket to come', 'Newel out of plumb'])(
  'finds what is wrong in the words of whoever inspects: %s',
  (said) => {
    expect(isPlainlyWanting(said)).toBe(true);
    for (const name of ['inspection', 'checks', 'findings']) {
      const given = { client: 'The Old Mill', 'work done': ['30 doors eased'], [name]: [said] };
      expect(composeRun('FUL-03', given)['checklist']!.summary).toContain('A finding may be open');
    }
  },
);

it.each([
  'Check for tiles missing',
  'No screws missing',
  'Handle loose, screws renewed by Craig on 26 November',
  'The label was missing; it is there now',
  'The missing tiles are in place',
  'Doors missing: none',
])('and none where it is put right, or only looked for: %s', (said) =>
  expect(isPlainlyWanting(said)).toBe(false),
);

it('asks about what was delivered in part', () => {
  const sheet = (done: string) =>
    composeRun('FUL-03', { client: 'The Old Mill', 'work done': [done] })['checklist']!.summary;
  expect(sheet('5 of 6 hinge sets replaced')).toContain('A finding may be open');
  expect(sheet('6 of 6 hinge sets replaced')).not.toContain('A finding may be open');
});
