import { aftercare } from './aftercare.ts';
import { culture } from './culture.ts';
import { finance } from './finance.ts';
import { fulfilment } from './fulfilment.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { sales } from './sales.ts';
import type { Department } from './types.ts';

/** All departments, in the order of the marketplace. */
export const departments: readonly Department[] = [
  marketing,
  sales,
  operations,
  finance,
  fulfilment,
  culture,
  aftercare,
];
