import type { Playbook } from '@workspace-ops/contracts';
import { notFound } from '@workspace-ops/service-kit';
import { canonicalPlaybooks } from './canonical/registry.ts';
import { readPlaybooks, type PlaybookSources } from './read-playbooks.ts';

/**
 * The playbook as stored, else as the canonical registry has it.
 * @throws {AppError} `not_found`
 */
export async function getPlaybook(
  sources: PlaybookSources,
  id: string,
): Promise<{ playbook: Playbook }> {
  const stored = await readPlaybooks(sources);
  const playbook = [...stored, ...canonicalPlaybooks].find((candidate) => candidate.id === id);
  if (playbook === undefined) throw notFound('Playbook');
  return { playbook };
}
