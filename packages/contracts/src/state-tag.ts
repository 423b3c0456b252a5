import { createHash } from 'node:crypto';
import type { SyncState } from './sync.ts';

/** The state's entity tag, quotes included: two states that differ in `syncedAt` only share it. */
export function stateTag(state: SyncState): string {
  const { syncedAt: _moment, ...rest } = state;
  return `"${createHash('sha256').update(JSON.stringify(rest)).digest('base64url')}"`;
}
