import { expect, it } from 'vitest';
import { isAcute } from '../request/hazards.ts';
import { measuresPoison } from './poison-readings.ts';

it.each([
  'Arsenic 14 ug/l at tap, limit 10',
  'Lead 23 ppb at the tap, limit 15',
  'Lead results at two drinking fountains came back at 19 and 23 ppb, above the 15 ppb action level',
  'Tap 4: nitrate 61 mg/l, max 50',
  'E. coli 12 cfu/100 ml, limit 0',
  'Radon in the cellar is over the safe limit at 410 Bq',
  'Legionella 1,200 cfu/l in the calorifier, limit 100',
])('reads that more is in it than may be: %s', (said) => {
  expect(measuresPoison(said)).toBe(true);
  expect(isAcute(said)).toBe(true);
});

it.each([
  'Arsenic 4 ug/l at tap, limit 10',
  'Lead time 12 days, max 10',
  'Lead 3 ppb, below the 15 ppb action level',
  'Hardness 38 mg/l, limit 10',
  'No coliforms above the limit in 100 ml',
  'Copper pipe 22 mm, max 15',
  'Lead was above the action level of 15 ppb in May, now below it',
])('reads none of it in: %s', (said) => expect(measuresPoison(said)).toBe(false));
