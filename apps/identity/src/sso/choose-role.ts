import { memberRoles, type Role } from '@workspace-ops/contracts';
import type { ConnectionRow } from './find-connection.ts';

type Mapping = Pick<ConnectionRow, 'roleMapping' | 'defaultRole'>;

/** The highest role that any of the values maps to, or the default one. */
export function chooseRole({ roleMapping, defaultRole }: Mapping, values: readonly string[]): Role {
  const mapped = values
    .filter((value) => Object.hasOwn(roleMapping, value))
    .map((value) => roleMapping[value]!);
  // The roles are in their order, the highest first.
  return memberRoles.find((role) => mapped.includes(role)) ?? defaultRole;
}

/**
 * The same for groups of a directory, whose names have no regard to case (RFC 7643, 2.2). Of stored values that
 * differ in case alone only the one that is written as the group counts.
 */
export function chooseGroupRole(mapping: Mapping, names: readonly string[]): Role {
  const byName = Map.groupBy(Object.keys(mapping.roleMapping), (value) => value.toLowerCase());
  const values = names.map((name) => {
    const [only, ...others] = byName.get(name.toLowerCase()) ?? [];
    return only === undefined || others.length > 0 ? name : only;
  });
  return chooseRole(mapping, values);
}

/** A claim's values: a text, or a list of texts. Others count as none. */
export function readClaimValues(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string');
}
