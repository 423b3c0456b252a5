import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fillFromTemplate } from './test-server.ts';

/**
 * Makes a server's data folder as a first start leaves it, with a database that is migrated once a run.
 * @param migrate prepares the database at the superuser's address, and is the same for all of a run.
 */
export async function fillDataFolder(
  dataDir: string,
  migrate: (adminUrl: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const template = join(inject('testRunFolder'), 'migrated');
  await fillFromTemplate(dataDir, template, { durable: true, migrate });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** For what is made once a run; it is deleted at the end. */
    testRunFolder: string;
  }
}
