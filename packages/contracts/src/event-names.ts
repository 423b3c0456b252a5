// Imports nothing, so that a page loads these names without the schemas.

/** The live events of a workspace. */
export const liveEventNames = [
  'ROAMING_DATA_INGESTED',
  'RUN_CREATED',
  'RUN_STATUS_CHANGED',
  'APPROVAL_REQUESTED',
  'APPROVAL_VOTED',
  'APPROVAL_VOIDED',
  'APPROVAL_ESCALATED',
  'APPROVAL_DECIDED',
  'ARTIFACT_CREATED',
  'HOT_LEAD_FLAGGED',
  'BOOKING_CONFIRMED',
  'CONTACT_SUPPRESSED',
  'BUDGET_THRESHOLD_REACHED',
] as const;

export type LiveEventName = (typeof liveEventNames)[number];
