import { expect, it } from 'vitest';
import { isAcute } from '../request/hazards.ts';
import { measuresGas, withoutNilReadings } from './gas-readings.ts';

it.each([
  ['CO 35 ppm in the office and 0 ppm in the hall', true],
  ['The meter showed 1,200 parts per million of carbon monoxide', true],
  ['carbon monoxide 45 ppm at register', true],
  ['CO2 at 1,100 ppm in the classroom', false],
  ['CO₂ at 900 ppm', false],
  ['CO 40 ppm in the flue, within spec', false],
  ['CO alarms at 70 ppm', false],
  ['CO 3 ppm in the garage', false],
  ['CO dropped from 60 ppm to 0 ppm', false],
  ['Co-op store, 60 ppm hardness', false],
])('reads how much of a gas is in the air: %s', (said, isMeasured) => {
  expect(measuresGas(said)).toBe(isMeasured);
});

it.each([
  ['CO reads 0 ppm at every register.', false],
  ['CO: 0.0 ppm', false],
  ['CO 0 ppm, but it smells of gas in the hall', true],
])('takes what was looked for and is not there for no danger: %s', (said, isDanger) => {
  expect(isAcute(said)).toBe(isDanger);
});

it('leaves a reading beside another one', () => {
  const said = 'CO is 35 ppm here and 0 ppm there';
  expect(withoutNilReadings(said)).toBe(said);
});

it.each(['CO 0 ', '0 ppm CO ', '1,111,111 ', 'CO x '])('reads a long text of %j fast', (words) => {
  const text = words.repeat(200_000 / words.length);
  const start = performance.now();
  measuresGas(text);
  withoutNilReadings(text);
  expect(performance.now() - start).toBeLessThan(2000);
});
