/** The cluster's superuser role. */
export const superuser = 'workspace_ops';
