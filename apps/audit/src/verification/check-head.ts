import { isAuthentic, type SealedHead } from '../chain/head.ts';
import { positionPutBack } from '../chain/rollback.ts';
import type { ChainEnd, Fault } from './check-chain.ts';

export interface HeadCheck {
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
