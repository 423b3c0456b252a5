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
    fileName: toFileName(artifact),
    mediaType: isTable ? 'text/csv' : 'text/markdown',
    content: artifact.content,
  };
}

const longestStem = 80;
const suffixLength = 8;

/** The title in ASCII, then the end of the id: its beginning is a time that many ids share. */
export function toFileName(artifact: {
  id: string;
  title: string;
  artifactType: ArtifactType;
}): string {
  const stem = artifact.title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-+|-+$/g, '');
  const extension = artifact.artifactType === 'csv' ? 'csv' : 'md';
  return `${stem === '' ? 'artifact' : stem}-${artifact.id.slice(-suffixLength)}.${extension}`;
}
