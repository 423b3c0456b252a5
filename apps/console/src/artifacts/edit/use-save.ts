import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { api, OpsError } from '../../api.ts';
import { staleByArtifact } from '../../scheduling/use-artifact-change.ts';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';

interface Basis {
  /** The revision that was edited. */
  id: string;
  /** The tag of the newest revision that the person has seen. */
  etag: string;
}

/**
 * Saves an edit as the next revision and leads to it. Where somebody else was faster, the newest revision
 * is loaded again, which shows what they did beside what was typed.
 */
export function useSave({ id, etag }: Basis, onSaved: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (text: { title: string; content: string }): Promise<void> => {
    try {
      const { artifact, evaluation } = await api.post('/api/artifacts/{id}/revisions', {
        params: { path: { id } },
        body: text,
        ifMatch: etag,
      });
      // The page is left only once it knows that nothing is lost.
      flushSync(onSaved);
      toast(words.saved(artifact.revisionVersion, evaluation.score.toFixed(1)));
      await Promise.all(staleByArtifact.map((queryKey) => client.invalidateQueries({ queryKey })));
      await navigate({ to: '/artifacts/$id', params: { id: artifact.id }, replace: true });
    } catch (error) {
      if (!OpsError.is(error, 'precondition_failed')) throw error;
      await client.invalidateQueries({ queryKey: ['artifact'] });
    }
  };
}
