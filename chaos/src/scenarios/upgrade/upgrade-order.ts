import type { ServiceName } from '@workspace-ops/rpc';

/** Who is sent something comes before who sends it. */
export const upgradeOrder: readonly ServiceName[] = [
  'audit',
  'sync-bridge',
  'identity',
  'workflow',
  'knowledge',
  'commerce',
  'voice-gateway',
  'outbound',
  'gateway',
];
