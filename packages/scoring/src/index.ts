export { evaluate } from './evaluate.ts';
export type { RunInput } from './facts/index-input.ts';
export { refineDeterministically } from './refine-deterministically.ts';
