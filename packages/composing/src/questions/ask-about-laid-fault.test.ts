import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { laysFault } from './ask-about-laid-fault.ts';

it.each([
  "Pawel wasn't looking when he reversed",
  'Pawel clipped the gatepost, his fault, dent in the panel',
  "Ron's careless driving, he clipped two mirrors",
  'The driver was on his phone',
  'Damage caused by Ron not strapping the load',
  'Mick forgot to lock the gate',
  'Our fitter forgot the seal',
])('sees whom a report lays the fault on: %s', (said) => expect(laysFault(said)).toBe(true));

it.each([
  'Pump failed on Monday',
  'Fault of the valve, not ours',
  'The fault is in the wiring',
  'Alarm failed to sound',
  'Gate was not locked',
  'Delay down to Network Rail',
  'Pawel clipped a mirror, no injury',
  'Ron failed his medical',
  "Pressure didn't read right",
])('and sees none in: %s', (said) => expect(laysFault(said)).toBe(false));

it('asks whether they have been heard, in a paper that tells of a damage', () => {
  const cause = "Pawel wasn't looking when he reversed";
  const asked = `“${cause}” lays the fault on somebody, and is as it was reported`;
  expect(
    composeAt('OPS-01 order', { site: 'Depot', observation: 'Mirror smashed', cause }).content,
  ).toContain(asked);
  expect(
    composeAt('OPS-04 plan', { costCentre: 'Repairs', planned: 10, actual: 20, cause }).content,
  ).toContain(asked);
});

it('is found in time in proportion to the length of a text', () =>
  expect(measureGrowth(laysFault, 'Ron’s careless ')).toBeLessThan(10));
