import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { SkeletonLines } from '../ui/states.tsx';
import { clipText, withoutTitle } from './clip-text.ts';
import { Markdown } from './markdown.tsx';
import { words } from './messages.en.ts';
import { PostPreview } from './post-preview.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const skeleton = <SkeletonLines count={6} />;
const CsvTable = lazyPart(() => import('./csv-table.tsx'), 'CsvTable', skeleton);
const CrmChange = lazyPart(() => import('./crm-change.tsx'), 'CrmChange', skeleton);

type Artifact = Pick<Schemas['Artifact'], 'artifactType' | 'title' | 'content' | 'targetPlatform'>;

/** What an artifact holds, shown as what it is. */
export function ArtifactContent({ artifact }: { artifact: Artifact }) {
  const { text, isClipped } = clipText(artifact.content);
  return (
    <div className="flex flex-col gap-3">
      {isClipped && <p className="text-waiting">{words.clipped}</p>}
      {views[artifact.artifactType](artifact, text)}
    </div>
  );
}

const formatted = ({ title }: Artifact, text: string): ReactNode => (
  <Markdown text={withoutTitle(text, title)} />
);

const views = {
  csv: (_artifact, text) => <CsvTable text={text} />,
  crm_diff: ({ title }, text) => <CrmChange text={withoutTitle(text, title)} />,
  post: ({ title, targetPlatform }, text) => (
    <PostPreview title={title} text={text} platform={targetPlatform} />
  ),
  document: formatted,
  file: formatted,
  calendar_entry: formatted,
} satisfies Record<Artifact['artifactType'], (artifact: Artifact, text: string) => ReactNode>;
