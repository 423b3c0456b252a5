import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { voiceSchema } from './voice-schema.ts';

export const outbox = outboxTable(voiceSchema);
export const idempotencyKeys = idempotencyTable(voiceSchema);
