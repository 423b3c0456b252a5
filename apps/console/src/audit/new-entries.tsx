import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NewRows } from '../lists/new-rows.tsx';
import type { AuditSearch } from './filter.ts';
import { auditCountQuery, auditPagesQuery } from './queries.ts';

interface NewEntriesProps {
  filter: Omit<AuditSearch, 'entry'>;
  /** How many there were when the shown ones were loaded. */
  totalCount: number;
}

/** Says how many entries are newer than the shown ones; a press shows them. */
export function NewEntries({ filter, totalCount }: NewEntriesProps) {
  const client = useQueryClient();
  const { data: count = totalCount } = useQuery(auditCountQuery(filter));
  const { queryKey } = auditPagesQuery(filter);
  return (
    <NewRows count={count - totalCount} onShow={() => void client.resetQueries({ queryKey })} />
  );
}
