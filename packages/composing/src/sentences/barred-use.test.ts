import { expect, it } from 'vitest';
import { saysBarred } from './barred-use.ts';

it.each([
  'Showers in rooms 14 to 18 must stay out of use until resampled',
  'Left burner must not be lit until the valve is changed',
  'Lift 2 stays out of use until the rope is replaced',
  'The east balcony is not to be used before the rail is fixed',
  'Tank B has to remain isolated',
  'Both swings are taped off until the chain comes',
  'Nothing else, but the fryer should not be switched on yet',
  'The cold tap must never be drunk from',
  'The gate has to be kept shut',
])('reads that a thing is not to be used: %s', (said) => expect(saysBarred(said)).toBe(true));

it.each([
  'The showers were out of use until Monday',
  'Lift 2 is back in use',
  'The office stays closed until Monday',
  'Her name must not be used',
  'The photos should not be used before June',
  'The voucher must not be used twice',
  'They do not have to stay out of use any longer',
  'We must not run late',
  'The price should not be a surprise',
  'It is not to everybody’s taste',
  'Kick-off is on 3 May',
])('reads none in: %s', (said) => expect(saysBarred(said)).toBe(false));
