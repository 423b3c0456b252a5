import { configDefaults, defineConfig } from 'vitest/config';
import database from '../../vitest.database.ts';

const files = (names: string[]): string[] => names.map((name) => `test/${name}.test.ts`);

/** The same end-to-end tests run against both compositions; so does the tour, alone. */
const endToEnd = ['events', 'isolation', 'surface'];
/** These know only services in processes of their own. */
const ofFleets = ['outages*', 'replicas*'];

const apart = (name: string, include: string[]) => ({
  test: {
    ...database.test,
    name,
    include: files(include),
    env: { COMPOSITION: 'apart' },
    // A dozen processes each: one such system at a time.
    maxWorkers: 1,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...database.test,
          name: 'together',
          exclude: [...configDefaults.exclude, ...files([...ofFleets, 'database-roles-apart'])],
        },
      },
      apart('apart', [...endToEnd, 'database-roles-apart']),
      // Limits of time are part of what these test, so nothing runs beside them.
      apart('alone', ['tour', ...ofFleets]),
    ],
  },
});
