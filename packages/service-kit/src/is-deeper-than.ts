/** Whether arrays and objects are nested in one deeper than `max`; by levels, since deep input overflows recursion. */
export function isDeeperThan(root: object, max: number): boolean {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((value) => Object.values(value).filter(isContainer));
  }
  return false;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
