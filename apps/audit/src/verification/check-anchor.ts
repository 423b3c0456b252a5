import type { AuditVerification } from '@workspace-ops/contracts';
import { isAuthentic, type SealedHead } from '../chain/head.ts';
import type { Link } from '../chain/link.ts';
import { isAuthenticRollback, positionPutBack, type SealedRollback } from '../chain/rollback.ts';
import type { ChainEnd, Fault } from './check-chain.ts';

interface HeadCheck {
  end: ChainEnd;
  head: SealedHead | undefined;
  anchorKey: string;
}

/**
 * The fault of where a chain ends, against its anchor; null where it ends as it was left, or before that:
 * an end that was lost is no change of what is left.
 */
export function findHeadFault({ end, head, anchorKey }: HeadCheck): Fault | null {
  const next = end.position + 1;
  const missing = (position: number, reason: string): Fault => ({ id: null, position, reason });
  if (head === undefined) {
    if (end.position === 0) return null;
    return missing(
      next,
      `The head of the chain is missing: events from position ${next} on may be.`,
    );
  }
  if (!isAuthentic(head, anchorKey)) {
    return missing(
      next,
      `The head of the chain was changed: events from position ${next} on may be missing.`,
    );
  }
  const { broken } = head;
  if (broken !== null && positionPutBack(broken.reason) === null) {
    return missing(broken.position, broken.reason);
  }
  if (head.position < end.position) {
    return missing(
      head.position + 1,
      `The event at position ${head.position + 1} was not appended by the service.`,
    );
  }
  if (head.position > end.position || head.hash === end.hash) return null;
  return missing(
    end.position,
    'The newest event is not the one that was appended: the chain was rewritten.',
  );
}

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
