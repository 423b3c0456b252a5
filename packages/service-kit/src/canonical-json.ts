/**
 * One text for each JSON value, as RFC 8785 has it: keys in code-unit order, no white space.
 * What jsonb returns (other key order, other number notation) has the same text. As in
 * JSON.stringify, a member that is undefined is absent and a date is its ISO 8601 text.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Date) return JSON.stringify(value);
  const given = value as Record<string, unknown>;
  const members = Object.keys(given)
    .filter((key) => given[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(given[key])}`);
  return `{${members.join(',')}}`;
}
