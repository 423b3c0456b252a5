import { join } from 'node:path';
import { createDatabase, type Database, migrateService, serviceRole } from '@workspace-ops/db';
import { createTestDatabase } from '@workspace-ops/testkit';
import { pgSchema } from 'drizzle-orm/pg-core';
import { liveEventsTable } from '../src/events.ts';

export const table = liveEventsTable(pgSchema('bus'));

const schema = { schema: 'bus', migrationsFolder: join(import.meta.dirname, 'migrations') };

export interface EventsDatabase {
  url: string;
  role: string;
  database: Database;
  close(): Promise<void>;
}

/** The smallest service that keeps live events. */
export async function openEventsDatabase(): Promise<EventsDatabase> {
  const test = await createTestDatabase({
    template: 'bus-events',
    migrate: (url) => migrateService(url, schema),
  });
  const role = serviceRole('bus');
  const database = createDatabase({ url: test.url, role, applicationName: 'event log' });
  return {
    url: test.url,
    role,
    database,
    async close() {
      await database.close();
      await test.drop();
    },
  };
}
