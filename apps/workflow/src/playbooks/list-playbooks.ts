import type { Playbook } from '@workspace-ops/contracts';
import { canonicalPlaybooks } from './canonical/registry.ts';
import { orderPlaybooks } from './order-playbooks.ts';
import { readPlaybooks, type PlaybookSources } from './read-playbooks.ts';

/** All playbooks; the canonical ones when the database is away, fails or is empty (interface.md). */
export async function listPlaybooks(
  sources: PlaybookSources,
): Promise<{ playbooks: Playbook[]; totalCount: number }> {
  const stored = await readPlaybooks(sources);
  const playbooks = orderPlaybooks(stored.length === 0 ? canonicalPlaybooks : stored);
  return { playbooks, totalCount: playbooks.length };
}
