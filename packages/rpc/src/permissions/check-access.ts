import { hasRole, type Caller, type LeastRole, type TokenScope } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';

/** What it takes to call an operation. */
export interface Access {
  /**
   * The least role of a member; `anyone` for what is a person's own or needs no workspace. A caller
   * without a credential has no role, and may what the operation lets it.
   */
  role: LeastRole | 'anyone';
  /**
   * The role is one in the workspace that the input names, whichever the session is of: the operation
   * looks it up and refuses.
   */
  inNamedWorkspace?: true;
  /**
   * The scope of a token that may call it, or one of these where the input decides. Without one it is
   * closed to tokens.
   */
  scope?: TokenScope | readonly TokenScope[];
}

/** The scopes by which tokens may call an operation. */
export const listScopes = ({ scope = [] }: Access): readonly TokenScope[] =>
  typeof scope === 'string' ? [scope] : scope;

type Authorized = Pick<Caller, 'role' | 'token'>;

/**
 * Refuses a member whose role is below, and a token without the scope. @throws {AppError} `forbidden`
 */
export function checkAccess({ role, token }: Authorized, access: Access): void {
  if (token !== undefined) return checkScopes(token.scopes, listScopes(access));
  if (role === null || access.role === 'anyone' || access.inNamedWorkspace === true) return;
  if (hasRole(role, access.role)) return;
  throw new AppError(
    'forbidden',
    `This takes the role ${access.role} in the workspace; yours is ${role}.`,
  );
}

function checkScopes(held: readonly TokenScope[], opening: readonly TokenScope[]): void {
  if (opening.length === 0) {
    throw new AppError('forbidden', 'No API token may do this, whatever its scopes: sign in.');
  }
  if (opening.some((scope) => held.includes(scope))) return;
  throw new AppError(
    'forbidden',
    `This takes an API token with the scope ${opening.join(' or ')}; yours has ${held.join(', ')}.`,
  );
}
