/** The named search parameters that an address has, as text; empty ones and all others are left out. */
export function pickTexts<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search[name];
    // The router reads a text of digits as a number.
    if (typeof value === 'string' || typeof value === 'number') {
      if (String(value) !== '') found[name] = String(value);
    }
  }
  return found;
}

/** The value, if it is one of those that are known. */
export const pickOneOf = <Value extends string>(
  value: unknown,
  values: readonly Value[],
): Value | undefined => values.find((known) => known === value);
