import type { Caller } from '@workspace-ops/contracts';
import type { RequestContext } from '../request-context.ts';
import type { ServiceName } from '../topology.ts';
import { callerStatement, serviceStatement, signStatement } from './statement.ts';
import type { SigningKey } from './service-keys.ts';

/** Whom a call is for, as it travels: what the gateway signed, or the workspace of own work. */
export type WireCaller = string | { workspaceId: string };

/** By what a service shows who it is, and for whom it calls. */
export interface Credentials {
  /** The `Authorization` value for calls to one service. */
  authorizationFor: (audience: ServiceName) => string;
  /** @throws {Error} for a caller whom the gateway has not signed. */
  findCaller: (ctx: RequestContext) => WireCaller;
}

const renewServiceAfterMs = 30_000;
const renewCallerAfterMs = 60_000;
/** How many callers' statements the gateway keeps to use again. */
const keptCallers = 16_384;

/** The gateway signs the callers of requests; the other services pass on what it has signed. */
export function createCredentials(own: ServiceName, key: SigningKey): Credentials {
  const service = keepSigned(renewServiceAfterMs, (audience) => {
    return `Bearer ${signStatement(key, serviceStatement, { iss: own, aud: audience })}`;
  });
  const signedCaller = keepSigned(renewCallerAfterMs, (caller) =>
    signStatement(key, callerStatement, { iss: own, caller: JSON.parse(caller) as Caller }),
  );
  return {
    authorizationFor: service,
    findCaller(ctx) {
      if (ctx.isOwn === true) return { workspaceId: ctx.caller.workspaceId };
      if (ctx.signedCaller !== undefined) return ctx.signedCaller;
      if (own === 'gateway') return signedCaller(JSON.stringify(ctx.caller));
      throw new Error(`${own} calls for a caller whom the gateway has not signed.`);
    },
  };
}

/** Signs anew after a while, by the wall clock, which can be set back. */
function keepSigned(renewAfterMs: number, sign: (content: string) => string) {
  const kept = new Map<string, { value: string; signedAtMs: number }>();
  return (content: string): string => {
    const now = Date.now();
    const current = kept.get(content);
    if (current !== undefined && Math.abs(now - current.signedAtMs) < renewAfterMs) {
      return current.value;
    }
    if (kept.size >= keptCallers) kept.clear();
    const value = sign(content);
    kept.set(content, { value, signedAtMs: now });
    return value;
  };
}
