import { pgSchema } from 'drizzle-orm/pg-core';

export const schema = pgSchema('outbound');
