/** The places at which a member of the first is another in the second, or is not there. */
export function findMissing(before: unknown, now: unknown, place = ''): string[] {
  if (typeof before !== 'object' || before === null) {
    return Object.is(before, now)
      ? []
      : [`${place} was ${JSON.stringify(before)}, is ${JSON.stringify(now)}`];
  }
  return Object.entries(before).flatMap(([key, value]) =>
    findMissing(value, Object(now)[key] as unknown, `${place}.${key}`),
  );
}
