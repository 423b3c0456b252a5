import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { artifactQuery, type FoundArtifact } from '../../content/artifact-query.ts';
import { useWhyNot } from '../../session/me.ts';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { words } from '../messages.en.ts';
import { EditForm } from './edit-form.tsx';

/** Writes the next revision of an artifact, beginning with one that there is. */
export function EditPage() {
  const { id } = useParams({ from: '/shell/artifacts/$id/edit' });
  const query = useQuery(artifactQuery(id));
  const title = query.data?.artifact.title;
  return (
    <Page
      title={title === undefined ? words.edit : words.editTitle(title)}
      actions={
        <Link to="/artifacts/$id" params={{ id }} className="button">
          <Icon name="back" />
          {words.cancel}
        </Link>
      }
    >
      <QueryView query={query} skeleton={<SkeletonLines count={12} />}>
        {(found) => <Newest key={id} found={found} />}
      </QueryView>
    </Page>
  );
}

/**
 * An edit names the newest revision, whichever it begins with. Once the form is shown it stays, also while
 * a newer revision is loaded or cannot be: what was typed is in it.
 */
function Newest({ found }: { found: FoundArtifact }) {
  const query = useQuery(artifactQuery(found.lineage.at(-1)?.id ?? found.artifact.id));
  const [newest, setNewest] = useState(query.data);
  if (query.data !== undefined && query.data !== newest) setNewest(query.data);
  const whyNot = useWhyNot('editor');
  if (whyNot !== undefined) return <p className="text-muted">{whyNot}</p>;
  if (newest !== undefined) return <EditForm begin={found.artifact} newest={newest} />;
  return (
    <QueryView query={query} skeleton={<SkeletonLines count={12} />}>
      {() => null}
    </QueryView>
  );
}
