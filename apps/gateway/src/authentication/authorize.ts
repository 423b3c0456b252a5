import type { Caller } from '@workspace-ops/contracts';
import { checkRole } from '@workspace-ops/rpc';
import type { Route } from '../routes/route.ts';

/** Whether the caller may what the row does, before its body is read. @throws {AppError} 403 */
export function authorize({ role }: Route, caller: Caller): void {
  if (role !== 'anyone') checkRole(caller, role);
}

/** Whether the caller may what the row does with this input. @throws {AppError} 403 */
export function authorizeInput(route: Route, body: unknown, caller: Caller): void {
  if (route.roleOf !== undefined) checkRole(caller, route.roleOf(body));
}
