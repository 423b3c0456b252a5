export { findBreaches, readColumns, type Demanded } from './contract/artifact-contracts.ts';
export type { Breach } from './contract/clause.ts';
export { evaluate, passMark, type Circumstances } from './evaluate.ts';
export type { RunInput } from './facts/index-input.ts';
export type { Judged } from './judgement.ts';
export { refineDeterministically, type Refinement } from './refine-deterministically.ts';
export { findNamedTime, findUnfollowed, followTitle } from './instructions/follow-instructions.ts';
