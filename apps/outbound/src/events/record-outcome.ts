import type { Transaction } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { plainIdentifier } from './plain-identifier.ts';
import { describeEvent } from './describe-event.ts';
import type { JudgedEvent } from './receive-event.ts';

interface Outcome {
  call: Call;
  given: JudgedEvent;
  runId: string | null;
}

/** The event's audit entry, which names nobody; and for a hot lead its live event. */
export function recordOutcome(tx: Transaction, { call, given, runId }: Outcome): void {
  const { event, judged } = given;
  const timestamp = given.receivedAt.toISOString();
  const campaign = event.campaign_id;
  tx.audit({
    agent: call.caller.email ?? 'Cold-email integration',
    action: judged.isHotLead ? 'coldmail.hot_lead' : 'coldmail.activity',
    timestamp,
    message: describeEvent(event, judged),
    details: {
      eventId: given.id,
      eventType: event.event_type,
      reason: judged.reason,
      matched: judged.matched.slice(0, 20),
      ...(campaign === undefined ? {} : { campaignId: plainIdentifier(campaign) }),
      ...(runId === null ? {} : { runId }),
    },
  });
  if (!judged.isHotLead) return;
  tx.publish({
    event: 'HOT_LEAD_FLAGGED',
    timestamp,
    data: {
      eventId: given.id,
      status: 'flagged_hot_lead',
      leadEmail: event.lead_email,
      eventType: event.event_type,
      ...(campaign === undefined ? {} : { campaignId: campaign }),
      ...(runId === null ? {} : { runId }),
    },
  });
}
