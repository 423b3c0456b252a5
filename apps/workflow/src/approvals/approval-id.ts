/*
 * A pause has an id of its own, and its audit entry has another. Both are made in one moment and
 * share their second half, so that each is found by the other one, in rows of every release.
 */

const approvalPrefix = 'apr_';
const entryPrefix = 'aud_';

/** The id of the pause that the audit entry records. */
export const toApprovalId = (entryId: string): string =>
  approvalPrefix + entryId.slice(entryPrefix.length);

/** The audit entry of the pause; null for what is no pause's id. */
export const toEntryId = (approvalId: string): string | null =>
  approvalId.startsWith(approvalPrefix)
    ? entryPrefix + approvalId.slice(approvalPrefix.length)
    : null;
