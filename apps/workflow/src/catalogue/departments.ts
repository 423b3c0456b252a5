import type { Department } from './types.ts';

/** All departments, in the order of the marketplace. */
export const departments: readonly Department[] = [];
