import { randomHex } from '@workspace-ops/service-kit';

/*
 * W3C Trace Context (https://www.w3.org/TR/trace-context/): `version-traceid-parentid-flags`. The
 * trace id stays the same from the client to the last service; each hop names itself the parent.
 */

const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const zeroTrace = '0'.repeat(32);
const zeroParent = '0'.repeat(16);

/** Nothing is recorded here, so a trace that starts here is not marked as sampled. */
const notSampled = '00';

/**
 * The trace that a client says its request belongs to, in the version that is spoken here;
 * undefined when the header is absent or not valid, as several ones are.
 */
export function readTraceparent(header: string | undefined): string | undefined {
  const [, version, traceId, parentId, flags, rest] = pattern.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff') return undefined;
  if (version === '00' && rest !== undefined) return undefined;
  if (traceId === zeroTrace || parentId === zeroParent) return undefined;
  return `00-${traceId}-${parentId}-${flags}`;
}

export function startTrace(): string {
  const ids = randomHex(24);
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-${notSampled}`;
}

/** The same trace as the next hop sees it. */
export const nextHop = (traceparent: string): string =>
  `${traceparent.slice(0, 36)}${newParentId()}${traceparent.slice(52)}`;

/** What the log lines of one trace have in common. */
export const readTraceId = (traceparent: string | undefined): string | undefined =>
  traceparent?.slice(3, 35);

const newParentId = (): string => randomHex(8);
