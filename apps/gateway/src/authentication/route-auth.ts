/**
 * Which credential a row of the REST table takes:
 * - `none`: credentials are ignored.
 * - `optional`: an invalid credential, like a missing one, means anonymous.
 * - `workspace`: a credential, or in open tenancy the workspace header or the default workspace.
 * - `credential`: a credential in either tenancy.
 * - `feed`: a credential, or the secret of an API token as `?token=`, for programs that can set no header.
 * - `webhook`: as `workspace`, but a caller without a credential is let through in strict tenancy
 *   too, and may name the workspace as `?workspaceId=`: the row's `verify` decides.
 * - `directory`: the token of a workspace's directory, which the identity service checks with the call;
 *   a session or an API token does not stand for it.
 * - `strict`: a credential in strict tenancy; in open tenancy credentials are ignored.
 */
export type RouteAuth =
  | 'none'
  | 'optional'
  | 'workspace'
  | 'credential'
  | 'feed'
  | 'webhook'
  | 'directory'
  | 'strict';
