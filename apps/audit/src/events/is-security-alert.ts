import type { AuditEvent } from '@workspace-ops/contracts';

/** The first part of an action's dotted name that makes it one of access. */
const accessAreas = new Set(['account', 'auth', 'security', 'session']);
const refusals = /signature|credential|sign_in|login|unauthori[sz]ed|forbidden/;

/**
 * Whether an event is a security alert: a `warning` or `error` about access (a failed sign-in, a
 * refused signature or credential), or one whose output failed a policy check.
 */
export function isSecurityAlert(
  event: Pick<AuditEvent, 'action' | 'status' | 'policyChecks'>,
): boolean {
  if (event.status !== 'warning' && event.status !== 'error') return false;
  const { saifPassed, budgetThresholdPassed } = event.policyChecks;
  if (!saifPassed || !budgetThresholdPassed) return true;
  const [area = ''] = event.action.split('.');
  return accessAreas.has(area) || refusals.test(event.action);
}
