import { createHash } from 'node:crypto';
import { artifactDetailSchema, type ArtifactDetail } from './artifacts.ts';
import type { SyncState } from './sync.ts';

const tagOf = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`;

/** The state's entity tag, quotes included: two states that differ in `syncedAt` only share it. */
export function stateTag(state: SyncState): string {
  const { syncedAt: _moment, ...rest } = state;
  return tagOf(rest);
}

/** A text's entity tag. */
export const textTag = (text: string): string => tagOf(text);

/** An artifact's entity tag. Parsed first, so that the order of the fields is always the contract's. */
export const artifactTag = (detail: ArtifactDetail): string =>
  tagOf(artifactDetailSchema.parse(detail));
