import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { ArtifactContent } from '../content/artifact-content.tsx';
import { artifactQuery, type FoundArtifact } from '../content/artifact-query.ts';
import { Rubric } from '../content/rubric.tsx';
import { listFailedParts } from '../content/rubric-parts.ts';
import { TextDiff } from '../content/text-diff.tsx';
import { words as contentWords } from '../content/messages.en.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { words } from './messages.en.ts';
import { pickSubject } from '../content/pick-subject.ts';

const summary =
  'link inline-flex min-h-8 cursor-pointer items-center wrap-anywhere max-desk:min-h-11';

/** On phones as high as the window, so that what is below does not move when the content comes. */
const contentSkeleton = (
  <div className="max-desk:min-h-dvh">
    <SkeletonLines count={8} />
  </div>
);

/** The content that is decided on; what else the run made is folded. */
export function Subject({ approval }: { approval: Schemas['Approval'] }) {
  const { main, others } = pickSubject(approval.artifacts);
  if (main === undefined) {
    const text = approval.artifactsNotKept ? words.notKeptText : words.noContentText;
    return <p className="card p-4 text-muted">{text}</p>;
  }
  return (
    <>
      <Artifact id={main.id} title={main.title} />
      {others.map(({ id, title }) => (
        <Folded key={id} label={words.also(title)}>
          {() => <Artifact id={id} title={title} />}
        </Folded>
      ))}
    </>
  );
}

const Artifact = ({ id, title }: { id: string; title: string }) => {
  const query = useQuery(artifactQuery(id));
  return (
    <section aria-label={title} className="card flex flex-col gap-3 p-4">
      <h2 className="text-heading break-words">
        <Link to="/artifacts/$id" params={{ id }} className="link">
          {title}
        </Link>
      </h2>
      <QueryView query={query} skeleton={contentSkeleton}>
        {(found) => (
          <>
            <ArtifactContent artifact={found.artifact} />
            <Score evaluation={found.evaluation} />
            <FormerRevision found={found} />
          </>
        )}
      </QueryView>
    </section>
  );
};

/** The grade and what it fails in; all of its parts on demand. */
function Score({ evaluation }: { evaluation: FoundArtifact['evaluation'] }) {
  if (evaluation === null) return <Rubric evaluation={null} />;
  const failed = listFailedParts(evaluation.rubric);
  return (
    <div>
      <p className="font-strong">
        {contentWords.grade(evaluation.grade)}
        {' · '}
        {contentWords.scoreOf(evaluation.score.toFixed(1))}
      </p>
      {failed.length > 0 && (
        <ul className="list-disc pl-5 text-failed">
          {failed.map((part) => (
            <li key={part}>
              {words.failedPart(contentWords.rubric[part], Math.round(evaluation.rubric[part]))}
            </li>
          ))}
        </ul>
      )}
      <Folded label={words.rubric}>{() => <Rubric evaluation={evaluation} />}</Folded>
    </div>
  );
}

function FormerRevision({ found: { artifact, lineage } }: { found: FoundArtifact }) {
  const former = lineage.findLast(
    ({ revisionVersion }) => revisionVersion < artifact.revisionVersion,
  );
  if (former === undefined) return null;
  return (
    <Folded label={words.changesSince(former.revisionVersion)}>
      {() => <ChangesSince id={former.id} text={artifact.content} />}
    </Folded>
  );
}

function ChangesSince({ id, text }: { id: string; text: string }) {
  const query = useQuery(artifactQuery(id));
  return (
    <QueryView query={query} skeleton={<SkeletonLines />}>
      {({ artifact }) => <TextDiff before={artifact.content} after={text} />}
    </QueryView>
  );
}

/** Loads and shows what it holds only once it is opened. */
function Folded({ label, children }: { label: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>{label}</summary>
      {isOpen && <div className="mt-2">{children()}</div>}
    </details>
  );
}
