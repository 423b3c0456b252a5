import { genesisHash } from '../chain/link.ts';
import type { SealedHead } from '../chain/head.ts';
import { positionPutBack, type Rollback } from '../chain/rollback.ts';
import { isAcknowledged, type Seen } from '../chain/high-water-marks.ts';
import type { ChainEnd } from './check-chain.ts';

/** An end that the chain has lost, and that nobody has acknowledged. */
export interface LostEnd {
  /** The last link that is left. */
  left: ChainEnd;
  witnessed: { position: number; hash: string | null };
  /** Whether the anchor is at the witnessed link. */
  hasGap: boolean;
}

export interface EndSearch {
  end: ChainEnd;
  head: SealedHead | undefined;
  /** What this process saw before the chain was read. */
  seen: Seen | undefined;
  rollbacks: readonly Rollback[];
  /** The hash of the link at a position of the chain, if it is one that was asked for. */
  hashAt: (position: number) => string | undefined;
}

/** The positions whose hashes {@link findLostEnd} asks for. */
export const positionsToNote = ({ head, seen }: Pick<EndSearch, 'head' | 'seen'>): number[] => [
  ...(seen === undefined ? [] : [seen.position, seen.position - 1]),
  ...(head?.broken == null ? [] : [head.broken.position - 1]),
];

/** What the chain, whole as far as it goes, has lost of what is known of it. */
export function findLostEnd(search: EndSearch): LostEnd | null {
  const { end, head, rollbacks } = search;
  const latest = rollbacks.at(-1);
  if (latest !== undefined && latest.acknowledgedPosition === null) return asFound(latest);
  if (head !== undefined && head.position > end.position) {
    return { left: end, witnessed: head, hasGap: true };
  }
  return lostBeforeUpgrade(search) ?? lostSinceSeen(search);
}

const asFound = ({ position, hash, hasGap, ...rollback }: Rollback): LostEnd => ({
  left: { position, hash },
  witnessed: { position: rollback.witnessedPosition, hash: rollback.witnessedHash },
  hasGap,
});

/** What an earlier release wrote into the head for good. */
function lostBeforeUpgrade({ head, rollbacks, hashAt }: EndSearch): LostEnd | null {
  const broken = head?.broken ?? null;
  const witnessed = broken && positionPutBack(broken.reason);
  if (broken === null || witnessed === null) return null;
  const position = broken.position - 1;
  const isKnown = rollbacks.some(
    (rollback) => rollback.position === position && rollback.witnessedPosition === witnessed,
  );
  if (isKnown) return null;
  const left = { position, hash: hashAt(position) ?? genesisHash };
  return { left, witnessed: { position: witnessed, hash: null }, hasGap: false };
}

function lostSinceSeen({ end, seen, rollbacks, hashAt }: EndSearch): LostEnd | null {
  if (seen === undefined || isAcknowledged(seen, rollbacks)) return null;
  if (seen.position > end.position) return { left: end, witnessed: seen, hasGap: false };
  if (hashAt(seen.position) === seen.hash) return null;
  // Others have appended since: the last link before the one that this process saw is left.
  const position = seen.position - 1;
  const left = { position, hash: hashAt(position) ?? genesisHash };
  return { left, witnessed: seen, hasGap: false };
}
