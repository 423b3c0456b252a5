import { SkeletonLines } from '../ui/states.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

/** What changed between two texts: lines, and the words in them. */
export const TextDiff = lazyPart(
  () => import('./comparison.tsx'),
  'Comparison',
  <SkeletonLines count={6} />,
);
