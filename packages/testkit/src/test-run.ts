import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the PostgreSQL server for tests. */
    testServerUrl: string;
    /** Begins the name of every database of this run. */
    testRunPrefix: string;
  }
}

/** The superuser's address of the run's PostgreSQL server, its maintenance database. */
export function testServerUrl(): string {
  const url = inject('testServerUrl');
  if (url !== undefined) return url;
  throw new Error('There is no test server: let vitest.config.ts export vitest.database.ts.');
}

export const testRunPrefix = (): string => inject('testRunPrefix');
