import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

type Decided = Pick<Schemas['Approval'], 'status' | 'decidedBy'>;

/** Who decided it and how, as `Ben approved this`; null while it is open. */
export function describeOutcome({ status, decidedBy }: Decided, myId: string): string | null {
  if (status === 'open') return null;
  if (status === 'expired') return words.outcomes.expired;
  const name = decidedBy?.id === myId ? words.you : decidedBy?.name || words.somebody;
  return words.outcomes[status](name);
}
