import type { Actor, AuditEvent } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { StoredEvent } from '../chain/link.ts';
import { encodeSearchText } from '../search/search-text.ts';
import { redact, redactActor, redactDetails, redactName } from './redact-event.ts';

/**
 * The event as PostgreSQL returns it, so that its hash can be computed again from what is stored.
 * Text that PostgreSQL cannot hold is mended: an event is not lost over a character. Personal data and
 * secrets are redacted here, whoever wrote the event: a link is never taken out again.
 * @throws {AppError} `invalid_input` for a moment or an amount that is none.
 */
export function normaliseEvent(event: AuditEvent): StoredEvent {
  const text = {
    agent: redactName(storable(event.agent)),
    action: storable(event.action),
    model: storable(event.model),
    message: redact(storable(event.message)),
  };
  const { saifPassed, piiDetected, budgetThresholdPassed } = event.policyChecks;
  return {
    ...text,
    workspaceId: event.workspaceId,
    id: event.id,
    timestamp: moment(event),
    status: event.status,
    latencyMs: event.latencyMs + 0,
    tokensTotal: event.tokensTotal + 0,
    cost: decimal(event),
    policyChecks: { saifPassed, piiDetected: piiDetected + 0, budgetThresholdPassed },
    details: redactDetails(storableJson(event.details)) as Record<string, unknown>,
    decides: event.decides ?? null,
    securityAlert: isSecurityAlert(event),
    searchText: encodeSearchText([text.action, text.agent, text.message, text.model]),
    actor: event.actor == null ? null : redactActor(storableActor(event.actor)),
  };
}

const storableActor = ({ kind, id, name }: Actor): Actor => ({
  kind,
  id: id === null ? null : storable(id),
  name: storable(name),
});

const storable = (text: string): string => text.replaceAll('\u0000', '\uFFFD').toWellFormed();

/** A copy without undefined members and with storable texts and keys, as a JSON round trip has it. */
function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map((item) => storableJson(item ?? null));
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [storable(key), storableJson(member)]),
  );
}

const latest = Date.UTC(9999, 11, 31);

function moment({ id, timestamp }: AuditEvent): string {
  const at = Date.parse(timestamp);
  if (at >= 0 && at <= latest) return new Date(at).toISOString();
  throw new AppError(
    'invalid_input',
    `timestamp of audit event ${id} must be an ISO 8601 date-time`,
  );
}

const decimalPattern = /^0*(\d{1,30}(?:\.\d{1,30})?)$/;
const exponentPattern = /^\d{1,3}(\.\d+)?e-\d{1,2}$/i;
const exponentDigits = 20;

function decimal({ id, cost }: AuditEvent): string {
  const [, digits] = decimalPattern.exec(withoutExponent(cost)) ?? [];
  if (digits !== undefined) return digits;
  throw new AppError('invalid_input', `cost of audit event ${id} must be a decimal number`);
}

/** As JavaScript prints a very small number. */
const withoutExponent = (cost: string): string =>
  exponentPattern.test(cost) ? Number(cost).toFixed(exponentDigits).replace(/0+$/, '') : cost;

/** The first part of an action's dotted name that makes it one of access. */
const accessAreas = new Set(['account', 'auth', 'security', 'session']);
const refusals = /signature|credential|sign_in|login|unauthori[sz]ed|forbidden/;

/**
 * Whether an event is a security alert: a `warning` or `error` about access (a failed sign-in, a
 * refused signature or credential), or one whose output failed a policy check.
 */
function isSecurityAlert(event: Pick<AuditEvent, 'action' | 'status' | 'policyChecks'>): boolean {
  if (event.status !== 'warning' && event.status !== 'error') return false;
  const { saifPassed, budgetThresholdPassed } = event.policyChecks;
  if (!saifPassed || !budgetThresholdPassed) return true;
  const [area = ''] = event.action.split('.');
  return accessAreas.has(area) || refusals.test(event.action);
}
