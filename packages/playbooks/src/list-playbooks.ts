import type { Playbook } from '@workspace-ops/contracts';
import { canonicalPlaybooks } from './canonical-playbooks.ts';
import { orderPlaybooks } from './order-playbooks.ts';

/** The playbooks as stored, or the canonical ones where none is known; in order. */
export function listPlaybooks(stored: readonly Playbook[]): {
  playbooks: Playbook[];
  totalCount: number;
} {
  const playbooks = orderPlaybooks(stored.length === 0 ? canonicalPlaybooks : stored);
  return { playbooks, totalCount: playbooks.length };
}
