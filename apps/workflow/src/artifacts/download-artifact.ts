import type { ArtifactDownload, ArtifactType } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { findArtifact } from './stored-artifact.ts';

/** @throws {AppError} `not_found` */
export async function downloadArtifact(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { id }: { id: string },
): Promise<ArtifactDownload> {
  const artifact = await database.read(workspaceId, (scope) => findArtifact(scope, id));
  const isTable = artifact.artifactType === 'csv';
  return {
    ...toFileNames(artifact),
    mediaType: isTable ? 'text/csv' : 'text/markdown',
    content: artifact.content,
  };
}

const longestStem = 80;
const suffixLength = 8;

/**
 * The title, as it is and in ASCII, then the end of the id: its beginning is a time that many ids share.
 */
export function toFileNames({
  id,
  title,
  artifactType,
}: {
  id: string;
  title: string;
  artifactType: ArtifactType;
}): Required<Pick<ArtifactDownload, 'fileName' | 'asciiName'>> {
  const ending = `${id.slice(-suffixLength)}.${artifactType === 'csv' ? 'csv' : 'md'}`;
  const toName = (stem: string): string => `${stem === '' ? 'artifact' : stem}-${ending}`;
  const ascii = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem);
  const whole = title
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return { fileName: toName(trim(shorten(whole))), asciiName: toName(trim(ascii)) };
}

const trim = (stem: string): string => stem.replaceAll(/^[-\p{M}]+|-+$/gu, '');

/** Most file systems take names of 255 octets. */
const mostOctets = 200;

function shorten(stem: string): string {
  let octets = 0;
  const kept = Array.from(stem)
    .slice(0, longestStem)
    .filter((letter) => (octets += Buffer.byteLength(letter)) <= mostOctets);
  return kept.join('');
}
