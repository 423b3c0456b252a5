import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';

/** All lines are judged: 30 s alone, and some minutes beside other packages on a busy machine. */
export default mergeConfig(shared, { test: { testTimeout: 600_000 } });
