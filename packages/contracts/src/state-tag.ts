import { hash } from 'node:crypto';
import { artifactDetailSchema, type ArtifactDetail } from './artifacts.ts';
import type { SyncState } from './sync.ts';

const computeDigest = (value: unknown): string =>
  hash('sha256', JSON.stringify(value), 'base64url');

const makeTag = (value: unknown): string => `"${computeDigest(value)}"`;

/** The state's entity tag, quotes included: two states that differ in `syncedAt` only share it. */
export function stateTag(state: SyncState): string {
  const { syncedAt: _moment, ...rest } = state;
  return makeTag(rest);
}

/** A text's entity tag. */
export const textTag = (text: string): string => makeTag(text);

/**
 * An artifact's entity tag, in two parts: of the artifact itself, and of what the answer says of its other
 * revisions. Parsed first, so that the order of the fields is always the contract's.
 */
export function artifactTag(detail: ArtifactDetail): string {
  const { lineage, ...itself } = artifactDetailSchema.parse(detail);
  return `"${computeDigest(itself)}.${computeDigest(lineage)}"`;
}

/**
 * Whether two tags are of the same artifact, unchanged: the answer with the one may still say something
 * else of its other revisions than that with the other.
 */
export const isSameArtifact = (one: string, other: string): boolean => {
  const itself = ofItself.exec(one)?.[1];
  return itself !== undefined && itself === ofItself.exec(other)?.[1];
};

const ofItself = /^"([^".]+)\.[^".]+"$/;
