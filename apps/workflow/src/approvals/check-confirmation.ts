import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { Pause } from './stored-pause.ts';

/**
 * Where the workspace wants it, a person who decides what leaves the company shows again who they are.
 * The edge has marked the caller; what the decision does is known here.
 * @throws {AppError} `confirmation_required`.
 */
export function checkConfirmation(caller: Caller, pause: Pause | null): void {
  if (pause?.row.effect === 'external') requireConfirmation(caller);
}

/**
 * The same for what says who decides, whatever waits.
 * @throws {AppError} `confirmation_required`.
 */
export function requireConfirmation({ isUnconfirmed }: Caller): void {
  if (isUnconfirmed !== true) return;
  throw new AppError(
    'confirmation_required',
    'The workspace wants you to show first that it is you, with POST /api/auth/confirm; that holds for five minutes.',
  );
}
