import type { Playbook } from '@workspace-ops/contracts';
import { notFound } from '@workspace-ops/service-kit';
import { canonicalPlaybooks } from './canonical-playbooks.ts';

/**
 * The playbook as stored, else as the canonical registry has it.
 * @throws {AppError} `not_found`
 */
export function findPlaybook(stored: readonly Playbook[], id: string): { playbook: Playbook } {
  const playbook = [...stored, ...canonicalPlaybooks].find((candidate) => candidate.id === id);
  if (playbook === undefined) throw notFound('Playbook');
  return { playbook };
}
