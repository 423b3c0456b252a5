import { hasRole, type Caller, type LeastRole } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';

/**
 * Refuses a member whose role is below. A caller without a role has no credential, or a token, whose
 * scopes say what it may. @throws {AppError} `forbidden`
 */
export function checkRole({ role }: Pick<Caller, 'role'>, least: LeastRole): void {
  if (role === null || hasRole(role, least)) return;
  throw new AppError(
    'forbidden',
    `This takes the role ${least} in the workspace; yours is ${role}.`,
  );
}
