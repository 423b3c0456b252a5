import { Suspense, type ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { SkeletonLines } from '../ui/states.tsx';
import { clipText, withoutTitle } from './clip-text.ts';
import { Markdown } from './markdown.tsx';
import { words } from './messages.en.ts';
import { PostPreview } from './post-preview.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';

const CsvTable = lazyScreen(() => import('./csv-table.tsx'), 'CsvTable');
const CrmChange = lazyScreen(() => import('./crm-change.tsx'), 'CrmChange');

type Artifact = Pick<Schemas['Artifact'], 'artifactType' | 'title' | 'content' | 'targetPlatform'>;

/** What an artifact holds, shown as what it is. */
export function ArtifactContent({ artifact }: { artifact: Artifact }) {
  const { text, isClipped } = clipText(artifact.content);
  return (
    <div className="flex flex-col gap-3">
      {isClipped && <p className="text-waiting">{words.clipped}</p>}
      <Suspense fallback={<SkeletonLines count={6} />}>
        {views[artifact.artifactType](artifact, text)}
      </Suspense>
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
