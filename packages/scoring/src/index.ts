export { evaluate } from './evaluate.ts';
export { refineDeterministically } from './refine-deterministically.ts';
