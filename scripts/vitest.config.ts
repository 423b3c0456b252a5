import { mergeConfig } from 'vitest/config';
import database from '../vitest.database.ts';

/** The project's rules about itself. */
export default mergeConfig(database, { test: { include: ['**/*.test.ts'] } });
