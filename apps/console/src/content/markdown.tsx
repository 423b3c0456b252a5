import { SkeletonLines } from '../ui/states.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadFile } from '../ui/load-file.ts';

/** Text of an artifact, which anybody may have written: formatted, and harmless. */
export const Markdown = lazyPart(
  async () => (await loadFile(() => import('./rendered-markdown.tsx'))).RenderedMarkdown,
  <SkeletonLines count={6} />,
);
