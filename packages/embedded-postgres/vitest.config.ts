import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';

/** Each test starts servers, stops them and copies their files. */
export default mergeConfig(shared, { test: { testTimeout: 60_000 } });
