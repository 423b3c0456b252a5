import { sql } from 'drizzle-orm';
import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

/**
 * What a search looks through, in lower case: a row for each run and artifact. Triggers write it, and
 * it is apart from them, so that their updates do not make the search index's entries anew.
 */
export const searchTexts = workflowSchema.table(
  'search_texts',
  {
    workspaceId: text().notNull(),
    kind: text({ enum: ['run', 'artifact'] }).notNull(),
    createdAt: moment().notNull(),
    id: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.kind, table.createdAt, table.id] }),
    index('search_texts_idx').using(
      'gin',
      sql`${table.text} gin_trgm_ops`,
      table.workspaceId,
      table.kind,
    ),
  ],
);
