/**
 * The scope of a service's own cross-workspace work: relays, sweeps, sign-in.
 * No workspace id can be `*`.
 */
export const allWorkspaces = '*';
