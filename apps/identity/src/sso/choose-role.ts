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

/** A claim's values: a text, or a list of texts. Others count as none. */
export function readClaimValues(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string');
}
