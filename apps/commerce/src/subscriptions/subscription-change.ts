import type { PlaybookId } from '@workspace-ops/contracts';

export type SubscriptionStatus = 'active' | 'canceled';

/**
 * One mount or unmount, as it was accepted. Its audit event has its id from the start, so that a
 * change which is written twice, because nobody knows whether it was, is one event.
 */
export interface SubscriptionChange {
  auditId: string;
  workspaceId: string;
  playbookId: PlaybookId;
  status: SubscriptionStatus;
  at: Date;
  /** Who acted, for the audit log. */
  agent: string;
}
