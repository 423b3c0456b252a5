import { mergeConfig } from 'vitest/config';
import database from '../../vitest.database.ts';

/** Some tests run workers as processes of their own, which a busy machine is slow to start. */
export default mergeConfig(database, { test: { testTimeout: 60_000 } });
