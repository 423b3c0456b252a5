import type { LegalMatter } from '@workspace-ops/contracts';

/** For what somebody must not be contacted any more, and what only a person may answer. */
export interface Wishes {
  /** Not to be contacted any more, by whatever means. */
  optOut: boolean;
  /** Not to be called any more; after a call that is an opt-out. */
  noCalls: boolean;
  legal: LegalMatter | null;
}

export const noWishes: Wishes = { optOut: false, noCalls: false, legal: null };

/** A threat goes before a request. */
export const both = (one: Wishes, other: Wishes): Wishes => ({
  optOut: one.optOut || other.optOut,
  noCalls: one.noCalls || other.noCalls,
  legal: one.legal === 'legal_threat' ? one.legal : (other.legal ?? one.legal),
});
