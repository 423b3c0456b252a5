import { type AppError, invalidField } from '@workspace-ops/service-kit';

const shownCharacters = 60;

/** The 400 of a field that only the service can judge, with its value where that is short. */
export const invalidValue = (path: string, fault: string, value: string): AppError =>
  invalidField(
    path,
    value.length > shownCharacters ? fault : `${fault}, got ${JSON.stringify(value)}`,
  );
