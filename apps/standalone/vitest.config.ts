import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import database from '../../vitest.database.ts';

const files = (names: string[]): string[] => names.map((name) => `test/${name}.test.ts`);

/**
 * The end-to-end tests that run against both compositions: those whose way leads through a link. The SDK knows
 * addresses alone, and `services-apart` takes the tour.
 */
const endToEnd = files([
  'events',
  'isolation',
  'members',
  'sso',
  'scim',
  'actors',
  'calendar-feed',
  'surface',
  'traces',
]);
/** These know only services in processes of their own. */
const apartAlone = files([
  'fleet-start',
  'outages',
  'replicas',
  'services-apart',
  'start-services',
]);

/** The walk through all endpoints takes as long as the rest beside it: it must not begin last. */
class LongestFirst extends BaseSequencer {
  override async sort(...[given]: Parameters<BaseSequencer['sort']>) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(given);
    const isLongest = ({ moduleId }: (typeof sorted)[number]) => moduleId.includes('/surface.');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
