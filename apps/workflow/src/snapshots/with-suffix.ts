import { limits } from '@workspace-ops/contracts';

/** The name with a suffix, shortened so that both fit into a name. */
export const withSuffix = (name: string, suffix: string): string =>
  `${name.slice(0, limits.name - suffix.length).toWellFormed()}${suffix}`;
