import { callerSchema } from '@workspace-ops/contracts';
import type { AppError } from '@workspace-ops/service-kit';
import { serviceContext, type RequestContext } from '../request-context.ts';
import type { CallRows } from '../permissions/call-table.ts';
import { createPermit } from '../permissions/create-permit.ts';
import type { InternalServiceName, ServiceName } from '../topology.ts';
import type { WireCaller } from './credentials.ts';
import type { PublicKeys } from './service-keys.ts';
import {
  callerStatement,
  refused,
  serviceStatement,
  verifyStatement,
  type Statement,
  type StatementKind,
} from './statement.ts';

/** Why a call was refused: its token, its signed caller, a clock, or the table of calls. */
export type RefusalReason = 'token' | 'caller' | 'clock' | 'table';

export interface Refusal {
  reason: RefusalReason;
  /** Where it is known by a signature. */
  from?: ServiceName | undefined;
  procedure?: string | undefined;
  error: AppError;
}

export interface GuardOptions {
  service: InternalServiceName;
  publicKeys: PublicKeys;
  /** The service's rows of the table of calls. */
  rows?: CallRows;
  onRefused?: (refusal: Refusal) => void;
}

/** Who a call comes from and whom it is for, as far as signatures say. */
export type Admitted = Pick<RequestContext, 'caller' | 'signedCaller' | 'isOwn' | 'from'>;

/** Checks the calls that reach a service's port. */
export interface Guard {
  /** Who sends a request. @throws {AppError} `unauthenticated` */
  identify(authorization: string | undefined): ServiceName;
  /** @throws {AppError} `unauthenticated`, or `forbidden` by the table of calls. */
  admit(
    from: ServiceName,
    procedure: string,
    call: { caller: WireCaller; requestId: string },
  ): Admitted;
}

/** A statement is verified once and then recognised until it ends. */
export function createGuard({ service, publicKeys, rows, onRefused }: GuardOptions): Guard {
  const permit = createPermit(service, rows);
  const readService = remembered(serviceStatement, publicKeys, ({ service: from, claims }) => {
    if (claims['iss'] !== from || claims['aud'] !== service) throw refused();
    return from;
  });
  const readCaller = remembered(callerStatement, publicKeys, ({ service: from, claims }) => {
    const caller = callerSchema.safeParse(claims['caller']);
    if (from !== 'gateway' || claims['iss'] !== from || !caller.success) throw refused();
    return caller.data;
  });
  const told = <T>(known: Omit<Refusal, 'error'>, work: () => T): T => {
    try {
      return work();
    } catch (thrown) {
      const error = thrown as AppError;
      const isClock = error.extra?.['reason'] === 'clock';
      const from = known.from ?? (error.extra?.['service'] as ServiceName | undefined);
      onRefused?.({ ...known, from, error, reason: isClock ? 'clock' : known.reason });
      throw error;
    }
  };

  return {
    identify: (authorization) =>
      told({ reason: 'token' }, () => {
        const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
        if (token === undefined) throw refused();
        return readService(token);
      }),
    admit(from, procedure, { caller, requestId }) {
      const isOwn = typeof caller !== 'string';
      told({ reason: 'table', from, procedure }, () => permit({ from, procedure, isOwn }));
      if (isOwn) return { ...serviceContext(caller.workspaceId, requestId), from };
      const signed = told({ reason: 'caller', from, procedure }, () => readCaller(caller));
      return { caller: signed, signedCaller: caller, from };
    },
  };
}

/** How many statements are remembered as verified. */
const rememberedStatements = 16_384;

function remembered<T>(
  kind: StatementKind,
  keys: PublicKeys,
  read: (statement: Statement) => T,
): (text: string) => T {
  const known = new Map<string, { value: T; endsAtMs: number }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined && Date.now() < found.endsAtMs) return found.value;
    const statement = verifyStatement(text, kind, keys);
    const value = read(statement);
    if (known.size >= rememberedStatements) known.clear();
    known.set(text, { value, endsAtMs: statement.endsAtMs });
    return value;
  };
}
