export { DataFolderInUseError, EmbeddedPostgresError } from './errors.ts';
export { backUp, type BackUpOptions } from './backup/back-up.ts';
export type { Manifest } from './backup/manifest.ts';
export { restore, verifyBackup } from './backup/restore.ts';
export { postgresRelease } from './find-binaries.ts';
export { ignoring } from './file-errors.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
export { visitEmbeddedPostgres } from './visit-server.ts';
export { throwawayParent } from './throwaway-parent.ts';
export type {
  EmbeddedPostgres,
  EmbeddedPostgresLogger,
  EmbeddedPostgresOptions,
} from './options.ts';
