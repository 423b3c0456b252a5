import { useId } from 'react';
import { Facts } from '../ui/facts.tsx';
import { formatCost } from '../ui/format-cost.ts';
import { Status } from '../ui/status.tsx';
import { words } from './messages.en.ts';
import { computeShare, type Share } from './share.ts';

interface PeriodBudgetProps {
  title: string;
  spentUsd: number;
  reservedUsd: number;
  limitUsd: number | null;
}

/** What a period's budget has left, as a bar and in figures. */
export function PeriodBudget({ title, spentUsd, reservedUsd, limitUsd }: PeriodBudgetProps) {
  const id = useId();
  const share = computeShare(spentUsd, reservedUsd, limitUsd);
  const left = limitUsd === null ? null : Math.max(0, limitUsd - spentUsd - reservedUsd);
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {share !== null && share.reached !== null && (
          <Status look={share.reached === 100 ? 'failed' : 'waiting'}>
            {words.reached(share.reached)}
          </Status>
        )}
      </div>
      <p>
        <span className="text-title font-strong">{formatCost(spentUsd)}</span>
        <span className="text-muted">
          {' '}
          {share === null ? words.noLimit : words.ofLimit(share.percent)}
        </span>
      </p>
      {share !== null && <Bar share={share} label={title} />}
      <Facts
        items={[
          [words.reserved, formatCost(reservedUsd)],
          [words.limit, limitUsd === null ? words.noLimit : formatCost(limitUsd)],
          [words.left, left === null ? null : formatCost(left)],
        ]}
      />
    </section>
  );
}

const Bar = ({ share, label }: { share: Share; label: string }) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.min(100, share.percent)}
    aria-valuetext={words.ofLimit(share.percent)}
    className="relative flex h-3 overflow-hidden rounded bg-raised"
  >
    <div
      className={share.reached === 100 ? 'bg-failed' : 'bg-accent'}
      style={{ width: `${share.spent}%` }}
    />
    <div className="hatched" style={{ width: `${share.reserved}%` }} />
    {[50, 80].map((mark) => (
      <span
        key={mark}
        className="absolute inset-y-0 w-px bg-control"
        style={{ left: `${mark}%` }}
      />
    ))}
  </div>
);
