import type { CallRecordInput, JsonObject } from '@workspace-ops/contracts';
import { excerpt } from '@workspace-ops/service-kit';

/** What is known of a call beside its id; null is not known. */
export interface CallFields {
  callerNumber: string | null;
  durationSeconds: number | null;
  transcript: string | null;
  sentiment: NonNullable<CallRecordInput['sentiment']> | null;
  recordingUrl: string | null;
  disposition: NonNullable<CallRecordInput['disposition']> | null;
  summary: string | null;
  agentId: string | null;
}

export const toCallFields = (
  input: CallRecordInput,
  callerNumber: string | undefined,
): CallFields => ({
  callerNumber: callerNumber ?? null,
  durationSeconds: input.durationSeconds ?? null,
  transcript: input.transcript ?? null,
  sentiment: input.sentiment ?? null,
  recordingUrl: input.recordingUrl ?? null,
  disposition: input.disposition ?? null,
  summary: input.summary ?? null,
  agentId: input.agentId ?? null,
});

/** The fields that a later delivery knows better: what it leaves out stays as it was. */
export const changedFields = (known: CallFields, given: CallFields): Partial<CallFields> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== null && value !== known[name as keyof CallFields],
    ),
  );

/** A call as a run's initial context. Of a long transcript only the beginning is passed on. */
export function callContext(callId: string, fields: CallFields): JsonObject {
  const { summary, transcript } = fields;
  const said = summary ?? transcript;
  const context = {
    source: 'Voice call',
    callId,
    phone: fields.callerNumber,
    lastOutcome: fields.disposition?.replaceAll('_', ' ') ?? null,
    sentiment: fields.sentiment,
    durationSeconds: fields.durationSeconds,
    summary: said === null ? null : excerpt(said),
    // What a summary leaves out may decide: who asks not to be called, or what nobody is to know yet.
    transcript: summary === null || transcript === null ? null : excerpt(transcript),
    recordingUrl: fields.recordingUrl,
    voiceAgent: fields.agentId,
  };
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== null));
}
