// Imports nothing, so that a page loads these names without the schemas.

/**
 * What a member may do in a workspace. Each role may all that the ones after it may, but `auditor`,
 * which stands beside them: it reads everything and writes nothing.
 */
export const memberRoles = ['owner', 'admin', 'approver', 'editor', 'viewer', 'auditor'] as const;

export type Role = (typeof memberRoles)[number];

/** The least roles that an operation can ask for; an auditor may what a viewer may. */
export const leastRoles = ['owner', 'admin', 'approver', 'editor', 'viewer'] as const;

export type LeastRole = (typeof leastRoles)[number];

/** The least role of everybody who decides, whatever a policy says of their titles. */
export const decidingRole = 'approver' satisfies LeastRole;

const ranks: Record<Role, number> = {
  owner: 5,
  admin: 4,
  approver: 3,
  editor: 2,
  viewer: 1,
  auditor: 1,
};

/** Whether the role is the least one that is asked for, or above it. */
export const hasRole = (role: Role, least: LeastRole): boolean => ranks[role] >= ranks[least];

export const isAbove = (role: Role, other: Role): boolean => ranks[role] > ranks[other];
