import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../api.ts';
import { ArtifactContent } from '../content/artifact-content.tsx';
import type { FoundArtifact } from '../content/artifact-query.ts';
import { Rubric } from '../content/rubric.tsx';
import { staleByArtifact } from '../scheduling/use-artifact-change.ts';
import { useWhyNot } from '../session/me.ts';
import { useAction } from '../ui/action.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ArtifactFacts } from './artifact-facts.tsx';
import { words } from './messages.en.ts';
import { ReplaceScheduled } from './replace-scheduled.tsx';
import { Revisions } from './revisions.tsx';
import type { ArtifactTab } from './routes.ts';

export function ArtifactDetail({ found }: { found: FoundArtifact }) {
  const { tab = 'content' } = useSearch({ from: '/shell/artifacts/$id' });
  const navigate = useNavigate({ from: '/artifacts/$id' });
  const { artifact } = found;
  const select = (name: ArtifactTab) =>
    void navigate({
      search: name === 'content' ? {} : { tab: name },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="flex flex-col gap-4">
      <Newer found={found} />
      <ReplaceScheduled found={found} />
      <ArtifactFacts artifact={artifact} />
      <div>
        <Tabs label={words.parts} tabs={words.tabs} current={tab} onSelect={select}>
          {tab === 'content' && (
            <div className="card p-4">
              <ArtifactContent artifact={artifact} />
            </div>
          )}
          {tab === 'score' && <Score found={found} />}
          {tab === 'revisions' && <Revisions found={found} />}
        </Tabs>
      </div>
    </div>
  );
}

/** Who reads an older revision is told, and led to the newest. */
function Newer({ found: { artifact, lineage } }: { found: FoundArtifact }) {
  const newest = lineage.at(-1);
  return (
    <div role="status" className="empty:hidden">
      {newest !== undefined && newest.id !== artifact.id && (
        <p className="card flex flex-wrap items-center gap-2 border-waiting px-3 py-2 text-waiting">
          <Icon name="warning" />
          <span>{words.older}</span>
          <Link to="/artifacts/$id" params={{ id: newest.id }} className="link">
            {words.openNewest(newest.revisionVersion)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The parts of the score with their reasons; it can be scored again, as after rules have changed. */
function Score({ found: { artifact, evaluation } }: { found: FoundArtifact }) {
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
