import { outboxTable } from '@workspace-ops/db';
import { identitySchema } from './identity-schema.ts';

export const outbox = outboxTable(identitySchema);
