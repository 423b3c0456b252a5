import { AppError } from '@workspace-ops/service-kit';
import type { InternalServiceName, ServiceName } from '../topology.ts';
import { callTable, type CallRows } from './call-table.ts';

/** What a sink's procedures have before their name in the table. */
export const sinkPrefix = 'sink.';

/** What raw operations have before their name in the table. */
export const rawPrefix = 'raw.';

export interface RequestedCall {
  from: ServiceName;
  /** As the table names it. */
  procedure: string;
  /** Whether the service calls for itself. */
  isOwn: boolean;
}

/** @throws {AppError} `forbidden` */
export type Permit = (call: RequestedCall) => void;

/** Checks calls of a service by its rows of the table. */
export const createPermit =
  (to: InternalServiceName, rows: CallRows = callTable[to]): Permit =>
  ({ from, procedure, isOwn }) => {
    const row = Object.hasOwn(rows, procedure) ? rows[procedure]! : {};
    const actsFor = Object.hasOwn(row, from) ? row[from] : undefined;
    if (actsFor === 'either' || actsFor === (isOwn ? 'service' : 'caller')) return;
    const asWhom = isOwn ? 'for itself' : 'for a caller';
    throw new AppError('forbidden', `${from} may not call ${procedure} of ${to} ${asWhom}.`);
  };
