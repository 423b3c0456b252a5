import { useState } from 'react';
import type { Schemas } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Records, type Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from '../messages.en.ts';

type Factor = Schemas['Factor'];

interface FactorListProps {
  factors: readonly Factor[];
  onRemove: (id: string) => Promise<void>;
}

export function FactorList({ factors, onRemove }: FactorListProps) {
  const [removing, setRemoving] = useState<Factor | null>(null);
  if (factors.length === 0) return <p>{words.noFactors}</p>;
  return (
    <>
      <Records
        label={words.factors}
        rows={factors}
        columns={listColumns(setRemoving)}
        rowKey={({ id }) => id}
      />
      {removing !== null && (
        <ConfirmDialog
          title={words.removeFactor(removing.name)}
          submit={words.remove}
          onSend={() => onRemove(removing.id)}
          onClose={() => setRemoving(null)}
          text={words.removeFactorText}
        />
      )}
    </>
  );
}

const listColumns = (onRemove: (factor: Factor) => void): readonly Column<Factor>[] => [
  { key: 'name', header: words.tokenName, cell: ({ name }) => name, onPhone: 'title' },
  { key: 'kind', header: words.kind, cell: ({ kind }) => words.factorKinds[kind] },
  { key: 'added', header: words.added, cell: ({ createdAt }) => <Time at={createdAt} /> },
  {
    key: 'used',
    header: words.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : <Time at={lastUsedAt} />),
  },
  {
    key: 'remove',
    header: words.remove,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: (factor) => (
      <Button aria-label={words.removeFactor(factor.name)} onClick={() => onRemove(factor)}>
        {words.remove}
      </Button>
    ),
  },
];
