import { AppError } from '@workspace-ops/service-kit';

/**
 * The query's named values; names that no one asked for are ignored.
 * @throws {AppError} 400 for a known name given more than once.
 */
export function parseQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search);
  const entries = names.flatMap((name) => {
    const values = given.getAll(name);
    if (values.length > 1) {
      const message = 'must be given at most once';
      throw new AppError('invalid_input', `${name} ${message}`, {
        issues: [{ path: name, message }],
      });
    }
    return values.map((value): [string, string] => [name, value]);
  });
  return Object.fromEntries(entries);
}
