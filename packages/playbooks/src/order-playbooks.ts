import type { Playbook } from '@workspace-ops/contracts';

/** By owning department code, then name; compared by code units, so that no collation matters. */
export const orderPlaybooks = (playbooks: readonly Playbook[]): Playbook[] =>
  playbooks.toSorted(
    (one, other) =>
      compare(one.ownerDepartmentCode, other.ownerDepartmentCode) || compare(one.name, other.name),
  );

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
