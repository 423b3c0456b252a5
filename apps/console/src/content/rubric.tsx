import type { Schemas } from '../api.ts';
import { Status } from '../ui/status.tsx';
import { words } from './messages.en.ts';
import { passingScore, findReason, rubricParts } from './rubric-parts.ts';

/** The score with its parts: each as a bar and with its reason. */
export function Rubric({ evaluation }: { evaluation: Schemas['Evaluation'] | null }) {
  if (evaluation === null) return <p className="text-muted">{words.notEvaluated}</p>;
  const { score, grade, passed, rubric, feedback, suggestions } = evaluation;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-title font-strong">{words.scoreOf(score.toFixed(1))}</span>
        <span>{words.grade(grade)}</span>
        <Status look={passed ? 'completed' : 'failed'}>
          {passed ? words.passed : words.notPassed}
        </Status>
      </p>
      <dl className="flex flex-col gap-3">
        {rubricParts.map((part) => (
          <div key={part}>
            <dt className="flex justify-between gap-2 font-strong">
              <span>{words.rubric[part]}</span>
              <span>{Math.round(rubric[part])}</span>
            </dt>
            <dd>
              <Bar score={rubric[part]} />
              <p className="mt-1 text-small break-words text-muted">
                {findReason(feedback, words.rubric[part])}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {suggestions.length > 0 && (
        <div>
          <h3 className="font-strong">{words.suggestions}</h3>
          <ul className="mt-1 list-disc pl-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion} className="break-words">
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const Bar = ({ score }: { score: number }) => (
  <div aria-hidden="true" className="relative mt-1 h-1.5 rounded bg-raised">
    <div
      className={`h-full rounded ${score < passingScore ? 'bg-failed' : 'bg-completed'}`}
      style={{ width: `${score}%` }}
    />
    <div className="absolute inset-y-0 w-px bg-text" style={{ left: `${passingScore}%` }} />
  </div>
);
