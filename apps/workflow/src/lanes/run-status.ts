import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';

/** As a literal: a prepared statement with a parameter does not always find a partial index. */
export const isRunning = sql`${runs.status} = 'running'`;
