import { api, type InputOf } from '../api.ts';
import { useAction } from '../ui/action.ts';

type Change = InputOf<'patch', '/api/artifacts/{id}'>['body'];

/** What a change of an artifact's state or date makes old. */
export const staleByArtifact = [
  ['artifacts'],
  ['artifact'],
  ['calendar'],
  ['approvals'],
  ['approval'],
  ['run'],
] as const;

export const changeArtifact = (id: string, body: Change): Promise<unknown> =>
  api.patch('/api/artifacts/{id}', { params: { path: { id } }, body });

/** A press that changes an artifact's state. */
export const useArtifactChange = (id: string, done: string) =>
  useAction((change: Change) => changeArtifact(id, change), { done, stale: staleByArtifact });
