import { genesisHash, hashLink, type Link } from '../chain/link.ts';

/** The first fault of a chain: where, and what is wrong there. */
export interface Fault {
  /** The event's; null where one is missing. */
  id: string | null;
  position: number;
  reason: string;
}

export interface ChainEnd {
  /** 0 before the first link. */
  position: number;
  hash: string;
}

export const chainStart: ChainEnd = { position: 0, hash: genesisHash };

/** The fault of a link that is to follow the given end, or null. */
export function findLinkFault(end: ChainEnd, link: Link): Fault | null {
  const { id, position } = link;
  const expected = end.position + 1;
  if (position > expected) {
    return {
      id: null,
      position: expected,
      reason: `The event at position ${expected} is missing.`,
    };
  }
  const at = { id, position };
  if (position < expected) return { ...at, reason: `A second event claims position ${position}.` };
  if (hashLink(link) !== link.hash) {
    return { ...at, reason: 'The event was changed: its content does not match its hash.' };
  }
  if (link.prevHash !== end.hash) {
    return { ...at, reason: 'The event does not follow the one before it: their hashes differ.' };
  }
  return null;
}
