import { SkeletonLines } from '../ui/states.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Text of an artifact, which anybody may have written: formatted, and harmless. */
export const Markdown = lazyPart(
  () => import('./rendered-markdown.tsx'),
  'RenderedMarkdown',
  <SkeletonLines count={6} />,
);
