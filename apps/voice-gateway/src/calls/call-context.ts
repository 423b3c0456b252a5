import type { JsonObject } from '@workspace-ops/contracts';
import type { CallFields } from './call-fields.ts';

const maxExcerpt = 4_000;

/**
 * A call as the initial context of the run that brings it into the CRM, under the names that the
 * workflows read. A long transcript is cut: the whole of it is in the call's record.
 */
export function callContext(callId: string, fields: CallFields): JsonObject {
  const said = fields.summary ?? fields.transcript;
  const context = {
    source: 'Voice call',
    callId,
    phone: fields.callerNumber,
    lastOutcome: fields.disposition?.replaceAll('_', ' ') ?? null,
    sentiment: fields.sentiment,
    durationSeconds: fields.durationSeconds,
    summary: said === null ? null : excerpt(said),
    recordingUrl: fields.recordingUrl,
    voiceAgent: fields.agentId,
  };
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== null));
}

const excerpt = (text: string): string =>
  text.length <= maxExcerpt ? text : `${text.slice(0, maxExcerpt).toWellFormed()} …`;
