import type { FoundArtifact } from '../content/artifact-query.ts';
import { changeArtifact, staleByArtifact } from '../scheduling/use-artifact-change.ts';
import { useWhyNot } from '../session/me.ts';
import { useAction } from '../ui/action.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { words } from './messages.en.ts';

/** Where another revision is scheduled: which one, and the press that puts this one in its place. */
export function ReplaceScheduled({ found: { artifact, lineage } }: { found: FoundArtifact }) {
  const { id, revisionVersion } = artifact;
  const whyNot = useWhyNot('editor');
  const { run, isBusy } = useAction(() => changeArtifact(id, { replaceScheduled: true }), {
    done: words.replaced(revisionVersion),
    stale: staleByArtifact,
  });
  const scheduled = lineage.findLast((other) => other.status === 'scheduled' && other.id !== id);
  if (scheduled === undefined) return null;
  return (
    <section
      aria-label={words.scheduling}
      className="card flex flex-wrap items-center gap-3 px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <Icon name="calendar" />
        {words.otherScheduled(scheduled.revisionVersion)}
      </p>
      <Button kind="primary" whyNot={whyNot} isBusy={isBusy} onClick={() => run()}>
        {words.replace}
      </Button>
    </section>
  );
}
