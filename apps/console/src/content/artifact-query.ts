import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** An artifact with its revisions, its score, and the tag that an edit of it names. */
export const artifactQuery = (id: string) =>
  queryOptions({
    queryKey: ['artifact', id],
    queryFn: ({ signal }) =>
      api.getTagged('/api/artifacts/{id}', { params: { path: { id } }, signal }),
  });

export type FoundArtifact = Awaited<ReturnType<typeof api.getTagged<'/api/artifacts/{id}'>>>;
