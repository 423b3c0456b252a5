import { mergeConfig } from 'vitest/config';
import shared from './vitest.shared.ts';

/** The root's own tests: the project's rules about itself. */
export default mergeConfig(shared, { test: { include: ['scripts/**/*.test.ts'] } });
