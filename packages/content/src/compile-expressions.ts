import { setFlagsFromString } from 'node:v8';

/**
 * V8 interprets an expression at first and compiles it when it is used again. In a process that has compiled much, as
 * ours do, what it compiles then of an expression with a modifier of case, such as `wants|(?-i:waits)|holds` with the
 * flag i, does not ignore case behind that modifier: nine of 63 such expressions missed what they are to find. Compiled
 * at their first use all find the same as when they are interpreted: docs/upstream/v8.md. It holds for the process.
 */
export const compileExpressionsAtOnce = (): void => setFlagsFromString('--no-regexp-tier-up');
