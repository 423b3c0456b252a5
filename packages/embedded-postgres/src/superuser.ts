/** The cluster's superuser role. */
export const superuser = 'workspace_ops';

/** The superuser's address of a database. */
export const addressOf = (server: { port: number; password: string; database: string }): string =>
  `postgres://${superuser}:${server.password}@127.0.0.1:${server.port}/${encodeURIComponent(server.database)}`;
