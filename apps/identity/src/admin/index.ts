export { openAdministration, type Administration } from './administration.ts';
export { deleteWorkspace } from './delete-workspace.ts';
export { endSessions } from './end-sessions.ts';
export { removeFactors } from './remove-factors.ts';
export { makeResetCode } from './reset-password.ts';
export { rotateSigningKey } from './rotate-signing-key.ts';
export { resumeWorkspace, suspendWorkspace } from './suspend-workspace.ts';
export { findWorkspaceName, listWorkspaces } from './workspaces.ts';
