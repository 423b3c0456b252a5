import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';

/** Two processes: the tests wait for services that end and start again, and no other package runs beside them. */
export default mergeConfig(shared, { test: { maxWorkers: 2 } });
