import { redactText } from '@workspace-ops/content';
import { nameCaller, type Caller, type Snapshot } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';

type Verb = 'save' | 'clone' | 'restore' | 'delete';
const done: Record<Verb, string> = {
  save: 'saved',
  clone: 'cloned',
  restore: 'restored',
  delete: 'deleted',
};

/** The audit entry of what a caller did with a snapshot, in the transaction that does it. */
export function auditSnapshot(
  tx: Transaction,
  verb: Verb,
  of: {
    snapshot: Pick<Snapshot, 'id' | 'name'>;
    caller: Caller;
    details?: Record<string, unknown>;
  },
): void {
  const { snapshot, caller, details = {} } = of;
  tx.audit({
    agent: nameCaller(caller) ?? 'Workspace caller',
    action: `snapshot.${verb}`,
    message: redactText(`The snapshot "${snapshot.name}" was ${done[verb]}.`).text,
    details: { snapshotId: snapshot.id, ...details },
  });
}
