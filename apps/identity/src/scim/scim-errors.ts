import { AppError } from '@workspace-ops/service-kit';

/** The kinds of RFC 7644, 3.12. */
type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidValue' | 'noTarget' | 'mutability';

/** A 400 with its kind. */
export const scimFault = (scimType: ScimType, message: string): AppError =>
  new AppError('invalid_input', message, { extra: { scimType } });

export const notUnique = (message: string): AppError =>
  new AppError('conflict', message, { extra: { scimType: 'uniqueness' } });
