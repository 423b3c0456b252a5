import { Suspense } from 'react';
import { SkeletonLines } from '../ui/states.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';

const RenderedMarkdown = lazyScreen(() => import('./rendered-markdown.tsx'), 'RenderedMarkdown');

/** Text of an artifact, which anybody may have written: formatted, and harmless. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense fallback={<SkeletonLines count={6} />}>
    <RenderedMarkdown text={text} />
  </Suspense>
);
