import type { Queries } from '@workspace-ops/db';
import { canonicalPlaybooks } from '@workspace-ops/playbooks';
import { handoffs, playbooks } from '../db/schema/index.ts';

/**
 * Writes the canonical playbooks that the database does not have. One that it has stays as it is,
 * its status included: an operator who sets a playbook to `review` keeps it so over a restart.
 */
export async function seedPlaybooks(db: Queries): Promise<void> {
  const inserted = await db
    .insert(playbooks)
    .values(canonicalPlaybooks.map(({ handoffs: _handoffs, ...playbook }) => playbook))
    .onConflictDoNothing()
    .returning({ id: playbooks.id });
  const fresh = new Set(inserted.map(({ id }) => id));
  const rows = canonicalPlaybooks
    .filter(({ id }) => fresh.has(id))
    .flatMap(({ id, handoffs: own }) => own.map((handoff) => ({ playbookId: id, ...handoff })));
  if (rows.length > 0) await db.insert(handoffs).values(rows);
}
