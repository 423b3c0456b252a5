export { findBreaches, readColumns, type Demanded } from './contract/artifact-contracts.ts';
export type { Breach } from './contract/clause.ts';
export { evaluate, passMark } from './evaluate.ts';
export type { RunInput } from './facts/index-input.ts';
export { refineDeterministically } from './refine-deterministically.ts';
export { findNamedTime, findUnfollowed, followTitle } from './instructions/follow-instructions.ts';
