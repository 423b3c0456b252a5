import { defineSettings, type Settings } from '@workspace-ops/service-kit';
import { z } from 'zod';

const keyBytes = 32;

export const auditSettings = defineSettings({
  AUDIT_ANCHOR_KEY: {
    description:
      'Authenticates where each audit chain ends, so that a cut or rewritten end is found; at least 32 bytes, the same for every replica, kept outside the database. Unset, the default start makes one and keeps it in DATA_DIR.',
    schema: z
      .string()
      .refine((key) => Buffer.byteLength(key) >= keyBytes, {
        error: `must be at least ${keyBytes} bytes long`,
      })
      .optional(),
    secret: true,
  },
});

/** In a process of its own the service has nobody who would make the key. */
export const requiredAuditSettings = defineSettings({
  AUDIT_ANCHOR_KEY: {
    ...auditSettings.AUDIT_ANCHOR_KEY,
    schema: auditSettings.AUDIT_ANCHOR_KEY.schema.unwrap(),
  },
});

/** The settings as the service needs them: whoever composes it fills in a key of its own. */
export type AuditSettings = Settings<typeof auditSettings> & { AUDIT_ANCHOR_KEY: string };
