import { onDuty, putsOffInIndia } from './put-off-in-india.ts';
import { putsOff } from './put-off.ts';
import { afterHoliday, afterThat, away, busy, later } from './sayings.ts';

/** As people put off what they would have, in whatever words. */
export const putOffs = [
  later,
  away,
  afterHoliday,
  afterThat,
  busy,
  ...putsOff,
  onDuty,
  ...putsOffInIndia,
];
