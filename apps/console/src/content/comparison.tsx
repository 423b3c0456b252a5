import { useMemo } from 'react';
import { layoutDiff, type DiffRow } from './layout-diff.ts';
import { words } from './messages.en.ts';

export function Comparison({ before, after }: { before: string; after: string }) {
  const rows = useMemo(() => layoutDiff(before, after), [before, after]);
  if (rows === null) return <p className="text-muted">{words.tooDifferent}</p>;
  if (before === after) return <p className="text-muted">{words.identical}</p>;
  return (
    <div className="overflow-hidden rounded border border-border font-mono text-small">
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

const signs = { same: ' ', removed: '−', added: '+' } as const;
const looks = {
  same: '',
  removed: 'border-l-2 border-failed text-failed',
  added: 'border-l-2 border-completed text-completed',
} as const;

function Row({ row }: { row: DiffRow }) {
  if (row.kind === 'skipped') {
    return <p className="bg-raised px-3 py-1 text-muted">{words.unchanged(row.count)}</p>;
  }
  const { kind, parts } = row;
  return (
    <div className={`flex gap-2 px-2 py-0.5 ${looks[kind]}`}>
      <span aria-hidden="true" className="w-3 shrink-0 select-none">
        {signs[kind]}
      </span>
      {kind !== 'same' && <span className="sr-only">{words[kind]}</span>}
      <span className="min-h-4 min-w-0 break-words whitespace-pre-wrap">
        {parts.map(({ text, isChanged }, index) => (
          <span key={index} className={isChanged ? 'bg-raised font-strong underline' : undefined}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
}
