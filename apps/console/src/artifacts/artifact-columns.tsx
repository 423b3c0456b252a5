import { Link } from '@tanstack/react-router';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { ArtifactStatus } from '../content/artifact-status.tsx';
import { words as content } from '../content/messages.en.ts';
import type { Column } from '../ui/records.tsx';
import { Time } from '../ui/time.tsx';
import { describeGrade } from './describe-grade.ts';
import { words } from './messages.en.ts';

type Artifact = Schemas['Artifact'];

export const artifactColumns: readonly Column<Artifact>[] = [
  {
    key: 'name',
    header: words.name,
    onPhone: 'title',
    cell: ({ id, title, revisionVersion }) => (
      <>
        <Link
          to="/artifacts/$id"
          params={{ id }}
          data-row
          className="link flex items-center font-strong max-desk:min-h-11"
        >
          {title}
        </Link>
        {revisionVersion > 1 && (
          <span className="font-normal text-muted">{words.revisionOf(revisionVersion)}</span>
        )}
      </>
    ),
  },
  { key: 'type', header: words.type, cell: (row) => content.types[row.artifactType] },
  {
    key: 'platform',
    header: words.platform,
    onPhone: 'hidden',
    cell: ({ targetPlatform }) => targetPlatform !== null && findPlatform(targetPlatform).name,
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ status }) => <ArtifactStatus status={status} />,
  },
  {
    key: 'grade',
    header: words.grade,
    cell: (row) => (
      <span className={row.qualityGrade === 'F' ? 'text-failed' : undefined}>
        {describeGrade(row)}
      </span>
    ),
  },
  { key: 'created', header: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
];
