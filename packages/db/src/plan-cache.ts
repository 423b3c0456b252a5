/** Statements of more parameters are lists of varying length, each of which would be another plan. */
const mostParameters = 24;
const mostStatements = 500;
const defaultLifetimeMs = 30_000;

/** What a connection keeps prepared. */
export interface PlanCache {
  /**
   * Whether the statement is to be kept prepared: it then costs one round trip instead of two, and
   * no parsing. Texts without parameters may hold values, and would never end.
   */
  keeps(text: string, parameterCount: number): boolean;
  /** A plan made while a table was small must not be kept for long while it grows. */
  areOld(): boolean;
  /** The command that has plans made anew. */
  discard(): string;
}

export function createPlanCache(lifetimeMs = defaultLifetimeMs): PlanCache {
  const kept = new Set<string>();
  let madeAt = performance.now();
  return {
    keeps(text, parameterCount) {
      if (parameterCount === 0 || parameterCount > mostParameters) return false;
      if (!kept.has(text) && kept.size < mostStatements) kept.add(text);
      return kept.has(text);
    },
    areOld: () => performance.now() - madeAt > lifetimeMs,
    discard() {
      madeAt = performance.now();
      return 'discard plans';
    },
  };
}
