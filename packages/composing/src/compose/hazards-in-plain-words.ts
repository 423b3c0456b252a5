import { isAnyOf, type Stemmed } from './any-hazard-of.ts';
import { attacking } from './hazards-of-attacks.ts';
import { toldInDespair } from './hazards-of-despair.ts';
import { drivenUnfit } from './hazards-of-driving.ts';
import { fears } from './hazards-of-fears.ts';
import { frailty } from './hazards-of-frailty.ts';
import { intake } from './hazards-of-intake.ts';
import { matter } from './hazards-of-matter.ts';
import { missing } from './hazards-of-missing.ts';
import { practice } from './hazards-of-practice.ts';
import { removed } from './hazards-of-removed.ts';
import { bodily } from './hazards-of-symptoms.ts';
import { violent } from './hazards-of-violence.ts';
import { yielding } from './hazards-of-yielding.ts';

const lasting: Stemmed = [...toldInDespair, ...violent, ...missing];

/** Whoever was in despair, struck or astray last night is in danger tonight. */
export const isLasting = (text: string): boolean => isAnyOf(lasting, text);

/** What people write who know no word for the danger they tell of. */
export const inPlainWords: Stemmed = [
  ...lasting,
  ...bodily,
  ...fears,
  ...removed,
  ...yielding,
  ...matter,
  ...frailty,
  ...intake,
  ...attacking,
  ...drivenUnfit,
  ...practice,
];
