import { join } from 'node:path';
import { createTestDatabase } from '@workspace-ops/testkit';
import { pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { createDatabase } from '../src/database.ts';
import type { Database } from '../src/database-interface.ts';
import { idempotencyTable } from '../src/idempotency/with-idempotency-key.ts';
import { migrateService, serviceRole, type ServiceSchema } from '../src/migrate-service.ts';
import { outboxTable } from '../src/outbox/insert-messages.ts';

/** The smallest service with workspace-scoped tables, an outbox and idempotency keys. */
const schema = pgSchema('notes');

export const notes = schema.table(
  'notes',
  { workspaceId: text().notNull(), id: text().notNull(), body: text().notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export const outbox = outboxTable(schema);
export const idempotencyKeys = idempotencyTable(schema);

export const notesSchema: ServiceSchema = {
  schema: 'notes',
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  partitionedTables: ['history'],
};

export const migrateNotes = (url: string): Promise<void> => migrateService(url, notesSchema);

export interface NotesFixture {
  url: string;
  database: Database;
  close(): Promise<void>;
}

export async function notesDatabase(): Promise<NotesFixture> {
  const test = await createTestDatabase({ template: 'db-notes', migrate: migrateNotes });
  const database = createDatabase({
    url: test.url,
    role: serviceRole('notes'),
    applicationName: 'notes',
    outbox,
  });
  return {
    url: test.url,
    database,
    async close() {
      await database.close();
      await test.drop();
    },
  };
}
