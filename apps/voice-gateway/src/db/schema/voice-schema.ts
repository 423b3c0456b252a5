import { pgSchema } from 'drizzle-orm/pg-core';

export const voiceSchema = pgSchema('voice');
