import type { QueryKey } from '@tanstack/react-query';
import type { LiveEventName } from '@workspace-ops/contracts/event-names';

type EventData = Readonly<Record<string, unknown>>;

const run = (data: EventData): QueryKey[] => [['runs'], ['run', data['runId']]];
const approval = (data: EventData): QueryKey[] => [
  ['approvals'],
  ['approval', data['approvalId']],
  ['audit'],
  ...run(data),
];

/** The queries that an event makes stale, by the first parts of their keys. */
const staleKeys: Record<LiveEventName, (data: EventData) => QueryKey[]> = {
  ROAMING_DATA_INGESTED: () => [['state'], ['audit']],
  RUN_CREATED: (data) => [...run(data), ['audit']],
  RUN_STATUS_CHANGED: (data) => [...run(data), ['approvals'], ['audit'], ['budgets']],
  APPROVAL_REQUESTED: approval,
  APPROVAL_VOTED: approval,
  APPROVAL_VOIDED: approval,
  APPROVAL_ESCALATED: approval,
  APPROVAL_DECIDED: (data) => [...approval(data), ['artifacts'], ['artifact'], ['calendar']],
  ARTIFACT_CREATED: (data) => [
    ['artifacts'],
    // All revisions of it list it.
    ['artifact'],
    ['calendar'],
    ['run', data['runId']],
  ],
  HOT_LEAD_FLAGGED: () => [['leads'], ['audit']],
  BOOKING_CONFIRMED: () => [['leads'], ['audit']],
  CONTACT_SUPPRESSED: () => [['contacts'], ['audit']],
  BUDGET_THRESHOLD_REACHED: () => [['budgets']],
};

export const listStaleKeys = (name: LiveEventName, data: EventData): QueryKey[] =>
  staleKeys[name](data);
