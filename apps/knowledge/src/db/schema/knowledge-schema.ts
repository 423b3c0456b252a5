import { pgSchema } from 'drizzle-orm/pg-core';

export const knowledgeSchema = pgSchema('knowledge');
