import { SkeletonLines } from '../ui/states.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadFile } from '../ui/load-file.ts';

/** What changed between two texts: lines, and the words in them. */
export const TextDiff = lazyPart(
  async () => (await loadFile(() => import('./comparison.tsx'))).Comparison,
  <SkeletonLines count={6} />,
);
