import { isAuthentic, type SealedHead } from '../chain/head.ts';
import type { ChainEnd, Fault } from './check-chain.ts';

export interface HeadCheck {
  end: ChainEnd;
  head: SealedHead | undefined;
  anchorKey: string;
  /** The latest position of this chain that was seen before the end was looked for. */
  seen: number;
}

/** The fault of where a chain ends, against its anchor; null when it ends where it was left. */
export function findHeadFault({ end, head, anchorKey, seen }: HeadCheck): Fault | null {
  const next = end.position + 1;
  const missing = (position: number, reason: string): Fault => ({ id: null, position, reason });
  if (head?.broken) return missing(head.broken.position, head.broken.reason);
  if (head === undefined) {
    if (end.position === 0 && seen === 0) return null;
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
  if (head.position > end.position)
    return missing(next, `The event at position ${next} is missing: the end of the chain was cut.`);
  if (head.position < end.position) {
    return missing(
      head.position + 1,
      `The event at position ${head.position + 1} was not appended by the service.`,
    );
  }
  if (head.hash !== end.hash) {
    return missing(
      end.position,
      'The newest event is not the one that was appended: the chain was rewritten.',
    );
  }
  if (seen <= end.position) return null;
  return missing(
    next,
    `The event at position ${next} is missing: the chain reached position ${seen} before.`,
  );
}
