import { pgSchema } from 'drizzle-orm/pg-core';

export const syncSchema = pgSchema('sync');
