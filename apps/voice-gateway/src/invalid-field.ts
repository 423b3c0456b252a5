import { AppError } from '@workspace-ops/service-kit';

const shownCharacters = 60;

/** The 400 of a field that only the service can judge, in the contracts' wording. */
export function invalidField(path: string, fault: string, value: string): AppError {
  const shown = value.length > shownCharacters ? '' : `, got ${JSON.stringify(value)}`;
  const message = `${fault}${shown}`;
  return new AppError('invalid_input', `${path} ${message}`, { issues: [{ path, message }] });
}
