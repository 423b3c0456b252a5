import { Suspense } from 'react';
import { SkeletonLines } from '../ui/states.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';

const Comparison = lazyScreen(() => import('./comparison.tsx'), 'Comparison');

/** What changed between two texts: lines, and the words in them. */
export const TextDiff = (texts: { before: string; after: string }) => (
  <Suspense fallback={<SkeletonLines count={6} />}>
    <Comparison {...texts} />
  </Suspense>
);
