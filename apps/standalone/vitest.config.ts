import { configDefaults, defineConfig } from 'vitest/config';
import database from '../../vitest.database.ts';

const files = (names: string[]): string[] => names.map((name) => `test/${name}.test.ts`);

/** The same end-to-end tests run against both compositions. */
const endToEnd = files(['tour', 'events', 'isolation', 'surface']);
/** These know only services in processes of their own. */
const apartAlone = files(['database-roles-apart', 'outages*', 'replicas*']);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...database.test,
          name: 'together',
          exclude: [...configDefaults.exclude, ...apartAlone],
        },
      },
      {
        test: {
          ...database.test,
          name: 'apart',
          include: [...endToEnd, ...apartAlone],
          env: { ...database.test.env, COMPOSITION: 'apart' },
          // A dozen processes each: one such system at a time.
          maxWorkers: 1,
        },
      },
    ],
  },
});
