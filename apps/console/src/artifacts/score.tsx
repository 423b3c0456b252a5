import { api } from '../api.ts';
import type { FoundArtifact } from '../content/artifact-query.ts';
import { Rubric } from '../content/rubric.tsx';
import { staleByArtifact } from '../scheduling/use-artifact-change.ts';
import { useWhyNot } from '../session/me.ts';
import { useAction } from '../ui/action.ts';
import { Button } from '../ui/button.tsx';
import { words } from './messages.en.ts';

/** The parts of the score with their reasons; it can be scored again, as after rules have changed. */
export function Score({ found: { artifact, evaluation } }: { found: FoundArtifact }) {
  const whyNot = useWhyNot('editor');
  const params = { path: { id: artifact.id } };
  const again = useAction(() => api.post('/api/artifacts/{id}/evaluate', { params }), {
    done: words.scoredAgain,
    stale: staleByArtifact,
  });
  return (
    <div className="card flex max-w-2xl flex-col gap-4 p-4">
      <Rubric evaluation={evaluation} />
      <Button
        className="self-start"
        isBusy={again.isBusy}
        whyNot={whyNot}
        onClick={() => again.run()}
      >
        {words.scoreAgain}
      </Button>
    </div>
  );
}
