import type { AuditVerification } from '@workspace-ops/contracts';
import type { Link } from '../chain/link.ts';
import { isAuthenticRollback, type SealedRollback } from '../chain/rollback.ts';
import type { Fault } from './check-chain.ts';

/** The fault of what is recorded of rollbacks, against the entries that acknowledge them. */
export function findRollbackFault(
  rollbacks: readonly SealedRollback[],
  noted: ReadonlyMap<number, Link>,
  anchorKey: string,
): Fault | null {
  for (const rollback of rollbacks) {
    const at = { id: null, position: rollback.position + 1 };
    if (!isAuthenticRollback(rollback, anchorKey)) {
      return { ...at, reason: 'The record of a rollback was changed.' };
    }
    const { acknowledgedPosition: position, acknowledgedHash } = rollback;
    if (position !== null && noted.get(position)?.hash !== acknowledgedHash) {
      return { id: null, position, reason: 'The entry that acknowledges a rollback is missing.' };
    }
  }
  return null;
}

/** The rollbacks that were acknowledged, as their entries tell of them. */
export const listAcknowledged = (
  rollbacks: readonly SealedRollback[],
  noted: ReadonlyMap<number, Link>,
): NonNullable<AuditVerification['rollbacks']> =>
  rollbacks.flatMap(({ position, acknowledgedPosition }) => {
    const link = acknowledgedPosition === null ? undefined : noted.get(acknowledgedPosition);
    if (link === undefined) return [];
    const { timestamp: at, agent: by, details } = link;
    return [{ at, position: position + 1, by, reason: String(details['reason']) }];
  });
