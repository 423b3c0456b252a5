import type { FleetChange } from '../system/start-apart.ts';

/**
 * What several scenarios put between the services at once, and set for some of them. The ways of the
 * first one are nearest to the callers.
 */
export const combineChanges = (changes: readonly FleetChange[]): FleetChange => ({
  ...(Object.assign({}, ...changes) as FleetChange),
  route: (service, addresses) =>
    changes.reduceRight((behind, { route }) => route?.(service, behind) ?? behind, addresses),
  makeEnvironment: (service) =>
    Object.assign({}, ...changes.map((change) => change.makeEnvironment?.(service))) as Record<
      string,
      string
    >,
});
