import type { CallRecordInput } from '@workspace-ops/contracts';

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

export const fieldsOf = (input: CallRecordInput, callerNumber: string | undefined): CallFields => ({
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
