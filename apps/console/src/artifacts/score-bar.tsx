import { passingScore } from '../content/rubric-parts.ts';

/** A score as a bar of 100, with its number; one that does not pass is told by more than the colour. */
export const ScoreBar = ({ score }: { score: number }) => (
  <span className="flex min-w-0 flex-1 items-center gap-2">
    <span aria-hidden="true" className="relative h-2 min-w-16 flex-1 rounded bg-raised">
      <span
        className={`block h-full rounded ${score < passingScore ? 'bg-failed' : 'bg-completed'}`}
        style={{ width: `${score}%` }}
      />
      <span className="absolute inset-y-0 w-px bg-text" style={{ left: `${passingScore}%` }} />
    </span>
    <span className="w-10 text-right">{score.toFixed(1)}</span>
  </span>
);
