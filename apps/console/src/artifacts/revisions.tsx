import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArtifactStatus } from '../content/artifact-status.tsx';
import { artifactQuery, type FoundArtifact } from '../content/artifact-query.ts';
import { passingScore } from '../content/rubric-parts.ts';
import { TextDiff } from '../content/text-diff.tsx';
import { changeSearch } from '../lists/change-search.ts';
import { QueryView } from '../ui/query-view.tsx';
import { Records, type Column } from '../ui/records.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { words } from './messages.en.ts';

type Revision = FoundArtifact['lineage'][number];

/** All revisions with their scores, and what changed between two of them. */
export function Revisions({ found }: { found: FoundArtifact }) {
  const { artifact, lineage } = found;
  const { with: chosen } = useSearch({ from: '/shell/artifacts/$id' });
  const others = lineage.filter(({ id }) => id !== artifact.id);
  const former = others.findLast((other) => other.revisionVersion < artifact.revisionVersion);
  const other = others.find(({ id }) => id === chosen) ?? former ?? others.at(-1);
  return (
    <div className="flex flex-col gap-4">
      <Records
        label={words.revisions}
        rows={lineage.toReversed()}
        columns={buildColumns(artifact.id)}
        rowKey={({ id }) => id}
      />
      {other === undefined ? (
        <p className="text-muted">{words.noCompare}</p>
      ) : (
        <Compared found={found} other={other} others={others} />
      )}
    </div>
  );
}

const buildColumns = (shownId: string): readonly Column<Revision>[] => [
  {
    key: 'revision',
    header: words.revision,
    onPhone: 'title',
    cell: ({ id, revisionVersion }) =>
      id === shownId ? (
        <span aria-current="page">{words.shownRevision(revisionVersion)}</span>
      ) : (
        <Link
          to="/artifacts/$id"
          params={{ id }}
          search={{ tab: 'revisions' }}
          className="link inline-flex items-center max-desk:min-h-11"
          data-row
        >
          {words.revisionOf(revisionVersion)}
        </Link>
      ),
  },
  {
    key: 'score',
    header: words.score,
    className: 'desk:w-[40%]',
    cell: ({ qualityScore }) =>
      qualityScore === null ? words.notScored : <ScoreBar score={qualityScore} />,
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ status }) => <ArtifactStatus status={status} />,
  },
  { key: 'by', header: words.by, cell: ({ author }) => author?.name ?? words.unknown },
  { key: 'at', header: words.at, cell: ({ createdAt }) => <Time at={createdAt} /> },
];

interface ComparedProps {
  found: FoundArtifact;
  other: Revision;
  others: readonly Revision[];
}

/** The two in the order in which they were written. */
function Compared({ found: { artifact }, other, others }: ComparedProps) {
  const navigate = useNavigate({ from: '/artifacts/$id' });
  const query = useQuery(artifactQuery(other.id));
  const isLater = other.revisionVersion > artifact.revisionVersion;
  const [from, to] = [other.revisionVersion, artifact.revisionVersion].toSorted((a, b) => a - b);
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="changes" className="text-heading">
          {words.changes(from!, to!)}
        </h2>
        <select
          className="field w-auto max-w-full"
          aria-label={words.compare}
          value={other.id}
          onChange={({ currentTarget: { value } }) =>
            void navigate({
              search: (old) => changeSearch(old, { with: value }),
              replace: true,
              resetScroll: false,
            })
          }
        >
          {others.map(({ id, revisionVersion }) => (
            <option key={id} value={id}>
              {words.compareWith(revisionVersion)}
            </option>
          ))}
        </select>
      </div>
      <QueryView query={query} skeleton={<SkeletonLines count={6} />}>
        {({ artifact: compared }) => (
          <TextDiff
            before={isLater ? artifact.content : compared.content}
            after={isLater ? compared.content : artifact.content}
          />
        )}
      </QueryView>
    </section>
  );
}

/** A score as a bar of 100, with its number; one that does not pass is told by more than the colour. */
const ScoreBar = ({ score }: { score: number }) => (
  <span className="flex min-w-0 flex-1 items-center gap-2">
    <span aria-hidden="true" className="relative h-2 min-w-16 flex-1 rounded bg-raised">
      <span
        className={`block h-full rounded ${score < passingScore ? 'bg-failed' : 'bg-completed'}`}
        style={{ width: `${score}%` }}
      />
      <span className="absolute inset-y-0 w-px bg-text" style={{ left: `${passingScore}%` }} />
    </span>
    <span className="w-10 text-right">{score.toFixed(1)}</span>
  </span>
);
